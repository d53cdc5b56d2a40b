import { faceWords, taskWords, vassalWords } from './cards';

/** Moves in words: for the log they follow a name ("slides BS to LS"), on a button they stand alone ("Slide BS to LS"). */

const DECKS: Record<string, string> = { guild: 'Guild', power: 'Power', machination: 'Machination' };
export const CORNER_NAMES: Record<string, string> = { nw: 'north-west', ne: 'north-east', se: 'south-east', sw: 'south-west' };
export const DOG_NAMES: Record<string, string> = { 'jack-russell': 'Jack Russell', scottie: 'Scottie', westie: 'Westie' };
const DOGS: Record<string, string> = { 'jack-russell': 'the Jack Russell', scottie: 'the Scottie', westie: 'the Westie' };

const up = (word = ''): string => word.toUpperCase();
const corner = (word = ''): string => `the ${CORNER_NAMES[word] ?? word} deck`;
const name = (word = ''): string => word.charAt(0).toUpperCase() + word.slice(1);
const vassal = (word = ''): string => (word.includes('/') ? `the ${vassalWords(word)}` : up(word));
const upWords = (word = ''): string => `the ${faceWords(word.split('/')[0] ?? '')}`;

/** How it is paid for or what comes with it; empty if the move says no more. */
export function endWords(words: readonly string[]): string {
  const [word, ...rest] = words;
  switch (word) {
    case undefined:
      return '';
    case 'knight':
    case 'wizard':
      return [`with a ${word} token`, endWords(rest)].filter(Boolean).join(', ');
    case 'knights':
      return 'with two knight tokens';
    case 'adopt':
      return [`for ${DOGS[rest[0] ?? ''] ?? rest[0]}`, endWords(rest.slice(1))].filter(Boolean).join(', ');
    case 'with':
      return `paying ${rest.map(vassal).join(' and ')}`;
    default:
      return words.join(' ');
  }
}

/** For a Knight-Wizard card the word after the spaces says as what it is completed. */
function taskEnd(card: string, words: readonly string[]): string {
  return card.startsWith('K') && (words[0] === 'knight' || words[0] === 'wizard')
    ? [`as a ${name(words[0])} task`, endWords(words.slice(1))].filter(Boolean).join(', ')
    : endWords(words);
}

const laid = (words: readonly string[]): string[] => {
  const parts: string[] = [];
  for (let i = 0; i < words.length; ) {
    const space = words[i] ?? '';
    if (space === '-') {
      i++;
    } else if (words[i + 1] === 'set') {
      parts.push(`${up(space)} to ${words[i + 2] === 'new' ? 'a new set' : `set ${words[i + 2]}`}`);
      i += 3;
    } else {
      parts.push(`${upWords(words[i + 1])} on ${up(space)}`);
      i += 2;
    }
  }
  return parts;
};

const joined = (verb: string, ...parts: string[]): string => [verb, ...parts.filter((part) => part !== '')].join(' ');

type Saying = (say: (third: string, plain: string) => string, words: string[]) => string;

