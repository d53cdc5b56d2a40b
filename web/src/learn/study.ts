import { motion } from '../design/motion.svelte';
import { Engine } from '../engine/engine';
import { Adviser } from '../local/adviser';
import { LocalRules, type Told } from '../local/rules';
import { ApiError } from '../net/api';
import type { LogEntry, PastPosition, TableInfo, TableRequest } from '../net/types';
import { animationSpeed, ANIMATION_SPEEDS } from '../table/pacing';
import type { SourceListener, Source } from '../table/source';
import { t, formatRefusal } from '../words';
import type { LessonOf, PictureOf, Position } from './content';

/** A table that somebody looks at or learns at: nobody else is there, and nothing is kept. */
export function studied(position: Position, told: Told, you: number, entries: readonly LogEntry[], name: string): TableInfo {
  const { legal, ...seen } = told;
  const seats = Array.from({ length: position.players }, (_, seat) => ({
    kind: seat === you ? ('person' as const) : ('bot' as const),
    name: seat === you ? name : t('house-player', { number: seat + 1 }),
    present: true,
    level: '',
  }));
  return {
    ...seen,
    id: 'study',
    number: entries.length,
    phase: told.status.over ? 'over' : 'playing',
    game: position.game,
    variant: position.variant,
    options: position.options ?? {},
    players: position.players,
    creator: '',
    listed: false,
    rated: false,
    shuffled: false,
    hints: true,
    pace: { kind: 'none' },
    commitment: '',
    youStart: false,
    seats,
    watching: 0,
    wordCommitments: [],
    you: you < 0 ? [] : [you],
    moves: entries.filter(({ kind }) => kind === 'move').length,
    rulesVersion: 0,
    ...(legal === undefined ? {} : { legal }),
  };
}

/** One engine draws all pictures, one after the other. */
let drawer: Engine | undefined;
let pictures: Promise<unknown> = Promise.resolve();

function drawn({ position, seat }: PictureOf): Promise<Told> {
  const told = pictures.then(async () => {
    const rules = new LocalRules(`load ${JSON.stringify(position)}`, (drawer ??= new Engine()));
    await rules.follow([]);
    return rules.told(seat == null ? 'spectator' : String(seat));
  });
  pictures = told.catch(() => undefined);
  return told;
}

const alone = (): Promise<never> => Promise.reject(new ApiError('local', t('house-local-alone')));

/** A position to be looked at, and nothing more. */
export class Still implements Source {
  readonly isLocal = true;
  readonly pagePath = '';

  constructor(picture: PictureOf, listener: SourceListener) {
    void drawn(picture).then((told) => {
      const { legal: _, ...seen } = told;
      listener.onMessage({ type: 'table', table: 'study', view: studied(picture.position, seen, picture.seat ?? -1, [], '') });
    });
  }

  log = async () => [];
  chat = async () => [];
  attachments = async () => [];
  reachable = async () => ({ number: 0, ways: [] });
  moveGain = async () => null;
  explainMove = async () => ({ reason: null });
  positionAt = alone;
  attach = alone;
  send = alone;
  runCommand = alone;
  close(): void {}
}

/** How a lesson stands; one that was shown is not one's own success. */
export type Course = 'going' | 'reached' | 'missed' | 'shown';

/** Between two moves of an answer that is shown. */
const PAUSE = 1200;

/** A position with a task: the player moves, a bot may answer, and the engine says whether the goal is reached. */
export class Lesson implements Source {
  readonly isLocal = true;
  readonly pagePath: string;
  private readonly rules: LocalRules;
  private readonly begin: string;
  private readonly adviser: Adviser;
  private readonly seat: number;
  private entries: LogEntry[] = [{ number: 1, kind: 'start', time: Date.now() }];
  /** A second game for looking back. */
  private backward: LocalRules | undefined;
  private turns = 1;
  private course: Course = 'going';
  private queue: Promise<unknown> = Promise.resolve();

  /**
   * @param onturn told how it stands after each move
   * @param showing whether the answer is shown instead of asked for
   */
  constructor(
    private readonly lesson: LessonOf,
    private readonly listener: SourceListener,
    private readonly onturn: (course: Course) => void,
    private readonly showing = false,
  ) {
    this.pagePath = `/learn/${lesson.position.game}/${lesson.id}`;
    this.seat = lesson.seat ?? 0;
    this.begin = `load ${JSON.stringify(lesson.position)}`;
    this.rules = new LocalRules(this.begin);
    this.adviser = new Adviser(this.begin);
    this.queue = this.open().catch((problem: Error) => this.listener.onMessage({ type: 'refused', code: 'local', reason: problem.message }));
  }

