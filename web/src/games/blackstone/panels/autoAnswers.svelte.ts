import { stored } from '../storage';

/** A question that somebody may answer once and for all at a table, so that the others need not wait for them. */
export interface Question {
  id: string;
  step: string;
  /** For each answer the moves in order of preference: the first that is legal is played. */
  answers: Record<string, string[]>;
}

export const QUESTIONS: readonly Question[] = [
  {
    id: 'reward',
    step: 'reward',
    answers: {
      token: ['reward token', 'reward token+guild'],
      guild: ['reward token+guild', 'reward guild'],
      best: ['reward machination', 'reward power', 'reward guild'],
      none: ['reward none'],
    },
  },
  { id: 'facedown', step: 'reward', answers: { decline: ['decline'], accept: ['accept', 'decline'] } },
  { id: 'intrigue', step: 'intrigue', answers: { pass: ['pass'] } },
  { id: 'recall', step: 'recall', answers: { recall: ['recall'], leave: ['leave'] } },
  { id: 'muster', step: 'muster', answers: { knight: ['muster knight'], wizard: ['muster wizard'] } },
];

export class AutoAnswers {
  /** Answers by question; a question without one is asked. */
  given = $state.raw<Record<string, string>>({});
  forced = $state(true);
  private readonly item: ReturnType<typeof stored.autoAnswers>;

  constructor(table: string) {
    this.item = stored.autoAnswers(table);
    ({ given: this.given, forced: this.forced } = this.item.load());
  }

  set(question: string, answer: string): void {
    this.given =
      answer === ''
        ? Object.fromEntries(Object.entries(this.given).filter(([id]) => id !== question))
        : { ...this.given, [question]: answer };
    this.keep();
  }

  force(yes: boolean): void {
    this.forced = yes;
    this.keep();
  }

  /**
   * The move that answers by itself, or null if the player is to be asked, who may also want to take something back.
   *
   * @param decision whether the game says that nothing is left to decide, and whether the last move may be undone
   */
  answer(step: string, legal: readonly string[], decision: { forced?: boolean; mayUndo?: boolean } = {}): string | null {
    if (this.forced && decision.forced && !decision.mayUndo) {
      return legal[0] ?? null;
    }
    for (const question of QUESTIONS) {
      const moves = question.answers[this.given[question.id] ?? ''] ?? [];
      const move = question.step === step ? moves.find((each) => legal.includes(each)) : undefined;
      if (move !== undefined) {
        return move;
      }
    }
    return null;
  }

  private keep(): void {
    this.item.save({ given: this.given, forced: this.forced });
  }
}
