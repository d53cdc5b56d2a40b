package org.merlon.blackstone.offer;

import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.table.Corner;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.engine.data.Ids;
import org.merlon.engine.move.Reading;
import org.merlon.engine.words.Phrase;

/**
 * Encodes moves as numbers and as text.
 *
 * <p>A {@code use} has the sign bit, a card (7 bits), two spaces (5 bits each) and for each of them an item of the seat
 * (7 bits): a set in Queen's Quest, a vassal in the hand in Wizard's Quest. Every other move is a verb (4 bits), a
 * space, corner or place in a row (5 bits), and one more item (7 bits).
 */
public final class Move {
    /** The space of a half of a card that is not used. */
    public static final int NO_SPACE = 31;

    private static final int USE = 1 << 31;
    private static final int SPACE = 0x1f;
    private static final int THING = 0x7f;
    private static final int TASK = 0x7f;

    private Move() {}

    public static int of(Verb verb) {
        return verb.ordinal();
    }

    public static int of(Verb verb, int at) {
        return verb.ordinal() | at << 4;
    }

    public static int of(Verb verb, int at, int to) {
        return verb.ordinal() | at << 4 | to << 9;
    }

    public static int use(int task, int left, int leftThing, int right, int rightThing) {
        return USE | task << 24 | left << 19 | right << 14 | leftThing << 7 | rightThing;
    }

    public static Verb verb(int move) {
        return move < 0 ? Verb.USE : Verb.of(move & 0xf);
    }

    /** Returns the first argument: a space, a corner or a place in a row. */
    public static int at(int move) {
        return move >>> 4 & SPACE;
    }

    /** Returns the second argument: a space or a vassal in the hand. */
    public static int to(int move) {
        return move >>> 9 & THING;
    }

    public static int task(int move) {
        return move >>> 24 & TASK;
    }

    public static int left(int move) {
        return move >>> 19 & SPACE;
    }

    public static int right(int move) {
        return move >>> 14 & SPACE;
    }

    public static int leftThing(int move) {
        return move >>> 7 & THING;
    }

    public static int rightThing(int move) {
        return move & THING;
    }

    /** Returns whether a number encodes a syntactically valid move; items of a seat are checked by its quest. */
    static boolean wellFormed(int move) {
        if (move < 0) {
            return task(move) < Task.COUNT
                    && wellFormed(left(move), leftThing(move))
                    && wellFormed(right(move), rightThing(move));
        }
        if (move >>> 16 != 0 || (move & 0xf) >= Verb.count()) {
            return false;
        }
        return switch (verb(move).shape) {
            case NOTHING -> move >>> 4 == 0;
            case CORNER -> at(move) < Corner.COUNT && to(move) == 0;
            case OPEN_CARD -> at(move) < Offer.OPEN && to(move) == 0;
            case SPACE -> at(move) < Space.COUNT && to(move) == 0;
            case TWO_SPACES -> at(move) < Space.COUNT && to(move) < Space.COUNT;
            case HAND -> verb(move) == Verb.EXCHANGE && at(move) < Offer.OPEN;
        };
    }

    private static boolean wellFormed(int space, int thing) {
        return space < Space.COUNT || (space == NO_SPACE && thing == 0);
    }

    /**
     * Spells a move.
     *
     * @param thing spells the item that belongs to a space of a {@code use}, or that is exchanged
     */
    static String spell(int move, IntFunction<String> thing) {
        Verb verb = verb(move);
        if (verb == Verb.USE) {
            return "use " + Task.of(task(move)).id() + part(left(move), leftThing(move), thing)
                    + part(right(move), rightThing(move), thing);
        }
        return switch (verb.shape) {
            case NOTHING -> verb.word();
            case CORNER -> verb.word() + " " + Corner.name(at(move));
            case OPEN_CARD -> verb.word() + " " + (at(move) + 1);
            case SPACE -> verb.word() + " " + Space.name(at(move));
            case TWO_SPACES -> verb.word() + " " + Space.name(at(move)) + " " + Space.name(to(move));
            case HAND -> verb.word() + " " + (at(move) + 1) + " " + thing.apply(to(move));
        };
    }

    private static String part(int space, int thing, IntFunction<String> words) {
        return space == NO_SPACE ? " -" : " " + Space.name(space) + " " + words.apply(thing);
    }

    /** Reads moves that name no items of a seat. */
    static Reading read(Verb verb, List<String> words) {
        if (words.size() != verb.shape.words + 1) {
            return wanted(verb.shape);
        }
        return switch (verb.shape) {
            case NOTHING -> Reading.of(of(verb));
            case CORNER -> {
                int corner = Corner.parse(words.getLast());
                yield corner == Corner.NONE ? wanted(verb.shape) : Reading.of(of(verb, corner));
            }
            case OPEN_CARD -> {
                int place = Offer.place(words.getLast());
                yield place < 0 ? wanted(verb.shape) : Reading.of(of(verb, place));
            }
            case SPACE, TWO_SPACES -> {
                int first = Space.parse(words.get(1));
                int last = Space.parse(words.getLast());
                if (first == Space.NONE || last == Space.NONE) {
                    yield noSpace();
                }
                yield Reading.of(verb.shape == Verb.Shape.SPACE ? of(verb, first) : of(verb, first, last));
            }
            case HAND -> throw new IllegalArgumentException(verb.word() + " is read by its quest");
        };
    }

    /** Refuses a move and says which arguments it needs. Open cards and open vassals have the same place numbers. */
    static Reading wanted(Verb.Shape shape) {
        return Reading.refused(
                Phrase.of("blackstone-why-wants-" + Ids.of(shape)).with("most", Offer.OPEN));
    }

    private static Reading noSpace() {
        return wanted(Verb.Shape.SPACE);
    }

    /**
     * Reads a {@code use}.
     *
     * @param size the number of words for an item
     * @param thing reads these words and returns the item's number or a refusal
     */
    public static Reading readUse(List<String> words, int size, Function<List<String>, Reading> thing) {
        Phrase form = Phrase.of("blackstone-why-wants-use");
        Task task = words.size() < 2 ? null : Task.byWord(words.get(1));
        if (task == null) {
            return Reading.refused(words.size() < 2 ? form : Phrase.of("blackstone-why-no-such-card"));
        }
        var spaces = new int[2];
        var things = new int[2];
        int next = 2;
        for (int side = 0; side < 2; side++) {
            @Nullable String word = next < words.size() ? words.get(next) : null;
            if (word == null) {
                return Reading.refused(form);
            }
            if (word.equals("-")) {
                spaces[side] = NO_SPACE;
                next++;
                continue;
            }
            spaces[side] = Space.parse(word);
            if (spaces[side] == Space.NONE) {
                return noSpace();
            }
            if (next + size >= words.size()) {
                return Reading.refused(form);
            }
            Reading read = thing.apply(words.subList(next + 1, next + 1 + size));
            if (read.refusal() != null) {
                return read;
            }
            things[side] = read.move();
            next += 1 + size;
        }
        return next == words.size()
                ? Reading.of(use(task.number(), spaces[0], things[0], spaces[1], things[1]))
                : Reading.refused(form);
    }
}
