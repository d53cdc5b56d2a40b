import { app } from '../app/app.svelte';
import type { Source, SourceListener } from './source';
import { tablesApi } from '../net/api/tables';
import type { CommandBody, CommandName } from '../net/request';
import { applyChange } from '../net/applyChange';
import { ReconnectingSocket } from '../net/socket';
import type { Attachment, Outbound, TableInfo, TableRequest } from '../net/types';

/** A table on a server, over WebSocket and REST. */
export class ServerSource implements Source {
  readonly isLocal = false;
  readonly pagePath: string;
  private readonly socket: ReconnectingSocket;
  /** The last table state, to which changes are applied. */
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

  /** Passes messages on with whole table states, whether they came whole or as a change. */
  private readonly onMessage = (message: Outbound): void => {
    if (message.type === 'entry' && message.change) {
      const { change, ...entry } = message;
      const view = applyChange(this.lastView, change);
      if (view === null) {
        this.socket.reconnect(); // nothing is lost: on the new connection the whole state is sent
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

  /** Creates a guest for a visitor without a session, and reconnects as that guest. */
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
