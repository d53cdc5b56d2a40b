import { addMessages } from '../words';

/** Where a game stands, as somebody wrote it down. */
export type Position = Record<string, unknown> & { game: string; variant: string; players: number; options?: Record<string, string | boolean> };

/** A position to be looked at, by a seat's eyes or a stranger's, with some places lit. */
export interface PictureOf {
  position: Position;
  seat?: number | null;
  mark?: string[];
}

/** A part of the rules that concerns some variants, or all. */
export interface Section {
  id: string;
  variants?: string[];
  rules: string[];
  pictures?: string[];
}

/** How the rules of a game are laid out; their words are in its catalogue. */
export interface Outline {
  sections: Section[];
  aids: { id: string; variants?: string[] }[];
  questions?: string[];
  pictures: Record<string, PictureOf>;
  /** The rule behind a message: a refusal, a prompt, a card. */
  why: Record<string, string>;
}

/** A condition on where a game stands, which the engine understands. */
export type Clause = Record<string, unknown>;

/** A position with a task. */
export interface LessonOf {
  id: string;
  variant: string;
  rule: string;
  position: Position;
  seat?: number;
  goal: Clause[];
  /** After so many moves, or turns, it is missed. */
  moves?: number;
  turns?: number;
  /** The bot that plays for the others; else it ends when it is their turn. */
  against?: string;
  mark?: string[];
  /** Moves that reach the goal; others may do so too. */
  answer: string[];
}

/** Something that the herald says once, when it first matters. */
export interface Step {
  id: string;
  when?: Clause[];
  until?: Clause[];
  /** Whoever has little time may let the game go on without them until this holds. */
  skip?: Clause[];
  /** What is lit: places, where a piece stands by the view, the moves of some verbs, or those of them that bring most at once, and a part of the page. */
  light?: { places?: string[]; piece?: string; verbs?: string[]; best?: boolean; part?: string };
}

/** A first game with somebody who explains it. */
export interface Guide {
  variant: string;
  options: Record<string, string | boolean>;
  players: number;
  bot: string;
  seed: string;
  steps: Step[];
}

type Found<T> = Record<string, () => Promise<T>>;

const outlines = import.meta.glob<Outline>('../../../games/*/src/main/resources/org/merlon/*/rules/outline.json', { import: 'default' });
const lessons = import.meta.glob<{ lessons: LessonOf[] }>('../../../games/*/src/main/resources/org/merlon/*/lessons/lessons.json', { import: 'default' });
const guides = import.meta.glob<Guide>('../../../games/*/src/main/resources/org/merlon/*/lessons/guide.json', { import: 'default' });
const ruleWords = import.meta.glob<string>('../../../games/*/src/main/resources/org/merlon/*/rules/en.ftl', { query: '?raw', import: 'default' });
const lessonWords = import.meta.glob<string>('../../../games/*/src/main/resources/org/merlon/*/lessons/en.ftl', { query: '?raw', import: 'default' });

const of = <T>(game: string, found: Found<T>): (() => Promise<T>) | undefined =>
  Object.entries(found).find(([path]) => path.includes(`/games/${game}/`))?.[1];

async function fetched<T>(game: string, found: Found<T>): Promise<T> {
  const load = of(game, found);
  if (load === undefined) {
    throw new Error(game);
  }
  return load();
}

async function worded<T>(game: string, found: Found<T>, words: Found<string>): Promise<T> {
  const [content, text] = await Promise.all([fetched(game, found), of(game, words)?.()]);
  addMessages(text ?? '');
  return content;
}

/** Whether there is something to learn about a game. */
export const teaches = (game: string): boolean => of(game, outlines) !== undefined;

/** The rules of a game; their words are known afterwards. */
export const rulesOf = (game: string): Promise<Outline> => worded(game, outlines, ruleWords);
/** The rule behind each message of a game; the words of the rules are left for those who read them. */
export const reasonsOf = async (game: string): Promise<Outline['why']> => (await fetched(game, outlines)).why;
export const lessonsOf = async (game: string): Promise<LessonOf[]> => (await worded(game, lessons, lessonWords)).lessons;
export const guideOf = (game: string): Promise<Guide> => worded(game, guides, lessonWords);

/** Whether something concerns a variant; without one, everything does. */
export const concerns = ({ variants }: { variants?: string[] }, variant: string | undefined): boolean =>
  variants === undefined || variant === undefined || variants.includes(variant);
