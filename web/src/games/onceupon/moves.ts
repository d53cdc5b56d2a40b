import type { GameEvent } from '../../net/types';
import { GUESTS, guestName, LINES, type Line } from './data';

/** Moves in notation, taken apart for the board. Which of them are legal is the server's word. */
export interface Move {
  text: string;
  verb: 'die' | 'pass' | 'build' | 'scrap' | 'end' | 'token' | 'shift' | 'face' | 'skip';
  die: number | null;
  face: string | null;
  /** Where a token goes. */
  square: string | null;
  /** Where the magician takes it from. */
  from: string | null;
  line: string | null;
  guest: string | null;
  /** From whom a guest is stolen. */
  seat: number | null;
  /** What a die or a line does besides the usual. */
  deed: 'cloud' | 'flag' | 'pass' | 'bolt' | 'steal' | null;
}

const SQUARE = /^[a-d][1-3]$/;

export function parse(text: string): Move {
  const words = text.split(' ');
  const verb = (words[0] ?? '') as Move['verb'];
  const rest = words.slice(1);
  const squares = verb === 'build' || verb === 'scrap' ? [] : rest.filter((word) => SQUARE.test(word));
  const deed = rest.find((word): word is NonNullable<Move['deed']> =>
    ['cloud', 'flag', 'pass', 'bolt', 'steal'].includes(word),
  );
  const named = verb === 'die' ? rest[1] : verb === 'face' ? rest[0] : undefined;
  return {
    text,
    verb,
    die: verb === 'die' ? Number(rest[0]) : null,
    face: named === undefined || named === 'cloud' || named === 'pass' ? null : named,
    square: squares.at(-1) ?? null,
    from: verb === 'shift' ? (squares[0] ?? null) : null,
    line: verb === 'build' || verb === 'scrap' ? (rest[0] ?? null) : null,
    guest: verb === 'build' ? (rest.slice(1).find((word) => word in GUESTS) ?? null) : null,
    seat: deed === 'steal' ? Number(rest[2]) : null,
    deed: deed ?? null,
  };
}

/** What a line brings, in words. */
export function rewardWords(line: Line | undefined): string {
  switch (line?.reward) {
    case 'tower':
      return `a tower worth ${line.worth}`;
    case 'wall':
      return `a wall with ${line.worth === 1 ? 'a resident' : `${line.worth} residents`}`;
    case 'flag':
      return `a flag worth ${line.worth}`;
    case 'floor':
      return 'a floor of the donjon';
    case undefined:
      return 'something';
  }
}

const lineOf = (id: string | null): Line | undefined => LINES.find((line) => line.id === id);

/** A move in words that follow a player's name. */
export function words(text: string): string {
  const move = parse(text);
  switch (move.verb) {
    case 'die':
      return dieWords(move);
    case 'pass':
      return 'declines both dice';
    case 'build': {
      if (move.deed === 'bolt') {
        return `clears line ${move.line} and wakes ${the(move.guest)}`;
      }
      if (move.deed === 'steal') {
        return `clears line ${move.line} and steals ${the(move.guest)}`;
      }
      const drawn = `clears line ${move.line} and draws ${rewardWords(lineOf(move.line))}`;
      return move.guest === null ? drawn : `${drawn} for ${the(move.guest)}`;
    }
    case 'scrap':
      return `clears line ${move.line} for nothing`;
    case 'end':
      return 'is done';
    case 'token':
      return `puts a token on ${move.square}`;
    case 'shift':
      return `moves a token from ${move.from} to ${move.square}`;
    case 'face':
      return `lets Dagobert’s die be ${move.face}`;
    case 'skip':
      return 'leaves the rest of the effect';
    default:
      return text;
  }
}

function the(guest: string | null): string {
  const name = guestName(guest ?? '');
  return name.startsWith('The ') ? `the ${name.slice(4)}` : `the ${name}`;
}

function dieWords(move: Move): string {
  switch (move.deed) {
    case 'pass':
      return `declines die ${move.die}`;
    case 'cloud':
      return `draws a small cloud for die ${move.die}`;
    case 'flag':
      return `has the Monk draw a flag for die ${move.die}`;
    default:
      break;
  }
  if (move.square !== null) {
    return `uses die ${move.die} as ${move.face}: a token on ${move.square}`;
  }
  return move.face === 'resident'
    ? `uses die ${move.die}: two residents`
    : `uses die ${move.die} as ${move.face}: the Cook brings a resident`;
}

/** The same move as something to be pressed: "Two residents with die 1". */
export function label(text: string): string {
  const move = parse(text);
  switch (move.verb) {
    case 'die':
      if (move.deed === 'pass') {
        return `Decline die ${move.die}`;
      }
      if (move.deed === 'cloud') {
        return `Die ${move.die}: small cloud`;
      }
      if (move.deed === 'flag') {
        return `Die ${move.die}: Monk’s flag`;
      }
      if (move.square === null) {
        return move.face === 'resident' ? `Die ${move.die}: two residents` : `Die ${move.die}: Cook’s resident`;
      }
      return `Die ${move.die} as ${move.face} on ${move.square}`;
    case 'pass':
      return 'Decline both dice';
    case 'end':
      return 'Done';
    case 'skip':
      return 'Leave the rest';
    case 'build':
      if (move.deed === 'bolt') {
        return `Wake ${the(move.guest)}`;
      }
      if (move.deed === 'steal') {
        return `Steal ${the(move.guest)}`;
      }
      if (move.guest !== null) {
        return `Floor for ${the(move.guest)}`;
      }
      return capital(rewardWords(lineOf(move.line)));
    default:
      return capital(words(text));
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What happened besides the move itself, or null where its words say it all. */
export function tell(event: GameEvent, name: (seat: unknown) => string): string | null {
  const who = name(event['seat']);
  const number = (field: string): number => Number(event[field] ?? 0);
  const guest = the(String(event['guest'] ?? ''));
  switch (event.event) {
    case 'roll': {
      const dice = Array.isArray(event['dice']) ? event['dice'].map(String) : [];
      return event['guest'] === undefined ? `${who} rolls ${dice.join(' and ')}` : `Dagobert’s die shows ${dice.join(' and ')}`;
    }
    case 'residents': {
      const drawn = number('drawn');
      const lost = number('lost') > 0 ? ', the rest finds no place' : '';
      return `${drawn === 1 ? 'A resident moves' : `${drawn} residents move`} in with ${who}: ${number('residents')} now${lost}`;
    }
    case 'card':
      return `${who} gets a guest worth ${number('points')}`;
    case 'guest':
      return `${capital(guest)} moves in with ${who}`;
    case 'open':
      return `${capital(guest)} comes into the open, ${number('pile')} left in the pile`;
    case 'steal':
      return `${capital(guest)} leaves ${name(event['from'])} for ${who}`;
    case 'effect':
      return `${capital(guest)} acts for ${who}`;
    case 'sun':
      return `${who} has four towers first: the Sun, ${number('points')} points`;
    case 'cloud':
      return `${who} has finished the castle: the Cloud, ${number('points')} points`;
    case 'small-cloud':
      return `A small cloud over ${who}, ${number('points')} points`;
    case 'turn':
      if (event['final'] !== true) {
        return null;
      }
      return event['step'] === 'dice'
        ? `${who} still has a die of this roll, then clears lines for the last time`
        : `${who} clears lines for the last time`;
    case 'over':
      return `The game ends in round ${number('round')}`;
    default:
      return null;
  }
}
