import type { Condition } from '../engine/engineGame';
import { addMessages } from '../i18n';

/** Where a game stands, as somebody wrote it down. */
export type Position = Record<string, unknown> & { game: string; variant: string; players: number; options?: Record<string, string | boolean> };

/** A position to be looked at, by a seat's eyes or a stranger's, with some places lit. */
export interface PositionPicture {
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
  pictures: Record<string, PositionPicture>;
  /** The rule behind a message: a refusal, a prompt, a card. */
  why: Record<string, string>;
}

/** A position with a task. */
export interface LessonDefinition {
  id: string;
  variant: string;
  rule: string;
  position: Position;
  seat?: number;
  goal: Condition[];
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
export interface TutorialStep {
  id: string;
  when?: Condition[];
  until?: Condition[];
  /** Whoever has little time may let the game go on without them until this holds. */
  skip?: Condition[];
  /** What is lit: places, where a piece stands by the view, the moves of some verbs, or those of them that bring most at once, and a part of the page. */
  light?: { places?: string[]; piece?: string; verbs?: string[]; best?: boolean; part?: string };
}

/** A first game with somebody who explains it. */
export interface TutorialDefinition {
  variant: string;
  options: Record<string, string | boolean>;
  players: number;
  bot: string;
  seed: string;
  steps: TutorialStep[];
}

type Loaders<T> = Record<string, () => Promise<T>>;

const outlines = import.meta.glob<Outline>('../../../games/*/src/main/resources/org/merlon/*/rules/outline.json', { import: 'default' });
const lessons = import.meta.glob<{ lessons: LessonDefinition[] }>('../../../games/*/src/main/resources/org/merlon/*/lessons/lessons.json', { import: 'default' });
const tutorials = import.meta.glob<TutorialDefinition>('../../../games/*/src/main/resources/org/merlon/*/lessons/guide.json', { import: 'default' });
const ruleMessages = import.meta.glob<string>('../../../games/*/src/main/resources/org/merlon/*/rules/en.ftl', { query: '?raw', import: 'default' });
const lessonMessages = import.meta.glob<string>('../../../games/*/src/main/resources/org/merlon/*/lessons/en.ftl', { query: '?raw', import: 'default' });

const loaderFor = <T>(game: string, found: Loaders<T>): (() => Promise<T>) | undefined =>
  Object.entries(found).find(([path]) => path.includes(`/games/${game}/`))?.[1];

async function loadContent<T>(game: string, found: Loaders<T>): Promise<T> {
  const load = loaderFor(game, found);
  if (load === undefined) {
    throw new Error(game);
  }
  return load();
}

async function loadWithMessages<T>(game: string, found: Loaders<T>, words: Loaders<string>): Promise<T> {
  const [content, text] = await Promise.all([loadContent(game, found), loaderFor(game, words)?.()]);
  addMessages(text ?? '');
  return content;
}

/** Whether there is something to learn about a game. */
export const hasLearningContent = (game: string): boolean => loaderFor(game, outlines) !== undefined;

/** The rules of a game; their words are known afterwards. */
export const loadRules = (game: string): Promise<Outline> => loadWithMessages(game, outlines, ruleMessages);
/** The rule behind each message of a game; the words of the rules are left for those who read them. */
export const loadRuleIndex = async (game: string): Promise<Outline['why']> => (await loadContent(game, outlines)).why;
export const loadLessons = async (game: string): Promise<LessonDefinition[]> => (await loadWithMessages(game, lessons, lessonMessages)).lessons;
export const loadTutorial = (game: string): Promise<TutorialDefinition> => loadWithMessages(game, tutorials, lessonMessages);

/** Whether something concerns a variant; without one, everything does. */
export const appliesTo = ({ variants }: { variants?: string[] }, variant: string | undefined): boolean =>
  variants === undefined || variant === undefined || variants.includes(variant);
