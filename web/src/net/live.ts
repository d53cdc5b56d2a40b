import { say, sayWhy } from '../words';
import { Refused } from './api';
import type { Unsent } from './ask';
import type { Inbound, Outbound, TableMessage } from './types';

export type Connection = 'connecting' | 'connected' | 'lost';

type Listener = (message: Outbound) => void;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 4000;
/** How often we look whether the line is alive. */
const TICK = 1000;
/** After so much silence we ask for a sign of life, */
const QUIET = 3000;
/** and wait so long for it; a line that gives none is frozen, whatever the browser thinks of it. */
const PATIENCE = 4000;
/** A connection that is not there by then is tried anew. */
const CONNECT = 8000;

interface Asked {
  message: TableMessage;
  done: (number: number | undefined) => void;
  refused: (reason: Refused) => void;
}

const tell = (socket: WebSocket, message: Unsent<Inbound>): void => socket.send(JSON.stringify(message));

/** The WebSocket: notices when it is dead, comes back by itself, and asks for what was missed. */
export class Live {
  private socket: WebSocket | undefined;
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly ticking: ReturnType<typeof setInterval>;
  private closed = false;
  private refs = 0;
  /** When this connection was begun, when it was last heard of, and when it was last asked for a sign of life. */
  private begun = 0;
  private heard = 0;
  private asked = 0;
  /** A line that was lost is back when something is heard on it: one that freezes may be opened, and stay silent. */
  private lost = false;
  private readonly waiting = new Map<string, Asked>();

  constructor(
    private readonly hear: Listener,
    private readonly onState: (state: Connection) => void,
    /** What to say first on every connection: which table to watch, and from which entry on. */
    private readonly hello: () => Unsent<Inbound>,
    private readonly url: string = location.origin.replace(/^http/, 'ws') + '/ws',
  ) {
    this.onState('connecting');
    this.open();
    this.ticking = setInterval(this.look, TICK);
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  private open(): void {
    const socket = new WebSocket(this.url);
    this.socket = socket;
    this.begun = performance.now();
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.heard = performance.now();
      this.asked = 0;
      if (!this.lost) {
        this.onState('connected');
      }
      tell(socket, this.hello());
      for (const [ref, { message }] of this.waiting) {
        tell(socket, { ...message, ref });
      }
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heard = performance.now();
      if (this.lost) {
        this.lost = false;
        this.onState('connected');
      }
      this.receive(JSON.parse(event.data) as Outbound);
    };
    socket.onclose = () => this.lose(this.wait);
  }

  /** The line is gone. What can be sent again without harm waits for the next; the rest is told so. */
  private lose(wait: number): void {
    for (const [ref, { message, refused }] of this.waiting) {
      if (message.type !== 'move') {
        this.waiting.delete(ref);
        refused(new Refused('lost', say('house-line-broke')));
      }
    }
    if (!this.closed) {
      this.lost = true;
      this.onState('lost');
      clearTimeout(this.retry);
      this.retry = setTimeout(() => this.open(), wait);
      this.wait = Math.min(LONGEST_WAIT, Math.max(FIRST_WAIT, wait * 2));
    }
  }

  /** Notices a line that is dead without having ended: no wire tells us that it was cut. */
  private readonly look = (): void => {
    const now = performance.now();
    if (this.socket?.readyState === WebSocket.CONNECTING && now - this.begun >= CONNECT) {
      this.abandon(this.socket);
    } else if (this.socket?.readyState === WebSocket.OPEN) {
      if (this.asked > this.heard && now - this.asked >= PATIENCE) {
        this.abandon(this.socket);
      } else if (this.asked <= this.heard && now - this.heard >= QUIET) {
        this.asked = now;
        tell(this.socket, { type: 'ping' });
      }
    }
  };

  /** Takes another line; this one would need minutes to end. */
  private abandon(socket: WebSocket): void {
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.lose(0);
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
        asker?.refused(new Refused(message.code, sayWhy(message)));
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

  /**
   * Says something and waits until it is done, or refused with a {@link Refused}. A move is sent again on the next line if
   * this one breaks: it carries the number that it answers to, so it cannot be played twice.
   */
  ask(message: TableMessage): Promise<number | undefined> {
    return new Promise((done, refused) => {
      const open = this.socket?.readyState === WebSocket.OPEN ? this.socket : undefined;
      if (open === undefined && message.type !== 'move') {
        refused(new Refused('lost', say('house-line-away')));
        return;
      }
      const ref = String(++this.refs);
      this.waiting.set(ref, { message, done, refused });
      if (open !== undefined) {
        tell(open, { ...message, ref });
      }
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.ticking);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
    for (const { refused } of this.waiting.values()) {
      refused(new Refused('lost', say('house-line-left')));
    }
    this.waiting.clear();
  }
}
