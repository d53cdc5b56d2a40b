import type { Condition } from '../engine/engineGame';
import { ApiError } from '../net/errors';
import type { Attachment, PastPosition, TableInfo, TableRequest } from '../net/types';
import { upsertAttachment } from '../table/store/attachments';
import type { Source, SourceListener } from './source';
import { formatRefusal, t } from '../i18n';
import { HintEngine } from '../local/hintEngine';
import { exportGame } from '../local/gameFile';
import { currentMoves, isOver, localTableInfo, moveTexts, newGameCommand, OWN_SEAT } from '../local/tableInfo';
import { gameStorage, type StoredEntry, type StoredGame } from '../local/gameStorage';
import { EngineGame } from '../engine/engineGame';
import { BotWorkers } from '../local/botWorkers';

/** A table in this browser: one person and bots, without a server. An entry counts once it is stored. */
export class LocalSource implements Source {
  readonly isLocal = true;
  readonly pagePath: string;
  private readonly ready: Promise<{ game: StoredGame; engineGame: EngineGame; bots: BotWorkers }>;
  /** Requests are handled one after the other. */
  private queue: Promise<unknown> = Promise.resolve();
  /** A second game for earlier positions, so that the first keeps its state. */
  private reviewGame: EngineGame | undefined;
  private hintEngine: HintEngine | undefined;

  constructor(
    private readonly id: string,
    private readonly listener: SourceListener,
  ) {
    this.pagePath = `/local/${id}`;
    this.ready = this.open();
    void this.ready.then(() => this.enqueue(() => this.letBotsPlay())).catch((problem: Error) => this.refuse(problem));
  }

  private async open() {
    const game = await gameStorage.read(this.id);
    if (game === undefined) {
      throw new ApiError('unknown', t('error-unknown-local-game'));
    }
    const engineGame = new EngineGame(newGameCommand(game));
    await engineGame.syncTo(moveTexts(game.entries));
    if (game.promise === undefined) {
      const { key, commitment, rulesVersion } = await engineGame.proof();
      game.promise = { key, commitment, rulesVersion };
      await gameStorage.write(game); // before any hidden information is shown
    }
    this.listener.onConnection('connected');
    this.listener.onMessage({ type: 'table', table: this.id, view: await localTableInfo(game, engineGame) });
    if (game.handed !== undefined) {
      this.refuse(new ApiError('local', t('error-local-game-uploaded')));
    }
    return { game, engineGame, bots: new BotWorkers(engineGame, newGameCommand(game)) };
  }

  private refuse(problem: Error): void {
    this.listener.onMessage({ type: 'refused', code: problem instanceof ApiError ? problem.code : 'local', reason: problem.message });
  }

  private enqueue<T>(task: () => Promise<T>): Promise<T> {
    const done = this.queue.then(task);
    this.queue = done.catch(() => undefined);
    return done;
  }

  /** Stores an entry without reporting it. */
  private async store(entry: Omit<StoredEntry, 'number' | 'time'>): Promise<StoredEntry> {
    const { game } = await this.ready;
    const stored: StoredEntry = { ...entry, number: game.entries.length + 1, time: Math.max(Date.now(), game.updated) }; // the system clock may be set back
    await gameStorage.write({ ...game, entries: [...game.entries, stored], updated: stored.time });
    game.entries.push(stored);
    game.updated = stored.time;
    return stored;
  }

  /** Stores an entry and reports it. */
  private async append(entry: Omit<StoredEntry, 'number' | 'time'>): Promise<void> {
    const { game, engineGame } = await this.ready;
    const stored = await this.store(entry);
    this.listener.onMessage({
      type: 'entry',
      table: this.id,
      entry: stored,
      events: stored.events ?? [],
      view: await localTableInfo(game, engineGame),
    });
  }

  /** Plays a move in the engine and returns the entry to store. */
  private async playMove(seat: number, move: string): Promise<Omit<StoredEntry, 'number' | 'time'>> {
    const { engineGame } = await this.ready;
    const { phrases, reason = '', reveals = false } = await engineGame.explainMove(move);
    if (phrases.length > 0) {
      throw new ApiError('illegal', formatRefusal({ reason, phrases }));
    }
    return { kind: 'move', seat, move, reveals, events: await engineGame.play(move) };
  }

  private async letBotsPlay(): Promise<void> {
    const { game, engineGame, bots } = await this.ready;
    for (;;) {
      const engineView = await engineGame.viewFor(String(OWN_SEAT));
      const seat = engineView.toMove ?? OWN_SEAT;
      const mover = game.seats[seat];
      if (isOver(game, engineView) || game.handed !== undefined || mover?.kind !== 'bot') {
        return;
      }
      await this.append(await this.playMove(seat, await bots.chooseMove(mover.name ?? '')));
    }
  }

