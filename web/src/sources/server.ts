import { app } from '../app/app.svelte';
import type { SourceListener, Source } from './source';
import { tablesApi } from '../net/api/tables';
import type { CommandBody, CommandName } from '../net/request';
import { applyChange } from '../net/applyChange';
import { ReconnectingSocket } from '../net/socket';
import type { Attachment, Outbound, TableInfo, TableRequest } from '../net/types';

/** A table at a server: the wire. */
export class ServerSource implements Source {
  readonly isLocal = false;
  readonly pagePath: string;
  private readonly socket: ReconnectingSocket;
  /** The table as it was last told, which a change begins with. */
  private lastView: TableInfo | null = null;

  constructor(
    private readonly id: string,
    private readonly invitation: string | undefined,
    private readonly listener: SourceListener,
  ) {
    this.pagePath = `/table/${id}`;
    this.socket = new ReconnectingSocket(this.onMessage, listener.onConnection, () => ({
      type: 'watch',
      table: id,
      changes: true,
      after: listener.lastSeenEntry() ?? undefined,
      invitation,
    }));
  }

  /** Whoever listens is told whole tables, however they came. */
  private readonly onMessage = (message: Outbound): void => {
    if (message.type === 'entry' && message.change) {
      const { change, ...entry } = message;
      const view = applyChange(this.lastView, change);
      if (view === null) {
        this.socket.reconnect(); // nothing is lost: on the next line the table comes whole
        return;
      }
      this.lastView = view;
      this.listener.onMessage({ ...entry, view });
      return;
    }
    if ('view' in message && message.view) {
      this.lastView = message.view;
    }
    this.listener.onMessage(message);
  };

  log = () => tablesApi.log(this.id, this.invitation);
  chat = () => tablesApi.chat(this.id, this.invitation);
  positionAt = (number: number, eyes: string | undefined) => tablesApi.positionAt(this.id, number, eyes, this.invitation);
  explainMove = (move: string) => tablesApi.explainMove(this.id, move);
  moveGain = (move: string) => tablesApi.moveGain(this.id, move);
  reachable = () => tablesApi.reachable(this.id);
  exportFile = async () => new Blob([JSON.stringify(await tablesApi.exportGame(this.id, this.invitation))], { type: 'application/json' });
  hint = (signal: AbortSignal) => tablesApi.hint(this.id, signal);
  attachments = () => tablesApi.attachments(this.id, this.invitation);
  attach = (attachment: Attachment) => tablesApi.attach(this.id, attachment);
  send = (message: TableRequest) => this.socket.request({ ...message, table: this.id });

  async runCommand<D extends CommandName>(name: D, body?: CommandBody<D>) {
    await this.ensureSession();
    return name === 'join'
      ? tablesApi.runCommand(this.id, 'join', { invitation: this.invitation, ...(body as CommandBody<'join'>) })
      : tablesApi.runCommand(this.id, name, body);
  }

  /** A stranger who wants to do something becomes a guest, and the line must know. */
  private async ensureSession(): Promise<void> {
    if (app.me.name === null) {
      await app.ensureSession();
      this.socket.reconnect();
    }
  }

  close(): void {
    this.socket.close();
  }
}
