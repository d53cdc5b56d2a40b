import { FORMATS_TEXT, type WorkerReply, type WorkerRequest } from './messages';

/** How somebody waits for a reply that may take long. */
export interface AskOptions {
  /** Stops the thinking; the reply is then the best that was found by that time. */
  signal?: AbortSignal | undefined;
  /** Told now and then what has been found so far. */
  onInfo?: ((info: string) => void) | undefined;
}

/** The engine in a worker of its own: one conversation in the line protocol, as with the engine of the command line. */
export class Engine {
  private readonly worker: Worker;
  private readonly pending = new Map<number, (answer: WorkerReply) => void>();
  private lastId = 0;

  /** @param formatsText whether it answers in sentences of the catalogues, or else in phrases */
  constructor(formatsText = false) {
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: formatsText ? FORMATS_TEXT : '' });
    this.worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => this.pending.get(data.id)?.(data));
    this.worker.addEventListener('error', (event) => this.failAll(event.message));
  }

  /** The reply to a command line; refused only if the program itself cannot be run here. */
  ask(line: string, { signal, onInfo }: AskOptions = {}): Promise<string> {
    const id = ++this.lastId;
    const stop = () => this.post({ stop: id });
    return new Promise<string>((resolve, reject) => {
      this.pending.set(id, (answer) => {
        if ('info' in answer) {
          onInfo?.(answer.info);
          return;
        }
        this.pending.delete(id);
        signal?.removeEventListener('abort', stop);
        if ('reply' in answer) {
          resolve(answer.reply);
        } else {
          reject(new Error(answer.error));
        }
      });
      this.post({ id, line });
      signal?.addEventListener('abort', stop);
      if (signal?.aborted) {
        stop();
      }
    });
  }

  private post(request: WorkerRequest): void {
    this.worker.postMessage(request);
  }

  private failAll(error: string): void {
    for (const [id, handler] of [...this.pending]) {
      handler({ id, error });
    }
  }

  get busy(): boolean {
    return this.pending.size > 0;
  }

  /** Ends it at once, whatever it thinks about. */
  close(): void {
    this.worker.terminate();
    this.failAll('closed');
  }
}

/** Engines whose game is over for now: to start another takes a second, and some megabytes. */
const idleEngines: Engine[] = [];
const MAX_IDLE_ENGINES = 2;

export const acquireEngine = (): Engine => idleEngines.pop() ?? new Engine();

/** Keeps an engine for the next game, unless it still thinks about the last one. */
export function releaseEngine(engine: Engine): void {
  if (engine.busy || idleEngines.length >= MAX_IDLE_ENGINES) {
    engine.close();
  } else {
    idleEngines.push(engine);
  }
}
