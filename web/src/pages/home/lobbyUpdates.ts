import { ReconnectingSocket } from '../../net/socket';

/** So long the gate rests between two looks at a list, however often it changes; the rest keeps many gates from asking at once. */
const MIN_INTERVAL_MS = { mine: 300, open: 1000 };
const JITTER_MS = { mine: 200, open: 2000 };

type ListName = keyof typeof MIN_INTERVAL_MS;

/** Hears that lists of tables have changed, and lets each be looked at once for all changes of a while; answers with how to stop. */
export function subscribeLobby(reload: (which: ListName) => void): () => void {
  const waiting = new Map<ListName, ReturnType<typeof setTimeout>>();
  const schedule = (which: ListName) => {
    if (!waiting.has(which)) {
      const delay = MIN_INTERVAL_MS[which] + Math.random() * JITTER_MS[which];
      waiting.set(
        which,
        setTimeout(() => {
          waiting.delete(which);
          reload(which);
        }, delay),
      );
    }
  };
  let wasConnected = false;
  const socket = new ReconnectingSocket(
    (message) => {
      if (message.type === 'lists') {
        schedule(message.which);
      }
    },
    (state) => {
      if (state === 'connected' && wasConnected) {
        schedule('mine'); // much may have happened while the line was broken
        schedule('open');
      }
      wasConnected ||= state === 'connected';
    },
    () => ({ type: 'gate' }),
  );
  return () => {
    socket.close();
    waiting.forEach((each) => clearTimeout(each));
  };
}
