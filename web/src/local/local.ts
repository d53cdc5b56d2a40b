import type { Clause } from '../learn/content';
import { ApiError } from '../net/api';
import type { Attachment, PastPosition, TableInfo, TableRequest } from '../net/types';
import { upsertAttachment } from '../table/attachments';
import type { SourceListener, Source } from '../table/source';
import { t, formatRefusal } from '../words';
import { Adviser } from './adviser';
import { fileOf } from './file';
import { beginning, infoOf, isOver, movesOf, standingOf, YOU } from './info';
import { keptGames, type Kept, type KeptEntry } from './kept';
import { LocalRules } from './rules';
import { Team } from './team';

/** A table in this browser: one person and bots, without a server. Nothing counts before it is kept. */
export class Local implements Source {
  readonly isLocal = true;
  readonly pagePath: string;
  private readonly opened: Promise<{ kept: Kept; rules: LocalRules; team: Team }>;
  /** What is done is done one after the other. */
  private queue: Promise<unknown> = Promise.resolve();
  /** A second engine for looking back, so that the first stays where it is. */
  private backward: LocalRules | undefined;
  private adviser: Adviser | undefined;

  constructor(
    private readonly id: string,
    private readonly listener: SourceListener,
  ) {
    this.pagePath = `/local/${id}`;
    this.opened = this.open();
    void this.opened.then(() => this.inTurn(() => this.letBotsPlay())).catch((problem: Error) => this.refuse(problem));
  }

  private async open() {
    const kept = await keptGames.read(this.id);
    if (kept === undefined) {
      throw new ApiError('unknown', t('house-local-unknown'));
    }
    const rules = new LocalRules(beginning(kept));
    await rules.follow(movesOf(kept.entries));
    if (kept.promise === undefined) {
      const { key, commitment, rulesVersion } = await rules.proof();
      kept.promise = { key, commitment, rulesVersion };
      await keptGames.write(kept); // before anything is seen of the cards
    }
    this.listener.onConnection('connected');
    this.listener.onMessage({ type: 'table', table: this.id, view: infoOf(kept, await rules.told(String(YOU))) });
    if (kept.handed !== undefined) {
      this.refuse(new ApiError('local', t('house-local-handed')));
    }
    return { kept, rules, team: new Team(rules, beginning(kept)) };
  }

  private refuse(problem: Error): void {
    this.listener.onMessage({ type: 'refused', code: problem instanceof ApiError ? problem.code : 'local', reason: problem.message });
  }

  private inTurn<T>(deed: () => Promise<T>): Promise<T> {
    const done = this.queue.then(deed);
    this.queue = done.catch(() => undefined);
    return done;
  }

  /** Keeps an entry, of which nobody is told yet. */
  private async keep(entry: Omit<KeptEntry, 'number' | 'time'>): Promise<KeptEntry> {
    const { kept } = await this.opened;
    const added: KeptEntry = { ...entry, number: kept.entries.length + 1, time: Math.max(Date.now(), kept.updated) }; // clocks may be put back
    await keptGames.write({ ...kept, entries: [...kept.entries, added], updated: added.time });
    kept.entries.push(added);
    kept.updated = added.time;
    return added;
  }

  /** Keeps an entry and tells it. */
  private async add(entry: Omit<KeptEntry, 'number' | 'time'>): Promise<void> {
    const { kept, rules } = await this.opened;
    const added = await this.keep(entry);
    this.listener.onMessage({
      type: 'entry',
      table: this.id,
      entry: added,
      events: added.events ?? [],
      view: infoOf(kept, await rules.told(String(YOU))),
    });
  }

  /** Plays a move in the engine, and says what there is to be kept of it. */
  private async played(seat: number, move: string): Promise<Omit<KeptEntry, 'number' | 'time'>> {
    const { rules } = await this.opened;
    const { phrases, reason = '', reveals = false } = await rules.why(move);
    if (phrases.length > 0) {
      throw new ApiError('illegal', formatRefusal({ reason, phrases }));
    }
    return { kind: 'move', seat, move, reveals, events: await rules.play(move) };
  }

  private async letBotsPlay(): Promise<void> {
    const { kept, rules, team } = await this.opened;
    for (;;) {
      const told = await rules.told(String(YOU));
      const seat = told.toMove ?? YOU;
      const mover = kept.seats[seat];
      if (isOver(kept, told) || kept.handed !== undefined || mover?.kind !== 'bot') {
        return;
      }
      await this.add(await this.played(seat, await team.choose(mover.name ?? '')));
    }
  }

