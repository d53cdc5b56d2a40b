import { FORMATS_TEXT, type WorkerReply, type WorkerRequest } from './messages';

/** Options of a command that may take long. */
export interface AskOptions {
  /** Stops a search; the reply is then the best move found so far. */
  signal?: AbortSignal | undefined;
  /** Called from time to time with what has been found so far. */
  onInfo?: ((info: string) => void) | undefined;
}

/** The engine in a worker of its own: one session of the line protocol, as on the command line. */
export class Engine {
  private readonly worker: Worker;
  private readonly pending = new Map<number, (answer: WorkerReply) => void>();
  private lastId = 0;

  /** @param formatsText whether replies contain sentences instead of message keys */
  constructor(formatsText = false) {
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: formatsText ? FORMATS_TEXT : '' });
    this.worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => this.pending.get(data.id)?.(data));
    this.worker.addEventListener('error', (event) => this.failAll(event.message));
  }

  /** Sends a command and returns the reply; rejects only if the engine cannot run here. */
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

  /** Terminates the worker at once, even during a search. */
  close(): void {
    this.worker.terminate();
    this.failAll('closed');
  }
}

/** Engines without a game; starting a new one takes a second and some megabytes. */
const idleEngines: Engine[] = [];
const MAX_IDLE_ENGINES = 2;

export const acquireEngine = (): Engine => idleEngines.pop() ?? new Engine();

/** Returns an engine to the pool for the next game, unless it is still searching. */
export function releaseEngine(engine: Engine): void {
  if (engine.busy || idleEngines.length >= MAX_IDLE_ENGINES) {
    engine.close();
  } else {
    idleEngines.push(engine);
  }
}
