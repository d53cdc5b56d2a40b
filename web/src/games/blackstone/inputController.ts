import type { Playing } from '../../board-kit/playing.svelte';
import { formatPhrase, t } from '../../i18n';
import { guessMove } from './guessMove';
import { isSpace, TASKS } from './cards';
import type { Choice } from './choice.svelte';
import type { TaskPreview } from './board/taskPreview.svelte';
import { type Action, type BlackstoneView, factsOf, on } from './model';
import { phrasing } from './moves';

/** What taps, drags and keys mean at this table. */
export class InputController {
  constructor(
    private readonly playing: Playing<BlackstoneView, Choice>,
    private readonly taskPreview: TaskPreview,
    private readonly canAct: () => boolean,
  ) {}

  /** Something on the table is tapped; what begins with it may be known by where it lies. */
  tap = async (word: string, verb: string | null, event: Event): Promise<void> => {
    const { selection, refusal } = this.playing;
    refusal.clear();
    if (TASKS.has(word) && (selection.selected.length === 0 || selection.selected[0] === word)) {
      this.taskPreview.toggle(word);
    }
    if (!this.mayPlay) {
      return;
    }
    if (selection.autoSelected.includes(word)) {
      return; // it goes without saying, and may be said all the same
    }
    const again = selection.selected.at(-1) === word;
    if (again && selection.candidate !== null) {
      await this.playing.confirm(event);
    } else if (again) {
      selection.clearParts(); // tapped twice, it is let go
    } else if (!selection.select(word, verb)) {
      await this.refuse(word, verb, event);
    }
  };

  /** A card is drawn from one space to another. */
  drag = async (from: string, to: string, event: Event): Promise<void> => {
    const { selection, refusal, view } = this.playing;
    refusal.clear();
    if (this.mayPlay && !selection.drag(from, to)) {
      await this.explain(view !== null && on(view, to) === null ? 'slide' : 'swap', [from, to], event);
    }
  };

  act = ({ verb, why }: Action, event: Event): void => {
    const { selection, refusal, session } = this.playing;
    refusal.clear();
    if (!session.busy && !selection.toggleVerb(verb)) {
      refusal.show(why ? formatPhrase(why) : t('blackstone-not-possible'), event, why ? [why.key] : []);
    }
  };

  /** Ends the turn if that is possible. */
  endTurn = (event: Event): void => {
    const end = factsOf(this.playing.info).actions?.find((action) => action.can && phrasing.hasFlag(action, 'ends'));
    if (end && this.mayPlay) {
      this.act(end, event);
    }
  };

  private get mayPlay(): boolean {
    return this.canAct() && !this.playing.session.busy;
  }

  /** Says why nothing goes on with what was tapped. */
  private async refuse(word: string, verb: string | null, event: Event): Promise<void> {
    const { selection, refusal, view } = this.playing;
    if (TASKS.has(word) && selection.selected.length === 0) {
      return; // it is only looked at
    }
    if (isSpace(word) && view && on(view, word) === null && !selection.hasSelection) {
      refusal.show(t('blackstone-nobody', { at: word.toUpperCase() }), event);
      return;
    }
    await this.explain(selection.verb ?? verb ?? 'flip', [...selection.selected, word], event);
  }

  private async explain(verb: string, words: readonly string[], event: Event): Promise<void> {
    const { selection, refusal } = this.playing;
    const like = selection.moves.find(
      (move) => move.verb === verb && words.slice(0, -1).every((word, i) => Object.values(move.args)[i] === word),
    );
    const move = guessMove(phrasing.verbForm(verb), words, Object.values(like?.args ?? {}));
    if (move !== null) {
      await this.playing.explain(move, event);
    } else if (selection.hasSelection) {
      refusal.show(t('blackstone-not-this'), event);
    }
  }
}
