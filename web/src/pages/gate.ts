import { ReconnectingSocket } from '../net/live';

/** So long the gate rests between two looks at a list, however often it changes; the rest keeps many gates from asking at once. */
const REST = { mine: 300, open: 1000 };
const SPREAD = { mine: 200, open: 2000 };

type Which = keyof typeof REST;

/** Hears that lists of tables have changed, and lets each be looked at once for all changes of a while; answers with how to stop. */
export function stand(look: (which: Which) => void): () => void {
  const waiting = new Map<Which, ReturnType<typeof setTimeout>>();
  const soon = (which: Which) => {
    if (!waiting.has(which)) {
      const later = REST[which] + Math.random() * SPREAD[which];
      waiting.set(
        which,
        setTimeout(() => {
          waiting.delete(which);
          look(which);
        }, later),
      );
    }
  };
  let before = false;
  const live = new ReconnectingSocket(
    (message) => {
      if (message.type === 'lists') {
        soon(message.which);
      }
    },
    (state) => {
      if (state === 'connected' && before) {
        soon('mine'); // much may have happened while the line was broken
        soon('open');
      }
      before ||= state === 'connected';
    },
    () => ({ type: 'gate' }),
  );
  return () => {
    live.close();
    waiting.forEach((each) => clearTimeout(each));
  };
}
