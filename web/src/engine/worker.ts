import { learn, sayPhrase, type Phrase } from '../words';
import type { Answer, Question } from './engine';

/** The program beside the page: rules, games and bots, compiled to WebAssembly, and asked line by line. */
interface Program {
  exports: { answer(line: string): string };
}

interface Runtime {
  load(address: string): Promise<Program>;
}

const RUNTIME = '/engine/runtime.js';
const PROGRAM = '/engine/engine.wasm';

Object.values(import.meta.glob<string>('../../../games/*/src/main/resources/org/merlon/*/words/en.ftl', { query: '?raw', import: 'default', eager: true })).forEach(learn);
Object.assign(globalThis, { merlonSay: (phrase: string) => sayPhrase(JSON.parse(phrase) as Phrase) });

const program = import(/* @vite-ignore */ RUNTIME).then((runtime: Runtime) => runtime.load(PROGRAM));

addEventListener('message', ({ data: { id, line } }: MessageEvent<Question>) => {
  void program.then(
    ({ exports }) => postMessage({ id, reply: exports.answer(line) } satisfies Answer),
    (problem: unknown) => postMessage({ id, trouble: String(problem) } satisfies Answer),
  );
});