  private async open(): Promise<void> {
    await this.rules.follow([]);
    this.listener.onConnection('connected');
    this.listener.onMessage({ type: 'table', table: 'study', view: await this.view() });
    for (const move of this.showing ? this.lesson.answer : []) {
      await new Promise((rested) => setTimeout(rested, motion.on ? PAUSE * ANIMATION_SPEEDS[animationSpeed()] : 0));
      await this.playOn(move);
    }
  }

  private async view(): Promise<TableInfo> {
    const told = await this.rules.told(String(this.seat));
    const info = studied(this.lesson.position, told, this.seat, this.entries, t('house-local-you'));
    const asked = this.course === 'going' && !this.showing;
    if (!asked) {
      delete info.legal;
    }
    return { ...info, mayUndo: asked && this.entries.at(-1)?.seat === this.seat && told.toMove === this.seat };
  }

  private get played(): string[] {
    return this.entries.flatMap(({ move }) => move ?? []);
  }

  private get own(): string[] {
    return this.entries.flatMap(({ seat, move }) => (seat === this.seat && move !== undefined ? move : []));
  }

  private async add(seat: number, move: string): Promise<void> {
    const events = await this.rules.play(move);
    const entry: LogEntry = { number: this.entries.length + 1, kind: 'move', time: Date.now(), seat, move, events };
    this.entries = [...this.entries, entry];
    await this.judge();
    this.listener.onMessage({ type: 'entry', table: 'study', entry, events, view: await this.view() });
  }

  private async judge(): Promise<void> {
    if (this.course !== 'going') {
      return;
    }
    const { lesson } = this;
    const [reached] = await this.rules.holds(this.seat, this.own, [lesson.goal]);
    const { toMove, status } = await this.rules.told('spectator');
    const away = toMove !== this.seat && lesson.against === undefined;
    const spent = this.own.length >= (lesson.moves ?? Infinity) || this.turns > (lesson.turns ?? 1);
    this.course = reached ? (this.showing ? 'shown' : 'reached') : away || spent || status.over ? 'missed' : 'going';
  }

  private async playOn(move: string): Promise<void> {
    await this.add(this.seat, move);
    await this.letOthersPlay();
    this.onturn(this.course);
  }

  private async letOthersPlay(): Promise<void> {
    let { toMove, status } = await this.rules.told('spectator');
    if (this.lesson.against !== undefined && toMove !== this.seat && !status.over) {
      this.turns += 1;
      while (toMove !== null && toMove !== this.seat && !status.over && this.course === 'going') {
        await this.add(toMove, (await this.rules.go(this.lesson.against)).move);
        ({ toMove, status } = await this.rules.told('spectator'));
      }
    }
  }

  send(message: TableRequest): Promise<void> {
    const done = this.queue.then(() => this.does(message));
    this.queue = done.catch(() => undefined);
    return done;
  }

  private async does(message: TableRequest): Promise<void> {
    if (message.type === 'undo') {
      this.entries = this.entries.slice(0, -1);
      await this.rules.follow(this.played);
      this.listener.onMessage({ type: 'table', table: 'study', view: await this.view() });
    } else if (message.type === 'move') {
      const { phrases, reason = '' } = await this.rules.why(message.move);
      if (phrases.length > 0) {
        throw new ApiError('illegal', formatRefusal({ reason, phrases }));
      }
      await this.playOn(message.move);
    } else {
      await alone();
    }
  }

  hint = (signal: AbortSignal) => this.adviser.hint(this.played, signal);

  log = async () => this.entries;
  chat = async () => [];
  attachments = async () => [];
  reachable = async () => ({ number: this.entries.length, ways: await this.rules.ways() });
  moveGain = (move: string) => this.rules.worth(move);
  attach = alone;
  runCommand = alone;
  async positionAt(number: number): Promise<PastPosition> {
    const moves = this.entries.slice(0, number).flatMap(({ move }) => move ?? []);
    this.backward ??= new LocalRules(this.begin);
    await this.backward.follow(moves);
    const { toMove, status, sheets, view, facts } = await this.backward.told(String(this.seat));
    return { number, toMove, moves: moves.length, status, sheets, view, facts };
  }

  async explainMove(move: string) {
    const { phrases, reason = null } = await this.rules.why(move);
    return { phrases, reason };
  }

  close(): void {
    this.backward?.close();
    this.rules.close();
    this.adviser.close();
  }
}
