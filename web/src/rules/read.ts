/** How a game spells one kind of move, as the server tells it with the games. */
export interface VerbForm {
  verb: string;
  args: { name: string; kind: string; optional?: boolean; repeated?: boolean }[];
  cost?: Record<string, number>;
  /** What it belongs with, in a word of the game. */
  group: string;
  undo: boolean;
}

/** A move in notation, taken apart. Which of them are legal is the server's word. */
export interface Move {
  text: string;
  verb: string;
  /** What it names, each by what the game calls it. */
  args: Readonly<Record<string, string>>;
  /** The kind of each of them, also of those left out: a space, a card, … */
  kinds: Readonly<Record<string, string>>;
  /** The first space of several. */
  from: string | null;
  /** The last space. */
  to: string | null;
}

/** Reads a move by the verbs of its game; what no verb fits is left as it is. */
export function read(text: string, verbs: readonly VerbForm[]): Move {
  const fitting = verbs.flatMap((form) => fit(text, form) ?? []);
  return fitting.reduce((best, each) => (best.verb !== text && best.verb.length >= each.verb.length ? best : each), {
    text,
    verb: text,
    args: {},
    kinds: {},
    from: null,
    to: null,
  });
}

/** A move as one verb has it, or null. What is of the kind "word" stands there as it is, and in the verb's name at the end. */
function fit(text: string, form: VerbForm): Move | null {
  const fixed = form.args.filter((slot) => slot.kind === 'word').length;
  const names = form.verb.split(' ');
  const first = names.slice(0, names.length - fixed);
  const words = text.split(' ');
  if (words.splice(0, first.length).join(' ') !== first.join(' ')) {
    return null;
  }
  const args: Record<string, string> = {};
  const kinds: Record<string, string> = {};
  const spaces: string[] = [];
  for (const [i, slot] of form.args.entries()) {
    // What may be left out is there if more words follow than the rest needs.
    const needed = form.args.slice(i + 1).filter((later) => !later.optional).length;
    const taken = slot.optional && words.length <= needed ? [] : words.splice(0, slot.repeated ? words.length - needed : 1);
    if (slot.kind === 'word' ? taken[0] !== slot.name : taken.length === 0 && !slot.optional) {
      return null;
    }
    if (slot.kind === 'word') {
      continue;
    }
    kinds[slot.name] = slot.kind;
    if (taken.length > 0) {
      args[slot.name] = taken.join(' ');
    }
    if (slot.kind === 'space') {
      spaces.push(...taken);
    }
  }
  return words.length > 0
    ? null
    : { text, verb: form.verb, args, kinds, from: spaces.length > 1 ? (spaces[0] ?? null) : null, to: spaces.at(-1) ?? null };
}
