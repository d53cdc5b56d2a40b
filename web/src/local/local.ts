import { Refused } from '../net/api';
import type { Drawing, Past, Result, TableInfo } from '../net/types';
import { standing } from '../table/past';
import type { Listener, Source } from '../table/source';
import { say, sayWhy } from '../words';
import { keptGames, type Kept, type KeptEntry } from './kept';
import { LocalRules, type Told } from './rules';

/** A table in this browser: one person and bots, without a server. Nothing counts before it is kept. */
export class Local implements Source {
  readonly local = true;
  private readonly opened: Promise<{ kept: Kept; rules: LocalRules }>;
  /** What is done is done one after the other. */
  private queue: Promise<unknown> = Promise.resolve();
  /** A second engine for looking back, so that the first stays where it is. */
  private backward: LocalRules | undefined;

  constructor(
    private readonly id: string,
    private readonly listener: Listener,
  ) {
    this.opened = this.open();
    void this.opened.then(() => this.inTurn(() => this.letBotsPlay())).catch((problem: Error) => this.refuse(problem));
  }

  private async open() {
    const kept = await keptGames.read(this.id);
    if (kept === undefined) {
      throw new Refused('unknown', say('house-local-unknown'));
    }
    const rules = new LocalRules(kept);
    await rules.follow(movesOf(kept.entries));
    this.listener.lineIs('connected');
    this.listener.hear({ type: 'table', table: this.id, view: infoOf(kept, await rules.told(String(YOU))) });
    return { kept, rules };
  }

  private refuse(problem: Error): void {
    this.listener.hear({ type: 'refused', code: problem instanceof Refused ? problem.code : 'local', reason: problem.message });
  }

  private inTurn<T>(deed: () => Promise<T>): Promise<T> {
    const done = this.queue.then(deed);
    this.queue = done.catch(() => undefined);
    return done;
  }

  /** Keeps an entry and tells it. */
  private async add(entry: Omit<KeptEntry, 'number' | 'time'>): Promise<void> {
    const { kept, rules } = await this.opened;
    const added: KeptEntry = { ...entry, number: kept.entries.length + 1, time: Date.now() };
    await keptGames.write({ ...kept, entries: [...kept.entries, added], updated: added.time });
    kept.entries.push(added);
    this.listener.hear({
      type: 'entry',
      table: this.id,
      entry: added,
      events: added.events ?? [],
      view: infoOf(kept, await rules.told(String(YOU))),
    });
  }

  private async play(seat: number, move: string): Promise<void> {
    const { rules } = await this.opened;
    const { phrases, reason = '', reveals = false } = await rules.why(move);
    if (phrases.length > 0) {
      throw new Refused('illegal', sayWhy({ reason, phrases }));
    }
    await this.add({ kind: 'move', seat, move, reveals, events: await rules.play(move) });
  }

  private async letBotsPlay(): Promise<void> {
    const { kept, rules } = await this.opened;
    for (;;) {
      const { toMove, status } = await rules.told(String(YOU));
      const mover = kept.seats[toMove ?? 0];
      if (status.over || resigned(kept) || mover?.kind !== 'bot') {
        return;
      }
      await this.play(toMove ?? 0, (await rules.go(mover.name ?? '')).move);
    }
  }

  async ask(message: Record<string, unknown>): Promise<void> {
    await this.inTurn(() => this.does(message));
    if (message['type'] === 'move') {
      this.inTurn(() => this.letBotsPlay()).catch((problem: Error) => this.refuse(problem));
    }
  }

  private async does({ type, number, move, kept: wanted }: Record<string, unknown>): Promise<void> {
    const { kept, rules } = await this.opened;
    switch (type) {
      case 'move':
        if (number !== kept.entries.length) {
          throw new Refused('stale', say('house-why-not-now'));
        }
        return this.play(YOU, String(move));
      case 'undo':
      case 'ask-undo': {
        const moves = movesOf(kept.entries);
        const left = type === 'undo' ? moves.length - 1 : Number(wanted);
        await rules.follow(moves.slice(0, left));
        return this.add({ kind: 'undo', seat: YOU, kept: left });
      }
      case 'resign':
        return this.add({ kind: 'resign', seat: YOU });
      default:
        throw new Refused('local', say('house-local-alone'));
    }
  }

