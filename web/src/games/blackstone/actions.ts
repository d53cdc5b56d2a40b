/** The actions as the bar shows them. What can be done with them now is the server's word. */
export interface Action {
  verb: string;
  name: string;
  /** Tokens, by the rule that everybody has. */
  knight: number;
  wizard: number;
  help: string;
  /** The word that an ending without another one stands for. */
  usual: string;
}

const action = (verb: string, name: string, knight: number, wizard: number, help: string): Action => ({
  verb,
  name,
  knight,
  wizard,
  help,
  usual: knight > 0 ? 'with a knight token' : 'with a wizard token',
});

const SLIDE = 'A vassal to a free space beside it.';
const SWAP = 'Two vassals beside each other change places.';
const FLIP = 'A vassal is turned over.';

const KINGS: Action[] = [
  action('slide', 'Slide', 1, 0, SLIDE),
  action('retain', 'Retain', 1, 0, 'A vassal goes to your tableau; its space is refilled.'),
  action('swap', 'Swap', 0, 1, SWAP),
  action('flip', 'Turn', 0, 1, FLIP),
  action('draw', 'Draw', 0, 1, 'A task card into your hand.'),
];

const GUARDS: Action[] = [
  action('guard', 'Guard', 1, 0, 'A knight token keeps a vassal where it is.'),
  action('unguard', 'Unguard', 1, 0, 'A guard is sent away.'),
];

const KILL = action('kill', 'Hunt', 0, 0, 'One of your dogs kills rats.');
const DONE = action('done', 'End work', 0, 0, 'Your turn goes on with what follows the work.');

const QUEENS: Action[] = [
  action('slide', 'Slide', 0, 1, SLIDE),
  action('swap', 'Swap', 0, 1, SWAP),
  action('flip', 'Turn', 0, 1, FLIP),
  action('knight', 'Save a knight', 0, 1, 'One knight token for a later turn.'),
];
const END = action('end', 'End turn', 0, 0, 'Your wizard tokens come back.');
const PASS = action('pass', 'Pass', 0, 0, 'Only who can use no Machination passes. After the first pass the round is finished, and everybody has one more turn.');

/** What can be done at this table. */
export function actions(variant: string, guarded: boolean, rats: boolean): Action[] {
  if (variant === 'queens-quest') {
    return [...QUEENS, END];
  }
  if (variant === 'wizards-quest') {
    return [...QUEENS, END, PASS];
  }
  return [...KINGS, ...(guarded ? GUARDS : []), ...(rats ? [KILL] : []), DONE];
}

/** A move that somebody may have meant by an action that cannot be done now; the server says why not. */
export function meant(verb: string, space: string): string {
  switch (verb) {
    case 'slide':
    case 'swap':
      return `${verb} ${space} ${space}`;
    case 'retain':
      return `retain ${space} nw`;
    case 'flip':
    case 'guard':
    case 'unguard':
      return `${verb} ${space}`;
    case 'draw':
      return 'draw guild';
    case 'kill':
      return 'kill westie 1';
    default:
      return verb;
  }
}

export interface FamilyInfo {
  name: string;
  powers: string[];
  /** Actions that the family does in its own way. */
  verbs: string[];
}

export const FAMILIES: Record<string, FamilyInfo> = {
  corwin: { name: 'Corwin', powers: ['A knight token slides up to three free spaces in a line.', 'A knight token swaps.'], verbs: ['slide', 'swap'] },
  keygriff: { name: 'Keygriff', powers: ['No limits at the end of a turn.', 'One more token of each kind at the start.'], verbs: [] },
  thistledown: { name: 'Thistledown', powers: ['A knight token slides diagonally too.', 'A knight token turns a vassal over.'], verbs: ['slide', 'flip'] },
  wolfram: { name: 'Wolfram', powers: ['A wizard token swaps diagonally too.', 'A wizard token slides.'], verbs: ['swap', 'slide'] },
  evertine: { name: 'Evertine', powers: ['A knight token for each King task or Ploy completed.', 'One knight token draws.'], verbs: ['draw'] },
  gramberly: { name: 'Gramberly', powers: ['Once a turn the upcharge is one vassal less.', 'A wizard token retains.'], verbs: ['retain'] },
  hester: { name: 'Hester', powers: ['Two tasks a turn.', 'A knight token guards, and others may not use the guarded vassal.'], verbs: ['guard'] },
  marbuck: {
    name: 'Marbuck',
    powers: ['The first draw of a turn shows two cards, one is kept.', 'Once a turn either token does the other’s work.'],
    verbs: ['draw', 'slide', 'swap', 'flip', 'retain'],
  },
};