const SAYINGS: Record<string, Saying> = {
  family: (say, [id]) => `${say('joins', 'Join')} the house of ${name(id)}`,
  corner: (say, [at]) => say(`takes ${corner(at)} for refills`, `The ${CORNER_NAMES[at ?? '']} deck`),
  refresh: (say, [at]) => say(`takes ${corner(at)} for refreshing`, `The ${CORNER_NAMES[at ?? '']} deck for refreshing`),
  recall: (say) => `${say('takes', 'Take')} the face-down card back`,
  leave: (say, [at]) => (at ? `${say('leaves', 'Leave')} ${up(at)} empty` : `${say('leaves', 'Leave')} the face-down card`),
  muster: (say, [kind]) => `${say('musters', 'Muster')} a ${kind} token`,
  slide: (say, [from, to, ...end]) => joined(say('slides', 'Slide'), `${up(from)} to ${up(to)}`, endWords(end)),
  swap: (say, [one, two, ...end]) => joined(say('swaps', 'Swap'), `${up(one)} and ${up(two)}`, endWords(end)),
  flip: (say, [at, ...end]) => joined(say('turns', 'Turn'), `${up(at)} over`, endWords(end)),
  retain: (say, [at, from, ...end]) => {
    const refill = from === 'none' ? ', no refill' : CORNER_NAMES[from ?? ''] ? `, refill from ${corner(from)}` : '';
    return joined(say('retains', 'Retain'), up(at) + refill, endWords(refill === '' && from ? [from, ...end] : end));
  },
  draw: (say, [deck, ...end]) => joined(say('draws', 'Draw'), `a ${DECKS[deck ?? '']} card`, endWords(end)),
  keep: (say, [card]) => `${say('keeps', 'Keep')} ${card === undefined || card === 'hidden' ? 'a card' : taskWords(card)}`,
  guard: (say, [at]) => `${say('guards', 'Guard')} ${up(at)}`,
  unguard: (say, [at]) => `${say('removes', 'Remove')} a guard from ${up(at)}`,
  complete: (say, [card = '', left, right, ...end]) =>
    joined(say('completes', 'Complete'), `${taskWords(card)} with ${up(left)} and ${up(right)}`, taskEnd(card, end)),
  kill: (say, [dog, rats]) => `${say('sends', 'Send')} ${DOGS[dog ?? ''] ?? dog} after ${rats === '1' ? 'a rat' : `${rats} rats`}`,
  done: (say) => say('ends the work', 'End the work'),
  end: (say) => say('ends the turn', 'End the turn'),
  pass: (say) => say('passes', 'Pass'),
  intrigue: (say, [card = '', at]) => `${say('lays', 'Lay')} an intrigue from ${taskWords(card)} on ${up(at)}`,
  facedown: (say, [card]) => `${say('lays', 'Lay')} ${card === undefined || card === 'hidden' ? 'a card' : taskWords(card)} face down`,
  accept: (say, words) => joined(say('completes the face-down card', 'Complete it'), taskEnd('K', words)),
  decline: (say) => say('leaves the face-down card where it is', 'Leave it face down'),
  discard: (say, [card = '']) => `${say('discards', 'Discard')} ${card.includes('/') ? vassal(card) : taskWords(card)}`,
  place: (say, [at]) => `${say('places', 'Place')} the special on ${up(at)}`,
  refill: (say, [at]) => `${say('refills', 'Refill')} ${up(at)}`,
  take: (say, [n]) => `${say('takes', 'Take')} open card ${n}`,
  exchange: (say, [n, card]) => `${say('exchanges', 'Exchange')} ${vassal(card)} for open vassal ${n}`,
  knight: (say) => `${say('saves', 'Save')} a knight token`,
  use: (say, [card = '', ...rest]) => `${say('uses', 'Use')} ${card}: ${laid(rest).join(', ')}`,
  reward: (say, [what = '']) => {
    const goods: Record<string, string> = {
      token: 'a token',
      guild: 'a Guild card',
      'token+guild': 'a token and a Guild card',
      power: 'a Power card',
      machination: 'a Machination card',
      none: 'nothing',
    };
    return `${say('takes', 'Take')} ${goods[what] ?? what}${what === 'none' ? '' : ' for the intrigue'}`;
  },
};

function saying(move: string, say: (third: string, plain: string) => string): string {
  const [verb = '', ...rest] = move.split(' ');
  return SAYINGS[verb]?.(say, rest) ?? move;
}

/** A move in words that follow a player's name. */
export const words = (move: string): string => saying(move, (third) => third);

/** A move as it is offered. */
export const label = (move: string): string => saying(move, (_, plain) => plain);

/** The end of a move that is chosen from a list; `usual` is what it means to say nothing more. */
export function endLabel(move: string, words: readonly string[], usual: string): string {
  const card = move.split(' ')[1] ?? '';
  const set = words[0]?.startsWith('set:') ? words[0].slice(4) : '';
  if (set !== '' && words.length === 1) {
    return set === 'new' ? 'Into a new set' : `Into set ${set}`;
  }
  const end = move.startsWith('complete ') ? taskEnd(card, words) : CORNER_NAMES[words[0] ?? ''] ? corner(words[0]) : endWords(words);
  const said = end || usual || label(move);
  return said.charAt(0).toUpperCase() + said.slice(1);
}
