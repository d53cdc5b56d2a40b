import { untrack } from 'svelte';
import type { TableInfo } from '../net/types';
import type { Candidate, MoveSelection } from './selection.svelte';
import { t } from '../i18n';
import { RefusalBubble } from './refusal.svelte';
import type { TableSession } from '../table/store/session.svelte';

/** Returns the seat whose view is shown: of several own seats the one to move; -1 for a spectator. */
export const viewerSeat = ({ you, toMove }: TableInfo): number => (you.includes(toMove ?? -1) ? (toMove ?? 0) : (you[0] ?? -1));

/** The state behind a board of any game: what the viewer sees, what they are about to play, and why a move was refused. */
export class Playing<View, Choice extends MoveSelection = MoveSelection> {
  readonly refusal = new RefusalBubble();
  readonly info = $derived.by(() => this.session.shown);
  readonly view = $derived.by(() => (this.info?.view ?? null) as View | null);
  readonly names: string[] = $derived(this.info?.seats.map((seat) => seat.name ?? '') ?? []);
  /** Whether the viewer has a decision to make. */
  readonly canAct = $derived(this.info?.legal !== undefined);
  readonly seat = $derived(this.info ? viewerSeat(this.info) : -1);
  /** Identifies the current decision. It does not change with presence or clocks, so a half-made selection is kept. */
  readonly decisionKey = $derived(`${this.info?.number} ${this.canAct}`);

  /**
   * @param onDecision called for each new decision
   * @param needsConfirm whether a chosen move must be confirmed; by default those that cannot be undone
   */
  constructor(
    readonly session: TableSession,
    readonly selection: Choice,
    onDecision: (playing: Playing<View, Choice>) => void = () => {},
    needsConfirm: (move: Candidate) => boolean = (move) => !selection.isUndoable(move),
  ) {
    // Before the DOM changes: nothing of the last decision may stay highlighted.
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
          selection.candidate = null; // not chosen again if it is refused
          void this.play(chosen.moves);
        });
      }
    });
  }

  /** Plays moves one after the other. Returns whether they were accepted; otherwise shows the refusal. */
  async play(moves: readonly string[], event?: Event): Promise<boolean> {
    this.refusal.clear();
    const refused = await this.session.playSequence(moves);
    if (refused !== null) {
      this.refusal.show(refused, event);
    }
    return refused === null;
  }

  /** Plays the chosen move. */
  confirm = (event?: Event): Promise<boolean> => this.play(this.selection.candidate?.moves ?? [], event);

  /** Shows why a move is not legal. */
  async explain(move: string, event: Event): Promise<void> {
    const { text, keys } = (await this.session.explainMove(move)) ?? { text: t('common-illegal-not-now'), keys: [] };
    this.refusal.show(text, event, keys);
  }

  clearSelection = (): void => {
    this.selection.clear();
    this.refusal.clear();
  };
}
