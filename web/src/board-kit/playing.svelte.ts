import { untrack } from 'svelte';
import type { TableInfo } from '../net/types';
import type { Candidate, MoveSelection } from './selection.svelte';
import { t } from '../i18n';
import { RefusalBubble } from './refusal.svelte';
import type { TableSession } from '../table/store/session.svelte';

/** The seat that somebody looks from: who is asked if they play several, and -1 for somebody who only looks on. */
export const viewerSeat = ({ you, toMove }: TableInfo): number => (you.includes(toMove ?? -1) ? (toMove ?? 0) : (you[0] ?? -1));

/** Somebody before a board of any game: what they see, what they are about to play, and why something cannot be. */
export class Playing<View, Choice extends MoveSelection = MoveSelection> {
  readonly refusal = new RefusalBubble();
  readonly info = $derived.by(() => this.session.shown);
  readonly view = $derived.by(() => (this.info?.view ?? null) as View | null);
  readonly names: string[] = $derived(this.info?.seats.map((seat) => seat.name ?? '') ?? []);
  /** Whether something is asked of them. */
  readonly canAct = $derived(this.info?.legal !== undefined);
  readonly seat = $derived(this.info ? viewerSeat(this.info) : -1);
  /** Changes when something else is asked, and not while only presence or clocks change: what is half chosen stays so. */
  readonly decisionKey = $derived(`${this.info?.number} ${this.canAct}`);

  /**
   * @param onDecision what else happens when something new is asked
   * @param needsConfirm whether a chosen move waits for a yes; what cannot be taken back does
   */
  constructor(
    readonly session: TableSession,
    readonly selection: Choice,
    onDecision: (playing: Playing<View, Choice>) => void = () => {},
    needsConfirm: (move: Candidate) => boolean = (move) => !selection.isUndoable(move),
  ) {
    // Before the page changes: nothing of the last moment must be lit in this one.
    $effect.pre(() => {
      if (this.decisionKey) {
        untrack(() => {
          selection.setLegal(this.info?.legal ?? [], this.info?.lasting);
          this.refusal.clear();
          onDecision(this);
        });
      }
    });
    $effect(() => {
      const chosen = this.selection.candidate;
      if (this.canAct && chosen && !needsConfirm(chosen)) {
        untrack(() => {
          selection.candidate = null; // it is not chosen again if it is refused
          void this.play(chosen.moves);
        });
      }
    });
  }

  /** Plays moves one after the other; answers whether they were taken, and else shows why not. */
  async play(moves: readonly string[], event?: Event): Promise<boolean> {
    this.refusal.clear();
    const refused = await this.session.playSequence(moves);
    if (refused !== null) {
      this.refusal.show(refused, event);
    }
    return refused === null;
  }

  /** Plays the move that waits for a yes. */
  confirm = (event?: Event): Promise<boolean> => this.play(this.selection.candidate?.moves ?? [], event);

  /** Shows why a move is not among the legal ones. */
  async explain(move: string, event: Event): Promise<void> {
    const { text, keys } = (await this.session.explainMove(move)) ?? { text: t('house-why-not-now'), keys: [] };
    this.refusal.show(text, event, keys);
  }

  clearSelection = (): void => {
    this.selection.clear();
    this.refusal.clear();
  };
}