  async send(message: TableRequest): Promise<void> {
    await this.inTurn(() => this.does(message));
    if (message.type === 'move') {
      this.inTurn(() => this.letBotsPlay()).catch((problem: Error) => this.refuse(problem));
    }
  }

  private async does(message: TableRequest): Promise<void> {
    const { kept, rules } = await this.opened;
    if (kept.handed !== undefined) {
      throw new ApiError('local', t('house-local-handed'));
    }
    switch (message.type) {
      case 'move':
        if (message.number !== kept.entries.length) {
          throw new ApiError('stale', t('house-why-not-now'));
        }
        return this.add(await this.played(YOU, message.move));
      case 'undo':
      case 'ask-undo': {
        const moves = movesOf(kept.entries);
        const left = message.type === 'undo' ? moves.length - 1 : message.kept;
        await rules.follow(moves.slice(0, left));
        return this.add({ kind: 'undo', seat: YOU, kept: left });
      }
      case 'resign':
        return this.add({ kind: 'resign', seat: YOU });
      default:
        throw new ApiError('local', t('house-local-alone'));
    }
  }

  autoplayUntil = (bot: string, until: readonly Clause[]): Promise<void> =>
    this.inTurn(async () => {
      const { kept, rules, team } = await this.opened;
      const before = kept.entries.length;
      for (;;) {
        const told = await rules.told(String(YOU));
        const [reached] = await this.checkConditions([[...until]]);
        if (reached || isOver(kept, told) || kept.handed !== undefined) {
          break;
        }
        const seat = told.toMove ?? YOU;
        const mover = kept.seats[seat];
        const move = await team.choose(mover?.kind === 'bot' ? (mover.name ?? bot) : bot);
        await this.keep(await this.played(seat, move));
      }
      const view = infoOf(kept, await rules.told(String(YOU)));
      this.listener.onMessage({ type: 'missed', table: this.id, entries: kept.entries.slice(before), view });
    });

  checkConditions = async (of: readonly Clause[][]) => {
    const { kept, rules } = await this.opened;
    return rules.holds(YOU, standingOf(kept.entries).flatMap(({ seat, move }) => (seat === YOU ? move : [])), of);
  };
  log = async () => (await this.opened).kept.entries;
  chat = async () => [];
  reachable = async () => {
    const { kept, rules } = await this.opened;
    return { number: kept.entries.length, ways: await rules.ways() };
  };
  hint = async (signal: AbortSignal) => {
    const { kept } = await this.opened;
    this.adviser ??= new Adviser(beginning(kept));
    return this.adviser.hint(movesOf(kept.entries), signal);
  };
  moveGain = async (move: string) => (await this.opened).rules.worth(move);
  attachments = async () => (await this.opened).kept.attachments;

  async exportFile(): Promise<Blob> {
    const { kept } = await this.opened;
    return new Blob([JSON.stringify(await fileOf(kept))], { type: 'application/json' });
  }

  async explainMove(move: string) {
    const { phrases, reason = null } = await (await this.opened).rules.why(move);
    return { phrases, reason };
  }

  async attach(attachment: Attachment): Promise<void> {
    const { kept } = await this.opened;
    kept.attachments = upsertAttachment(kept.attachments, attachment);
    await keptGames.write(kept);
    this.listener.onMessage({ type: 'attached', table: this.id, ...attachment });
  }

  async positionAt(number: number, eyes: string | undefined): Promise<PastPosition> {
    const { kept } = await this.opened;
    const moves = movesOf(kept.entries.filter((entry) => entry.number <= number));
    this.backward ??= new LocalRules(beginning(kept));
    await this.backward.follow(moves);
    const { toMove, status, sheets, view, facts } = await this.backward.told(eyes ?? String(YOU));
    return { number, toMove, moves: moves.length, status, sheets, view, facts };
  }

  runCommand(): Promise<TableInfo> {
    return Promise.reject(new ApiError('local', t('house-local-alone')));
  }

  close(): void {
    this.backward?.close();
    this.adviser?.close();
    void this.opened.then(({ rules, team }) => [rules, team].forEach((each) => each.close())).catch(() => undefined);
  }
}
