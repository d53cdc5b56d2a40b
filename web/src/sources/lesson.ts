import { ANIMATION_SPEEDS, animationSpeed } from '../design/animationSpeed';
import { motion } from '../design/motion.svelte';
import { EngineGame } from '../engine/engineGame';
import { formatRefusal, t } from '../i18n';
import type { LessonDefinition } from '../learn/content';
import { HintEngine } from '../local/hintEngine';
import { ApiError } from '../net/errors';
import type { LogEntry, PastPosition, TableInfo, TableRequest } from '../net/types';
import { lessonTableInfo, unsupported } from './lessonTableInfo';
import type { Source, SourceListener } from './source';

/** The status of a lesson; one whose answer was shown does not count as reached. */
export type LessonStatus = 'going' | 'reached' | 'missed' | 'shown';

/** The pause between two moves of an answer that is shown. */
const ANSWER_STEP_MS = 1200;

/** A position with a task: the player moves, bots may answer, and the engine decides whether the goal is reached. */
export class LessonSource implements Source {
  readonly isLocal = true;
  readonly pagePath: string;
  private readonly game: EngineGame;
  private readonly startCommand: string;
  private readonly hintEngine: HintEngine;
  private readonly seat: number;
  private entries: LogEntry[] = [{ number: 1, kind: 'start', time: Date.now() }];
  /** A second game for earlier positions. */
  private reviewGame: EngineGame | undefined;
  private turns = 1;
  private status: LessonStatus = 'going';
  private queue: Promise<unknown> = Promise.resolve();

  /**
   * @param onstatus called with the status after each move
   * @param showsAnswer whether the answer is shown
   */
  constructor(
    private readonly lesson: LessonDefinition,
    private readonly listener: SourceListener,
    private readonly onstatus: (course: LessonStatus) => void,
    private readonly showsAnswer = false,
  ) {
    this.pagePath = `/learn/${lesson.position.game}/${lesson.id}`;
    this.seat = lesson.seat ?? 0;
    this.startCommand = `load ${JSON.stringify(lesson.position)}`;
    this.game = new EngineGame(this.startCommand);
    this.hintEngine = new HintEngine(this.startCommand);
    this.queue = this.open().catch((problem: Error) =>
      this.listener.onMessage({ type: 'refused', code: 'local', reason: problem.message }),
    );
  }

  private async open(): Promise<void> {
    await this.game.syncTo([]);
    this.listener.onConnection('connected');
    this.listener.onMessage({ type: 'table', table: 'study', view: await this.view() });
    for (const move of this.showsAnswer ? this.lesson.answer : []) {
      await new Promise((resolve) => setTimeout(resolve, motion.on ? ANSWER_STEP_MS * ANIMATION_SPEEDS[animationSpeed()] : 0));
      await this.playAndContinue(move);
    }
  }

  private async view(): Promise<TableInfo> {
    const engineView = await this.game.viewFor(String(this.seat));
    const info = lessonTableInfo(this.lesson.position, engineView, this.seat, this.entries, t('ui-local-guest-name'));
    const canAct = this.status === 'going' && !this.showsAnswer;
    if (!canAct) {
      delete info.legal;
    }
    return { ...info, mayUndo: canAct && this.entries.at(-1)?.seat === this.seat && engineView.toMove === this.seat };
  }

  private get allMoves(): string[] {
    return this.entries.flatMap(({ move }) => move ?? []);
  }

  private get ownMoves(): string[] {
    return this.entries.flatMap(({ seat, move }) => (seat === this.seat && move !== undefined ? move : []));
  }

  private async append(seat: number, move: string): Promise<void> {
    const events = await this.game.play(move);
    const entry: LogEntry = { number: this.entries.length + 1, kind: 'move', time: Date.now(), seat, move, events };
    this.entries = [...this.entries, entry];
    await this.updateStatus();
    this.listener.onMessage({ type: 'entry', table: 'study', entry, events, view: await this.view() });
  }

  private async updateStatus(): Promise<void> {
    if (this.status !== 'going') {
      return;
    }
    const { lesson } = this;
    const [reached] = await this.game.check(this.seat, this.ownMoves, [lesson.goal]);
    const { toMove, status } = await this.game.viewFor('spectator');
    const othersToMove = toMove !== this.seat && lesson.against === undefined;
    const isSpent = this.ownMoves.length >= (lesson.moves ?? Infinity) || this.turns > (lesson.turns ?? 1);
    this.status = reached ? (this.showsAnswer ? 'shown' : 'reached') : othersToMove || isSpent || status.over ? 'missed' : 'going';
  }

  private async playAndContinue(move: string): Promise<void> {
    await this.append(this.seat, move);
    await this.letBotsPlay();
    this.onstatus(this.status);
  }

  private async letBotsPlay(): Promise<void> {
    let { toMove, status } = await this.game.viewFor('spectator');
    if (this.lesson.against !== undefined && toMove !== this.seat && !status.over) {
      this.turns += 1;
      while (toMove !== null && toMove !== this.seat && !status.over && this.status === 'going') {
        await this.append(toMove, (await this.game.search(this.lesson.against)).move);
        ({ toMove, status } = await this.game.viewFor('spectator'));
      }
    }
  }

  send(message: TableRequest): Promise<void> {
    const done = this.queue.then(() => this.handle(message));
    this.queue = done.catch(() => undefined);
    return done;
  }

  private async handle(message: TableRequest): Promise<void> {
    if (message.type === 'undo') {
      this.entries = this.entries.slice(0, -1);
      await this.game.syncTo(this.allMoves);
      this.listener.onMessage({ type: 'table', table: 'study', view: await this.view() });
    } else if (message.type === 'move') {
      const { phrases, reason = '' } = await this.game.explainMove(message.move);
      if (phrases.length > 0) {
        throw new ApiError('illegal', formatRefusal({ reason, phrases }));
      }
      await this.playAndContinue(message.move);
    } else {
      await unsupported();
    }
  }

  hint = (signal: AbortSignal) => this.hintEngine.hint(this.allMoves, signal);

  log = async () => this.entries;
  chat = async () => [];
  attachments = async () => [];
  reachable = async () => ({ number: this.entries.length, ways: await this.game.reachable() });
  moveGain = (move: string) => this.game.moveGain(move);
  attach = unsupported;
  runCommand = unsupported;
  async positionAt(number: number): Promise<PastPosition> {
    const moves = this.entries.slice(0, number).flatMap(({ move }) => move ?? []);
    this.reviewGame ??= new EngineGame(this.startCommand);
    await this.reviewGame.syncTo(moves);
    const { toMove, status, sheets, view, facts } = await this.reviewGame.viewFor(String(this.seat));
    return { number, toMove, moves: moves.length, status, sheets, view, facts };
  }

  async explainMove(move: string) {
    const { phrases, reason = null } = await this.game.explainMove(move);
    return { phrases, reason };
  }

  close(): void {
    this.reviewGame?.close();
    this.game.close();
    this.hintEngine.close();
  }
}
