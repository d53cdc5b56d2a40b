import type { Condition } from '../engine/engineGame';
import { GAMES } from '../games';
import type { GameStory } from '../games/gameUi';
import { addMessages } from '../i18n';

/** A position as the engine's `load` command takes it. */
export type Position = Record<string, unknown> & {
  game: string;
  variant: string;
  players: number;
  options?: Record<string, string | boolean>;
};

/** A diagram of a position: as a seat or a spectator sees it, with highlighted places. */
export interface DiagramDefinition {
  position: Position;
  seat?: number | null;
  mark?: string[];
}

/** A section of the rules, for some variants or for all. */
export interface Section {
  id: string;
  variants?: string[];
  rules: string[];
  pictures?: string[];
}

/** The structure of a game's rules; the texts are messages. */
export interface Outline {
  sections: Section[];
  aids: { id: string; variants?: string[] }[];
  questions?: string[];
  pictures: Record<string, DiagramDefinition>;
  /** The rule behind each message key: a refusal, a prompt, a card. */
  why: Record<string, string>;
}

/** A position with a task. The fields are those of lessons.json. */
export interface LessonDefinition {
  id: string;
  variant: string;
  rule: string;
  position: Position;
  seat?: number;
  goal: Condition[];
  /** The lesson is missed after this number of moves, or turns. */
  moves?: number;
  turns?: number;
  /** The bot that plays for the others; without one, the lesson ends when others are to move. */
  against?: string;
  mark?: string[];
  /** Moves that reach the goal; others may do so too. */
  answer: string[];
}

/** A text of the tutor, shown once when it first matters. The fields are those of guide.json. */
export interface TutorialStep {
  id: string;
  when?: Condition[];
  until?: Condition[];
  /** Offers to skip the game ahead until this holds. */
  skip?: Condition[];
  /**
   * What is highlighted: places, the place of a piece in the view, the moves of some verbs, only the best of them, and a region
   * of the page.
   */
  light?: { places?: string[]; piece?: string; verbs?: string[]; best?: boolean; part?: string };
}

/** A guided first game. */
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
const lessons = import.meta.glob<{ lessons: LessonDefinition[] }>('../../../games/*/src/main/resources/org/merlon/*/lessons/lessons.json', {
  import: 'default',
});
const tutorials = import.meta.glob<TutorialDefinition>('../../../games/*/src/main/resources/org/merlon/*/lessons/guide.json', {
  import: 'default',
});
const ruleMessages = import.meta.glob<string>('../../../games/*/src/main/resources/org/merlon/*/rules/en.ftl', {
  query: '?raw',
  import: 'default',
});
const lessonMessages = import.meta.glob<string>('../../../games/*/src/main/resources/org/merlon/*/lessons/en.ftl', {
  query: '?raw',
  import: 'default',
});
const storyMessages = import.meta.glob<string>('../../../games/*/src/main/resources/org/merlon/*/story/en.ftl', {
  query: '?raw',
  import: 'default',
});

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

/** Whether there are rules and lessons for a game. */
export const hasLearningContent = (game: string): boolean => loaderFor(game, outlines) !== undefined;

/** Loads the rules of a game, with their messages. */
export const loadRules = (game: string): Promise<Outline> => loadWithMessages(game, outlines, ruleMessages);
/** Loads the rule behind each message of a game, without the messages of the rules. */
export const loadRuleIndex = async (game: string): Promise<Outline['why']> => (await loadContent(game, outlines)).why;
export const loadLessons = async (game: string): Promise<LessonDefinition[]> =>
  (await loadWithMessages(game, lessons, lessonMessages)).lessons;
export const loadTutorial = (game: string): Promise<TutorialDefinition> => loadWithMessages(game, tutorials, lessonMessages);

/** Loads the story of a game, with its messages. */
export async function loadStory(game: string): Promise<GameStory> {
  const [story, text] = await Promise.all([GAMES[game]?.loadStory?.(), loadContent(game, storyMessages)]);
  addMessages(text);
  if (story === undefined) {
    throw new Error(game);
  }
  return story;
}

/** Whether a section applies to a variant; without a variant everything does. */
export const appliesTo = ({ variants }: { variants?: string[] }, variant: string | undefined): boolean =>
  variants === undefined || variant === undefined || variants.includes(variant);
