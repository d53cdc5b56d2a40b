/** The bots that the client chooses by itself. The Java test BotLevelsTest checks them against the bots that there are. */

/** The levels offered as opponents, the weakest first; the others are for programs and comparison. */
export const BOT_LEVELS = ['gentle', 'easy', 'medium', 'hard', 'master'] as const;

/** The opponent in the first games of a variant. */
export const FIRST_OPPONENT = 'easy';

/** The bot that plays on where a tutorial skips moves. */
export const TUTORIAL_BOT = 'greedy';

/** The bot that gives hints, as on the server. */
export const HINT_BOT = 'hard';

/** The bot that searches for a fixed time; others search to a fixed depth, so more workers do not help. */
export const TIMED_BOT = 'master';
