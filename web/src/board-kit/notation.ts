import type { VerbForm, VerbSlot } from '../net/types';

/** A parsed move. Only the server and the engine know which moves are legal. */
export interface Move {
  text: string;
  verb: string;
  /** The arguments by the names that the game gives them. */
  args: Readonly<Record<string, string>>;
  /** The kind of each argument: a space, a card, … */
  kinds: Readonly<Record<string, string>>;
  /** The optional arguments that are not given. */
  absent: readonly string[];
  /** The first space if there are several. */
  from: string | null;
  /** The last space. */
  to: string | null;
}

/** Parses a move by the verbs of its game; a move that fits no verb is returned without arguments. */
export function parseMove(text: string, verbs: readonly VerbForm[]): Move {
  const [first, ...others] = verbs.flatMap((form) => matchForm(text, form) ?? []);
  const unread: Move = { text, verb: text, args: {}, kinds: {}, absent: [], from: null, to: null };
  return others.reduce((best, each) => (each.verb.length > best.verb.length ? each : best), first ?? unread);
}

/** Parses a move as one verb, or returns null. */
function matchForm(text: string, form: VerbForm): Move | null {
  const fixed = form.args.filter((slot) => slot.kind === 'word').length;
  const names = form.verb.split(' ');
  const first = names.slice(0, names.length - fixed);
  const words = text.split(' ');
  if (words.splice(0, first.length).join(' ') !== first.join(' ')) {
    return null;
  }
  const args: Record<string, string> = {};
  const kinds: Record<string, string> = {};
  const absent: string[] = [];
  const spaces: string[] = [];
  for (const [i, slot] of form.args.entries()) {
    const needed = form.args.slice(i + 1).filter((later) => !later.optional).length;
    if (slot.optional && !isPresent(slot, words, needed)) {
      absent.push(slot.name);
      continue;
    }
    if (slot.after !== undefined) {
      words.shift();
    }
    const taken = words.splice(0, slot.repeated ? words.length - needed : 1);
    if (slot.kind === 'word' ? taken[0] !== slot.name : taken.length === 0) {
      return null;
    }
    if (slot.kind !== 'word') {
      args[slot.name] = taken.join(' ');
      kinds[slot.name] = slot.kind;
    }
    if (slot.kind === 'space') {
      spaces.push(...taken);
    }
  }
  const from = spaces.length > 1 ? (spaces[0] ?? null) : null;
  return words.length > 0 ? null : { text, verb: form.verb, args, kinds, absent, from, to: spaces.at(-1) ?? null };
}

/**
 * Tells whether an optional argument is present: by the word before it, by its pattern, or because more words follow than
 * needed.
 */
function isPresent(slot: VerbSlot, words: readonly string[], needed: number): boolean {
  const next = words[0] ?? '';
  if (slot.after !== undefined) {
    return next === slot.after;
  }
  return slot.like === undefined ? words.length > needed : new RegExp(`^(?:${slot.like})$`).test(next);
}
