import { formatRefusal, t } from '../i18n';
import { ApiError } from './errors';
import type { AllowUndefined } from './request';
import type { Inbound, Outbound, TableMessage } from './types';

export type ConnectionState = 'connecting' | 'connected' | 'lost';

type MessageHandler = (message: Outbound) => void;

const FIRST_RETRY_MS = 400;
const MAX_RETRY_MS = 4000;
/** Interval between checks of the connection. */
const HEARTBEAT_MS = 1000;
/** A ping is sent after this time of silence, */
const PING_AFTER_MS = 3000;
/** and must be answered within this time; otherwise the connection is frozen, whatever the browser reports. */
const PONG_TIMEOUT_MS = 4000;
/** A connection that is not open by then is dropped. */
const CONNECT_TIMEOUT_MS = 8000;

interface PendingRequest {
  message: TableMessage;
  resolve: (number: number | undefined) => void;
  reject: (reason: ApiError) => void;
}

const sendMessage = (socket: WebSocket, message: AllowUndefined<Inbound>): void => socket.send(JSON.stringify(message));

/** The WebSocket: detects dead connections, reconnects, and sends unanswered moves again. */
export class ReconnectingSocket {
  private socket: WebSocket | undefined;
  private retryMs = FIRST_RETRY_MS;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly heartbeatTimer: ReturnType<typeof setInterval>;
  private closed = false;
  private lastRef = 0;
  /** When the connection was started, when something was last received, and when the last ping was sent. */
  private openedAt = 0;
  private lastReceivedAt = 0;
  private pingSentAt = 0;
  /** A lost connection is back once something is received: a frozen one may open and stay silent. */
  private lost = false;
  private readonly pending = new Map<string, PendingRequest>();

  constructor(
    private readonly onMessage: MessageHandler,
    private readonly onState: (state: ConnectionState) => void,
    /** The first message on every connection: which table to watch, and from which entry on. */
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

  /** Handles a lost connection. Moves wait for the next connection, since they can be repeated safely; other requests fail. */
  private onLost(retryAfterMs: number): void {
    for (const [ref, { message, reject }] of this.pending) {
      if (message.type !== 'move') {
        this.pending.delete(ref);
        reject(new ApiError('lost', t('error-connection-lost')));
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

  /** Detects a connection that is dead without having closed, such as after a cut cable. */
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

  /** Replaces a connection, whose closing handshake could take minutes. */
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

  /** Reconnects because the session has changed. */
  reconnect(): void {
    this.retryMs = 0;
    this.socket?.close();
  }

  /**
   * Sends a request and waits until it is done; rejects with an {@link ApiError}. A move is sent again on the next connection
   * if this one breaks: it carries the number it answers to, so it cannot be played twice.
   */
  request(message: TableMessage): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const openSocket = this.socket?.readyState === WebSocket.OPEN ? this.socket : undefined;
      if (openSocket === undefined && message.type !== 'move') {
        reject(new ApiError('lost', t('error-not-connected')));
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
      reject(new ApiError('lost', t('error-table-left')));
    }
    this.pending.clear();
  }
}
