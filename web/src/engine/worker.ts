import { SPEAKING, type Answer, type Question } from './question';

/** The program beside the page: rules, games and bots, compiled to WebAssembly, and asked line by line. */
interface Program {
  exports: {
    answer(line: string): string;
    /** Begins to think; false if the line asks for something else. */
    begin(line: string): boolean;
    /** Whether more time could still change something. */
    goOn(millis: number): boolean;
    info(): string;
    end(): string;
  };
}

interface Runtime {
  load(address: string): Promise<Program>;
}

/** How long it thinks before it listens again. */
const SLICE = 40;

/** The folder is named by what is in it, so that it is fetched once and never stale. */
async function load(): Promise<Program> {
  if (self.name === SPEAKING) {
    const { speak } = await import('./speech');
    Object.assign(globalThis, { merlonSay: speak });
  }
  const { folder } = (await (await fetch('/engine/now')).json()) as { folder: string };
  const runtime = (await import(/* @vite-ignore */ `${folder}/runtime.js`)) as Runtime;
  return runtime.load(`${folder}/engine.wasm`);
}

const program = load();
program.catch(() => undefined); // whoever asks is told

const stopped = new Set<number>();
const tell = (answer: Answer) => postMessage(answer);

/** Lets what has come in meanwhile be heard. */
const { port1, port2 } = new MessageChannel();
const breath = () =>
  new Promise<void>((rested) => {
    port1.onmessage = () => rested();
    port2.postMessage(null);
  });

async function answer(id: number, line: string): Promise<void> {
  try {
    const { exports } = await program;
    if (!exports.begin(line)) {
      tell({ id, reply: exports.answer(line) });
      return;
    }
    while (exports.goOn(SLICE)) {
      tell({ id, info: exports.info() });
      await breath();
      if (stopped.has(id)) {
        break;
      }
    }
    tell({ id, reply: exports.end() });
  } catch (problem) {
    tell({ id, trouble: String(problem) });
  } finally {
    stopped.delete(id);
  }
}

/** One after the other: what is asked while it thinks waits for its turn, except the wish to stop. */
let queue = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<Question>) => {
  if ('stop' in data) {
    stopped.add(data.stop);
  } else {
    queue = queue.then(() => answer(data.id, data.line));
  }
});
