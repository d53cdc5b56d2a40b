import { ReconnectingSocket } from '../../net/socket';

/** Minimum interval between two loads of a list, plus random jitter that spreads the load of many clients. */
const MIN_INTERVAL_MS = { mine: 300, open: 1000 };
const JITTER_MS = { mine: 200, open: 2000 };

type ListName = keyof typeof MIN_INTERVAL_MS;

/**
 * Calls `reload` for lists of tables that have changed, once for all changes of an interval. Returns a function that
 * unsubscribes.
 */
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
        schedule('mine'); // much may have changed while the connection was lost
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
