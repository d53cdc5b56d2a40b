/** What the page asks of the program beside it, and what it answers. */
export interface Question {
  id: number;
  line: string;
}
export type Answer = { id: number; reply: string } | { id: number; trouble: string };

/** The engine in a worker of its own: one conversation in the line protocol, as with the engine of the command line. */
export class Engine {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private asked = 0;

  constructor() {
    this.worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      this.waiting.get(data.id)?.(data);
      this.waiting.delete(data.id);
    });
    this.worker.addEventListener('error', (event) => this.fail(event.message));
  }

  /** The reply to a command line; refused only if the program itself cannot be run here. */
  ask(line: string): Promise<string> {
    const id = ++this.asked;
    return new Promise((answered, failed) => {
      this.waiting.set(id, (answer) => ('reply' in answer ? answered(answer.reply) : failed(new Error(answer.trouble))));
      this.worker.postMessage({ id, line } satisfies Question);
    });
  }

  private fail(trouble: string): void {
    for (const [id, hear] of this.waiting) {
      hear({ id, trouble });
    }
    this.waiting.clear();
  }

  /** Ends it at once, whatever it thinks about. */
  close(): void {
    this.worker.terminate();
    this.fail('closed');
  }
}
