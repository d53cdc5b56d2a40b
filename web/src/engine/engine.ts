import { SPEAKING, type Answer, type Question } from './question';

/** How somebody waits for a reply that may take long. */
export interface Waiting {
  /** Stops the thinking; the reply is then the best that was found by that time. */
  signal?: AbortSignal | undefined;
  /** Told now and then what has been found so far. */
  told?: ((info: string) => void) | undefined;
}

/** The engine in a worker of its own: one conversation in the line protocol, as with the engine of the command line. */
export class Engine {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private asked = 0;

  /** @param speaking whether it answers in sentences of the catalogues, or else in phrases */
  constructor(speaking = false) {
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: speaking ? SPEAKING : '' });
    this.worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => this.waiting.get(data.id)?.(data));
    this.worker.addEventListener('error', (event) => this.fail(event.message));
  }

  /** The reply to a command line; refused only if the program itself cannot be run here. */
  ask(line: string, { signal, told }: Waiting = {}): Promise<string> {
    const id = ++this.asked;
    const stop = () => this.tell({ stop: id });
    return new Promise<string>((answered, failed) => {
      this.waiting.set(id, (answer) => {
        if ('info' in answer) {
          told?.(answer.info);
          return;
        }
        this.waiting.delete(id);
        signal?.removeEventListener('abort', stop);
        if ('reply' in answer) {
          answered(answer.reply);
        } else {
          failed(new Error(answer.trouble));
        }
      });
      this.tell({ id, line });
      signal?.addEventListener('abort', stop);
      if (signal?.aborted) {
        stop();
      }
    });
  }

  private tell(question: Question): void {
    this.worker.postMessage(question);
  }

  private fail(trouble: string): void {
    for (const [id, hear] of [...this.waiting]) {
      hear({ id, trouble });
    }
  }

  get busy(): boolean {
    return this.waiting.size > 0;
  }

  /** Ends it at once, whatever it thinks about. */
  close(): void {
    this.worker.terminate();
    this.fail('closed');
  }
}

/** Engines whose game is over for now: to start another takes a second, and some megabytes. */
const idle: Engine[] = [];
const MOST_IDLE = 2;

export const borrowEngine = (): Engine => idle.pop() ?? new Engine();

/** Keeps an engine for the next game, unless it still thinks about the last one. */
export function giveBack(engine: Engine): void {
  if (engine.busy || idle.length >= MOST_IDLE) {
    engine.close();
  } else {
    idle.push(engine);
  }
}
