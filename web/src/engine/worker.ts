import { FORMATS_TEXT, type WorkerReply, type WorkerRequest } from './messages';

/** The program beside the page: rules, games and bots, compiled to WebAssembly, and asked line by line. */
interface EngineModule {
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

interface EngineRuntime {
  load(address: string): Promise<EngineModule>;
}

/** How long it thinks before it listens again. */
const SLICE_MS = 40;

/** The folder is named by what is in it, so that it is fetched once and never stale. */
async function load(): Promise<EngineModule> {
  if (self.name === FORMATS_TEXT) {
    const { formatText } = await import('./locale');
    Object.assign(globalThis, { merlonSay: formatText });
  }
  const { folder } = (await (await fetch('/engine/now')).json()) as { folder: string };
  const runtime = (await import(/* @vite-ignore */ `${folder}/runtime.js`)) as EngineRuntime;
  return runtime.load(`${folder}/engine.wasm`);
}

const engineModule = load();
engineModule.catch(() => undefined); // whoever asks is told

const stoppedIds = new Set<number>();
const reply = (answer: WorkerReply) => postMessage(answer);

/** Lets what has come in meanwhile be heard. */
const { port1, port2 } = new MessageChannel();
const yieldToMessages = () =>
  new Promise<void>((rested) => {
    port1.onmessage = () => rested();
    port2.postMessage(null);
  });

async function answer(id: number, line: string): Promise<void> {
  try {
    const { exports } = await engineModule;
    if (!exports.begin(line)) {
      reply({ id, reply: exports.answer(line) });
      return;
    }
    while (exports.goOn(SLICE_MS)) {
      reply({ id, info: exports.info() });
      await yieldToMessages();
      if (stoppedIds.has(id)) {
        break;
      }
    }
    reply({ id, reply: exports.end() });
  } catch (problem) {
    reply({ id, error: String(problem) });
  } finally {
    stoppedIds.delete(id);
  }
}

/** One after the other: what is asked while it thinks waits for its turn, except the wish to stop. */
let queue = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if ('stop' in data) {
    stoppedIds.add(data.stop);
  } else {
    queue = queue.then(() => answer(data.id, data.line));
  }
});