  async send(message: TableRequest): Promise<void> {
    await this.enqueue(() => this.handle(message));
    if (message.type === 'move') {
      this.enqueue(() => this.letBotsPlay()).catch((problem: Error) => this.refuse(problem));
    }
  }

  private async handle(message: TableRequest): Promise<void> {
    const { game, engineGame } = await this.ready;
    if (game.handed !== undefined) {
      throw new ApiError('local', t('error-local-game-uploaded'));
    }
    switch (message.type) {
      case 'move':
        if (message.number !== game.entries.length) {
          throw new ApiError('stale', t('common-illegal-not-now'));
        }
        return this.append(await this.playMove(OWN_SEAT, message.move));
      case 'undo':
      case 'ask-undo': {
        const moves = moveTexts(game.entries);
        const left = message.type === 'undo' ? moves.length - 1 : message.kept;
        await engineGame.syncTo(moves.slice(0, left));
        return this.append({ kind: 'undo', seat: OWN_SEAT, kept: left });
      }
      case 'resign':
        return this.append({ kind: 'resign', seat: OWN_SEAT });
      default:
        throw new ApiError('local', t('error-needs-server'));
    }
  }

  autoplayUntil = (bot: string, until: readonly Condition[]): Promise<void> =>
    this.enqueue(async () => {
      const { game, engineGame, bots } = await this.ready;
      const before = game.entries.length;
      for (;;) {
        const engineView = await engineGame.viewFor(String(OWN_SEAT));
        const [reached] = await this.checkConditions([[...until]]);
        if (reached || isOver(game, engineView) || game.handed !== undefined) {
          break;
        }
        const seat = engineView.toMove ?? OWN_SEAT;
        const mover = game.seats[seat];
        const move = await bots.chooseMove(mover?.kind === 'bot' ? (mover.name ?? bot) : bot);
        await this.store(await this.playMove(seat, move));
      }
      const view = await localTableInfo(game, engineGame);
      this.listener.onMessage({ type: 'missed', table: this.id, entries: game.entries.slice(before), view });
    });

  checkConditions = async (of: readonly Condition[][]) => {
    const { game, engineGame } = await this.ready;
    return engineGame.check(
      OWN_SEAT,
      currentMoves(game.entries).flatMap(({ seat, move }) => (seat === OWN_SEAT ? move : [])),
      of,
    );
  };
  log = async () => (await this.ready).game.entries;
  chat = async () => [];
  reachable = async () => {
    const { game, engineGame } = await this.ready;
    return { number: game.entries.length, ways: await engineGame.reachable() };
  };
  hint = async (signal: AbortSignal) => {
    const { game } = await this.ready;
    this.hintEngine ??= new HintEngine(newGameCommand(game));
    return this.hintEngine.hint(moveTexts(game.entries), signal);
  };
  moveGain = async (move: string) => (await this.ready).engineGame.moveGain(move);
  attachments = async () => (await this.ready).game.attachments;

  async exportFile(): Promise<Blob> {
    const { game } = await this.ready;
    return new Blob([JSON.stringify(await exportGame(game))], { type: 'application/json' });
  }

  async explainMove(move: string) {
    const { phrases, reason = null } = await (await this.ready).engineGame.explainMove(move);
    return { phrases, reason };
  }

  async attach(attachment: Attachment): Promise<void> {
    const { game } = await this.ready;
    game.attachments = upsertAttachment(game.attachments, attachment);
    await gameStorage.write(game);
    this.listener.onMessage({ type: 'attached', table: this.id, ...attachment });
  }

  async positionAt(number: number, viewer: string | undefined): Promise<PastPosition> {
    const { game } = await this.ready;
    const moves = moveTexts(game.entries.filter((entry) => entry.number <= number));
    this.reviewGame ??= new EngineGame(newGameCommand(game));
    await this.reviewGame.syncTo(moves);
    const { toMove, status, sheets, view, facts } = await this.reviewGame.viewFor(viewer ?? String(OWN_SEAT));
    return { number, toMove, moves: moves.length, status, sheets, view, facts };
  }

  runCommand(): Promise<TableInfo> {
    return Promise.reject(new ApiError('local', t('error-needs-server')));
  }

  close(): void {
    this.reviewGame?.close();
    this.hintEngine?.close();
    void this.ready.then(({ engineGame, bots }) => [engineGame, bots].forEach((each) => each.close())).catch(() => undefined);
  }
}