  log = async () => (await this.opened).kept.entries;
  chat = async () => [];
  ways = async () => {
    const { kept, rules } = await this.opened;
    return { number: kept.entries.length, ways: await rules.ways() };
  };
  worth = async (move: string) => (await this.opened).rules.worth(move);
  drawings = async () => (await this.opened).kept.drawings;

  async why(move: string) {
    const { phrases, reason = null } = await (await this.opened).rules.why(move);
    return { phrases, reason };
  }

  async draw(drawing: Drawing): Promise<void> {
    const { kept } = await this.opened;
    kept.drawings = [...kept.drawings.filter(({ seat, part }) => seat !== drawing.seat || part !== drawing.part), drawing];
    await keptGames.write(kept);
    this.listener.hear({ type: 'drawn', table: this.id, ...drawing });
  }

  async past(number: number, eyes: string | undefined): Promise<Past> {
    const { kept } = await this.opened;
    const moves = movesOf(kept.entries.filter((entry) => entry.number <= number));
    this.backward ??= new LocalRules(kept);
    await this.backward.follow(moves);
    const { toMove, status, sheets, view, facts } = await this.backward.told(eyes ?? String(YOU));
    return { number, toMove, moves: moves.length, status, sheets, view, facts };
  }

  deed(): Promise<TableInfo> {
    return Promise.reject(new Refused('local', say('house-local-alone')));
  }

  close(): void {
    this.backward?.close();
    void this.opened.then(({ rules }) => rules.close()).catch(() => undefined);
  }
}

/** The seat of whoever plays here. */
const YOU = 0;

const movesOf = (entries: readonly KeptEntry[]): string[] =>
  standing(entries.map((entry) => ({ entry, events: [] }))).map(({ move }) => move);

const resigned = ({ entries }: Kept): boolean => entries.some(({ kind }) => kind === 'resign');

/** The table as a server would tell it. */
function infoOf(kept: Kept, told: Told): TableInfo {
  const { entries, seats } = kept;
  const moves = movesOf(entries);
  const over = told.status.over || resigned(kept);
  const last = entries.at(-1);
  const { legal, ...seen } = told;
  return {
    ...seen,
    id: kept.id,
    number: entries.length,
    phase: over ? 'over' : 'playing',
    game: kept.game,
    variant: kept.variant,
    options: kept.options,
    players: seats.length,
    creator: seats[0]?.name ?? '',
    listed: false,
    rated: false,
    shuffled: false,
    pace: { kind: 'none' },
    commitment: '',
    youStart: false,
    seats,
    watching: 0,
    wordCommitments: [],
    you: [YOU],
    toMove: over ? null : told.toMove,
    moves: moves.length,
    rulesVersion: 0,
    mayUndo: !over && last?.kind === 'move' && last.seat === YOU && told.toMove === YOU && !last.reveals,
    ...(legal === undefined || over ? {} : { legal }),
    ...(over ? { result: resultOf(kept, told) } : {}),
  };
}

/** Who gives up comes last, whatever the points say. */
function resultOf(kept: Kept, { status }: Told): Result {
  const forfeited = resigned(kept) ? [YOU] : [];
  const scores = status.scores;
  const moves = movesOf(kept.entries).length;
  if (forfeited.length === 0) {
    const { ranks, winners, outcome } = status;
    return { ranks, winners, scores, forfeited, moves, ...(outcome && { outcome }) };
  }
  const ranks = scores.map((score, seat) =>
    seat === YOU ? scores.length : 1 + scores.filter((other, i) => i !== YOU && other > score).length,
  );
  return { ranks, winners: ranks.flatMap((rank, seat) => (rank === 1 && seat !== YOU ? [seat] : [])), scores, forfeited, moves };
}
