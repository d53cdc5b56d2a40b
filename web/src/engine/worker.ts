import { whenEngineReady } from './engineFolder';
import { FORMATS_TEXT, type WorkerReply, type WorkerRequest } from './messages';

/** The engine: rules, games and bots, compiled to WebAssembly. The names are exported by the Java side. */
interface EngineModule {
  exports: {
    answer(line: string): string;
    /** Starts a search; false if the command needs none. */
    begin(line: string): boolean;
    /** Continues the search; returns whether more time could still change the result. */
    goOn(millis: number): boolean;
    info(): string;
    end(): string;
  };
}

interface EngineRuntime {
  load(address: string): Promise<EngineModule>;
}

/** How long a search runs before the worker handles its messages. */
const SLICE_MS = 40;

/** Loads the engine. Its folder is named by a hash of its contents, so it is fetched once and never stale. */
async function load(): Promise<EngineModule> {
  if (self.name === FORMATS_TEXT) {
    const { formatText } = await import('./locale');
    Object.assign(globalThis, { merlonSay: formatText });
  }
  const folder = await whenEngineReady();
  const runtime = (await import(/* @vite-ignore */ `${folder}/runtime.js`)) as EngineRuntime;
  return runtime.load(`${folder}/engine.wasm`);
}

const engineModule = load();
engineModule.catch(() => undefined); // the error is reported to the first command

const stoppedIds = new Set<number>();
const reply = (answer: WorkerReply) => postMessage(answer);

/** Lets pending messages be handled. */
const { port1, port2 } = new MessageChannel();
const yieldToMessages = () =>
  new Promise<void>((resolve) => {
    port1.onmessage = () => resolve();
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

/** Commands are handled one after the other; only a stop request overtakes. */
let queue = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if ('stop' in data) {
    stoppedIds.add(data.stop);
  } else {
    queue = queue.then(() => answer(data.id, data.line));
  }
});
