import { remember, remembered } from '../../house.svelte';

/** Answers that somebody gives once and for all at a table, so that the others need not wait for them. */
interface Answer {
  name: string;
  /** Moves in order of preference: the first that is legal is played. */
  moves: string[];
}

export interface Question {
  id: string;
  step: string;
  asks: string;
  answers: Record<string, Answer>;
}

export const QUESTIONS: readonly Question[] = [
  {
    id: 'reward',
    step: 'reward',
    asks: 'When my intrigue pays off',
    answers: {
      token: { name: 'take the token', moves: ['reward token', 'reward token+guild'] },
      guild: { name: 'take the Guild card', moves: ['reward token+guild', 'reward guild'] },
      best: { name: 'take the better card', moves: ['reward machination', 'reward power', 'reward guild'] },
      none: { name: 'take nothing', moves: ['reward none'] },
    },
  },
  {
    id: 'facedown',
    step: 'reward',
    asks: 'When my face-down card could be completed',
    answers: { decline: { name: 'leave it', moves: ['decline'] }, accept: { name: 'complete it', moves: ['accept', 'decline'] } },
  },
  { id: 'intrigue', step: 'intrigue', asks: 'Intrigue at the end of my turn', answers: { pass: { name: 'never', moves: ['pass'] } } },
  {
    id: 'recall',
    step: 'recall',
    asks: 'My face-down card at the start of my turn',
    answers: { recall: { name: 'take it back', moves: ['recall'] }, leave: { name: 'leave it', moves: ['leave'] } },
  },
  {
    id: 'muster',
    step: 'muster',
    asks: 'A Knight-Wizard card brings',
    answers: { knight: { name: 'a knight', moves: ['muster knight'] }, wizard: { name: 'a wizard', moves: ['muster wizard'] } },
  },
];

/** What is answered at once when there is nothing to choose; tasks and turns are always ended by hand. */
const FORCED = ['intrigue', 'reward', 'recall', 'limits'];

export class Standing {
  /** Answers by question; a question without one is asked. */
  given = $state.raw<Record<string, string>>({});
  forced = $state(true);
  private readonly name: string;

  constructor(table: string) {
    this.name = `blackstone.standing.${table}`;
    const last = JSON.parse(remembered(this.name, '{}')) as { given?: Record<string, string>; forced?: boolean };
    this.given = last.given ?? {};
    this.forced = last.forced ?? true;
  }

  set(question: string, answer: string): void {
    this.given = answer === '' ? Object.fromEntries(Object.entries(this.given).filter(([id]) => id !== question)) : { ...this.given, [question]: answer };
    this.keep();
  }

  force(yes: boolean): void {
    this.forced = yes;
    this.keep();
  }

  /** The move that answers by itself, or null if the player is to be asked. */
  answer(step: string, legal: readonly string[]): string | null {
    if (this.forced && legal.length === 1 && FORCED.includes(step)) {
      return legal[0] ?? null;
    }
    for (const question of QUESTIONS) {
      const moves = question.answers[this.given[question.id] ?? '']?.moves ?? [];
      const move = question.step === step ? moves.find((each) => legal.includes(each)) : undefined;
      if (move !== undefined) {
        return move;
      }
    }
    return null;
  }

  private keep(): void {
    remember(this.name, JSON.stringify({ given: this.given, forced: this.forced }));
  }
}
