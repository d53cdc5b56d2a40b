import type { Outbound } from './types';

export type Connection = 'connecting' | 'connected' | 'lost';

type Listener = (message: Outbound) => void;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 4000;
const HEARTBEAT = 20_000;

/** The WebSocket: comes back by itself, and asks for what was missed. */
export class Live {
  private socket: WebSocket | undefined;
  private wait = FIRST_WAIT;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private refs = 0;
  private readonly waiting = new Map<string, { done: (number: number) => void; refused: (reason: Refusal) => void }>();

  constructor(
    private readonly hear: Listener,
    private readonly onState: (state: Connection) => void,
    /** What to say first on every connection: which table to watch, and from which entry on. */
    private readonly hello: () => unknown,
    private readonly url: string = location.origin.replace(/^http/, 'ws') + '/ws',
  ) {
    this.onState('connecting');
    this.open();
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  private open(): void {
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.onState('connected');
      socket.send(JSON.stringify(this.hello()));
      this.heartbeat = setInterval(() => socket.send('{"type":"ping"}'), HEARTBEAT);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.receive(JSON.parse(event.data) as Outbound);
    socket.onclose = () => {
      clearInterval(this.heartbeat);
      for (const [ref, { refused }] of this.waiting) {
        this.waiting.delete(ref);
        refused(new Refusal('lost', 'The connection broke before the answer came.'));
      }
      if (!this.closed) {
        this.onState('lost');
        this.retry = setTimeout(() => this.open(), this.wait);
        this.wait = Math.min(LONGEST_WAIT, Math.max(FIRST_WAIT, this.wait * 2));
      }
    };
  }

  private readonly hurry = (): void => {
    if (!this.closed && this.socket?.readyState === WebSocket.CLOSED && document.visibilityState === 'visible') {
      clearTimeout(this.retry);
      this.open();
    }
  };

  private receive(message: Outbound): void {
    if ((message.type === 'done' || message.type === 'refused') && message.ref !== undefined) {
      const asker = this.waiting.get(message.ref);
      this.waiting.delete(message.ref);
      if (message.type === 'done') {
        asker?.done(message.number);
      } else {
        asker?.refused(new Refusal(message.code, message.reason));
      }
      return;
    }
    this.hear(message);
  }

  /** Connects anew, because who we are to the server has changed. */
  renew(): void {
    this.wait = 0;
    this.socket?.close();
  }

  /** Says something and waits until it is done, or refused with a {@link Refusal}. */
  ask(message: Record<string, unknown>): Promise<number> {
    return new Promise((done, refused) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        refused(new Refusal('lost', 'There is no connection just now. It will be back in a moment.'));
        return;
      }
      const ref = String(++this.refs);
      this.waiting.set(ref, { done, refused });
      this.socket.send(JSON.stringify({ ...message, ref }));
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.heartbeat);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
  }
}

/** Why something that was asked over the socket cannot be. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    reason: string,
  ) {
    super(reason);
  }
}
