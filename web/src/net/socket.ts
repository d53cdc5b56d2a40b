import { t, formatRefusal } from '../i18n';
import { ApiError } from './errors';
import type { AllowUndefined } from './request';
import type { Inbound, Outbound, TableMessage } from './types';

export type ConnectionState = 'connecting' | 'connected' | 'lost';

type MessageHandler = (message: Outbound) => void;

const FIRST_RETRY_MS = 400;
const MAX_RETRY_MS = 4000;
/** How often we look whether the line is alive. */
const HEARTBEAT_MS = 1000;
/** After so much silence we ask for a sign of life, */
const PING_AFTER_MS = 3000;
/** and wait so long for it; a line that gives none is frozen, whatever the browser thinks of it. */
const PONG_TIMEOUT_MS = 4000;
/** A connection that is not there by then is tried anew. */
const CONNECT_TIMEOUT_MS = 8000;

interface PendingRequest {
  message: TableMessage;
  resolve: (number: number | undefined) => void;
  reject: (reason: ApiError) => void;
}

const sendMessage = (socket: WebSocket, message: AllowUndefined<Inbound>): void => socket.send(JSON.stringify(message));

/** The WebSocket: notices when it is dead, comes back by itself, and asks for what was missed. */
export class ReconnectingSocket {
  private socket: WebSocket | undefined;
  private retryMs = FIRST_RETRY_MS;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly heartbeatTimer: ReturnType<typeof setInterval>;
  private closed = false;
  private lastRef = 0;
  /** When this connection was begun, when it was last heard of, and when it was last asked for a sign of life. */
  private openedAt = 0;
  private lastReceivedAt = 0;
  private pingSentAt = 0;
  /** A line that was lost is back when something is heard on it: one that freezes may be opened, and stay silent. */
  private lost = false;
  private readonly pending = new Map<string, PendingRequest>();

  constructor(
    private readonly onMessage: MessageHandler,
    private readonly onState: (state: ConnectionState) => void,
    /** What to say first on every connection: which table to watch, and from which entry on. */
    private readonly firstMessage: () => AllowUndefined<Inbound>,
    private readonly url: string = location.origin.replace(/^http/, 'ws') + '/ws',
  ) {
    this.onState('connecting');
    this.open();
    this.heartbeatTimer = setInterval(this.checkHeartbeat, HEARTBEAT_MS);
    addEventListener('online', this.reconnectNow);
    document.addEventListener('visibilitychange', this.reconnectNow);
  }

  private open(): void {
    const socket = new WebSocket(this.url);
    this.socket = socket;
    this.openedAt = performance.now();
    socket.onopen = () => {
      this.retryMs = FIRST_RETRY_MS;
      this.lastReceivedAt = performance.now();
      this.pingSentAt = 0;
      if (!this.lost) {
        this.onState('connected');
      }
      sendMessage(socket, this.firstMessage());
      for (const [ref, { message }] of this.pending) {
        sendMessage(socket, { ...message, ref });
      }
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.lastReceivedAt = performance.now();
      if (this.lost) {
        this.lost = false;
        this.onState('connected');
      }
      this.receive(JSON.parse(event.data) as Outbound);
    };
    socket.onclose = () => this.onLost(this.retryMs);
  }

  /** The line is gone. What can be sent again without harm waits for the next; the rest is told so. */
  private onLost(retryAfterMs: number): void {
    for (const [ref, { message, reject }] of this.pending) {
      if (message.type !== 'move') {
        this.pending.delete(ref);
        reject(new ApiError('lost', t('house-line-broke')));
      }
    }
    if (!this.closed) {
      this.lost = true;
      this.onState('lost');
      clearTimeout(this.retryTimer);
      this.retryTimer = setTimeout(() => this.open(), retryAfterMs);
      this.retryMs = Math.min(MAX_RETRY_MS, Math.max(FIRST_RETRY_MS, retryAfterMs * 2));
    }
  }

  /** Notices a line that is dead without having ended: no wire tells us that it was cut. */
  private readonly checkHeartbeat = (): void => {
    const now = performance.now();
    if (this.socket?.readyState === WebSocket.CONNECTING && now - this.openedAt >= CONNECT_TIMEOUT_MS) {
      this.dropSocket(this.socket);
    } else if (this.socket?.readyState === WebSocket.OPEN) {
      if (this.pingSentAt > this.lastReceivedAt && now - this.pingSentAt >= PONG_TIMEOUT_MS) {
        this.dropSocket(this.socket);
      } else if (this.pingSentAt <= this.lastReceivedAt && now - this.lastReceivedAt >= PING_AFTER_MS) {
        this.pingSentAt = now;
        sendMessage(this.socket, { type: 'ping' });
      }
    }
  };

  /** Takes another line; this one would need minutes to end. */
  private dropSocket(socket: WebSocket): void {
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.onLost(0);
  }

  private readonly reconnectNow = (): void => {
    if (!this.closed && this.socket?.readyState === WebSocket.CLOSED && document.visibilityState === 'visible') {
      clearTimeout(this.retryTimer);
      this.open();
    }
  };

  private receive(message: Outbound): void {
    if ((message.type === 'done' || message.type === 'refused') && message.ref !== undefined) {
      const request = this.pending.get(message.ref);
      this.pending.delete(message.ref);
      if (message.type === 'done') {
        request?.resolve(message.number);
      } else {
        request?.reject(new ApiError(message.code, formatRefusal(message)));
      }
      return;
    }
    this.onMessage(message);
  }

  /** Connects anew, because who we are to the server has changed. */
  reconnect(): void {
    this.retryMs = 0;
    this.socket?.close();
  }

  /**
   * Says something and waits until it is done, or refused with a {@link ApiError}. A move is sent again on the next line if
   * this one breaks: it carries the number that it answers to, so it cannot be played twice.
   */
  request(message: TableMessage): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const openSocket = this.socket?.readyState === WebSocket.OPEN ? this.socket : undefined;
      if (openSocket === undefined && message.type !== 'move') {
        reject(new ApiError('lost', t('house-line-away')));
        return;
      }
      const ref = String(++this.lastRef);
      this.pending.set(ref, { message, resolve, reject });
      if (openSocket !== undefined) {
        sendMessage(openSocket, { ...message, ref });
      }
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retryTimer);
    clearInterval(this.heartbeatTimer);
    removeEventListener('online', this.reconnectNow);
    document.removeEventListener('visibilitychange', this.reconnectNow);
    this.socket?.close();
    for (const { reject } of this.pending.values()) {
      reject(new ApiError('lost', t('house-line-left')));
    }
    this.pending.clear();
  }
}
