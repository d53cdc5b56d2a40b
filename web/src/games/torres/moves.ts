/** Moves in notation, taken apart for the board. Which of them are legal is the server's word. */
export interface Move {
  text: string;
  /** The verb, or `card` and its kind. */
  action: string;
  from: string | null;
  to: string | null;
}

const SPACE = /^[a-h][1-8]$/;

export function parse(text: string): Move {
  const words = text.split(' ');
  const isCard = words[0] === 'card';
  const action = isCard ? `card ${words[1] ?? ''}` : (words[0] ?? '');
  const rest = words.slice(isCard ? 2 : 1);
  const spaces = rest.filter((word) => SPACE.test(word));
  return {
    text,
    action,
    from: spaces.length > 1 ? (spaces[0] ?? null) : null,
    to: spaces.at(-1) ?? null,
  };
}

export interface ActionInfo {
  id: string;
  name: string;
  /** The key that chooses it. */
  key: string;
  cost: number;
  help: string;
  /** The actions of the notation that it stands for. */
  actions: string[];
  /** How many spaces it names. */
  spaces: 0 | 1 | 2;
}

export const ACTIONS: readonly ActionInfo[] = [
  { id: 'move', name: 'Move', key: 'M', cost: 1, help: 'A knight steps, or goes through a castle’s doors.', actions: ['move', 'door'], spaces: 2 },
  { id: 'block', name: 'Build', key: 'B', cost: 1, help: 'A block from this turn’s stack widens or raises a castle.', actions: ['block'], spaces: 1 },
  { id: 'knight', name: 'Knight', key: 'K', cost: 2, help: 'A new knight next to one of yours, not higher.', actions: ['knight'], spaces: 1 },
  { id: 'draw', name: 'Buy card', key: 'C', cost: 1, help: 'The top card of the deck, to be played from the next turn on.', actions: ['draw'], spaces: 0 },
  { id: 'score', name: 'Point', key: 'P', cost: 1, help: 'Your marker goes on by one.', actions: ['score'], spaces: 0 },
  { id: 'end', name: 'End turn', key: 'E', cost: 0, help: 'The rest of your action points is lost.', actions: ['end'], spaces: 0 },
];

export interface CardInfo {
  name: string;
  help: string;
  spaces: 0 | 1 | 2;
}

export const CARDS: Record<string, CardInfo> = {
  leap: { name: 'Leap', help: 'A knight jumps to a neighbour exactly two levels higher.', spaces: 2 },
  under: { name: 'Underpin', help: 'One of your blocks goes under a knight of yours.', spaces: 1 },
  supply: { name: 'Supply', help: 'A block from the general supply, by the rules of building.', spaces: 1 },
  diagonal: { name: 'Diagonal', help: 'A knight goes one space diagonally, up one level at the most.', spaces: 2 },
  doors: { name: 'All doors', help: 'Through a castle and out at any level.', spaces: 2 },
  ap6: { name: 'Six', help: 'Six action points this turn instead of five.', spaces: 0 },
  ap7: { name: 'Seven', help: 'Seven action points this turn instead of five.', spaces: 0 },
  shift: { name: 'Shift', help: 'A loose top block moves to another space.', spaces: 2 },
  relocate: { name: 'Relocate', help: 'A knight goes to where one could be added.', spaces: 2 },
  vault: { name: 'Vault', help: 'A knight jumps straight over another knight.', spaces: 2 },
};

/** What the master cards ask for, in a sentence for the table. */
export const MASTER_CARDS: Record<string, { name: string; asks: string; pays: string }> = {
  rank: { name: 'The Rank', asks: 'Three of your knights side by side in a row or column.', pays: '5 at every scoring.' },
  outposts: { name: 'The Outposts', asks: 'Your knights on four different castles.', pays: '5 at every scoring.' },
  court: { name: 'The Court', asks: 'A knight of yours right beside the king.', pays: '5 at every scoring.' },
  stairs: { name: 'The Stairs', asks: 'Knights on levels 1, 2, 3 and 4.', pays: '15 at the third scoring.' },
  summit: { name: 'The Summit', asks: 'A knight higher than all knights of the others.', pays: '12 at the third scoring.' },
  marches: { name: 'The Marches', asks: 'Knights on all four edges of the board.', pays: '15 at the third scoring.' },
  garrison: { name: 'The Garrison', asks: 'All six knights on towers.', pays: '12 at the third scoring.' },
  bend: { name: 'The Bend', asks: 'Three of your knights in an unbroken diagonal.', pays: '10 at the third scoring.' },
};

/** The same as a wish: "builds on d4" becomes "Build on d4". */
export function wish(text: string): string {
  const [verb = '', ...rest] = words(text).split(' ');
  const bare = verb === 'goes' ? 'go' : verb.replace(/s$/, '');
  return [bare.charAt(0).toUpperCase() + bare.slice(1), ...rest].join(' ');
}

/** A move in words, for the log, the preview and screen readers. */
export function words(text: string): string {
  const move = parse(text);
  const { from, to } = move;
  switch (move.action) {
    case 'castle':
      return `founds a castle on ${to}`;
    case 'setup':
      return `sets the first knight on ${to}`;
    case 'king':
      return `puts the king on ${to}`;
    case 'stay':
      return 'leaves the king where he is';
    case 'stack':
      return `takes a stack of ${text.split(' ')[1]}`;
    case 'end':
      return 'ends the turn';
    case 'score':
      return 'takes a point';
    case 'draw':
      return 'buys a card';
    case 'block':
      return `builds on ${to}`;
    case 'knight':
      return `adds a knight on ${to}`;
    case 'move':
      return `moves a knight from ${from} to ${to}`;
    case 'door':
      return `goes through a castle from ${from} to ${to}`;
    case 'card leap':
      return `plays Leap: ${from} up to ${to}`;
    case 'card under':
      return `plays Underpin: a block under ${to}`;
    case 'card supply':
      return `plays Supply: a block on ${to}`;
    case 'card diagonal':
      return `plays Diagonal: ${from} to ${to}`;
    case 'card doors':
      return `plays All doors: ${from} to ${to}`;
    case 'card ap6':
      return 'plays Six: one more action point';
    case 'card ap7':
      return 'plays Seven: two more action points';
    case 'card shift':
      return `plays Shift: a block from ${from} to ${to}`;
    case 'card relocate':
      return `plays Relocate: ${from} to ${to}`;
    case 'card vault':
      return `plays Vault: ${from} over a knight to ${to}`;
    default:
      return text;
  }
}
