package org.merlon.blackstone.offer;

import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.table.Corner;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.engine.data.Ids;
import org.merlon.engine.move.ParsedMove;
import org.merlon.engine.words.Phrase;

/**
 * Encodes moves as numbers and as text.
 *
 * <p>A {@code use} has the sign bit, a card (7 bits), two spaces (5 bits each) and for each of them an item of the seat
 * (7 bits): a set in Queen's Quest, a vassal in the hand in Wizard's Quest. Every other move is a verb (4 bits), a
 * space, corner or place in a row (5 bits), and one more item (7 bits).
 */
public final class MoveCode {
    /** The space of a half of a card that is not used. */
    public static final int NO_SPACE = 31;

    private static final int USE_BIT = 1 << 31;
    private static final int SPACE_MASK = 0x1f;
    private static final int ITEM_MASK = 0x7f;
    private static final int TASK_MASK = 0x7f;

    private MoveCode() {}

    public static int of(Verb verb) {
        return verb.ordinal();
    }

    public static int of(Verb verb, int at) {
        return verb.ordinal() | at << 4;
    }

    public static int of(Verb verb, int at, int to) {
        return verb.ordinal() | at << 4 | to << 9;
    }

    public static int use(int task, int left, int leftItem, int right, int rightItem) {
        return USE_BIT | task << 24 | left << 19 | right << 14 | leftItem << 7 | rightItem;
    }

    public static Verb verb(int move) {
        return move < 0 ? Verb.USE : Verb.of(move & 0xf);
    }

    /** Returns the first argument: a space, a corner or a place in a row. */
    public static int at(int move) {
        return move >>> 4 & SPACE_MASK;
    }

    /** Returns the second argument: a space or a vassal in the hand. */
    public static int to(int move) {
        return move >>> 9 & ITEM_MASK;
    }

    public static int task(int move) {
        return move >>> 24 & TASK_MASK;
    }

    public static int left(int move) {
        return move >>> 19 & SPACE_MASK;
    }

    public static int right(int move) {
        return move >>> 14 & SPACE_MASK;
    }

    public static int leftItem(int move) {
        return move >>> 7 & ITEM_MASK;
    }

    public static int rightItem(int move) {
        return move & ITEM_MASK;
    }

    /** Returns whether a number encodes a syntactically valid move; items of a seat are checked by its quest. */
    static boolean isWellFormed(int move) {
        if (move < 0) {
            return task(move) < Task.COUNT
                    && isWellFormed(left(move), leftItem(move))
                    && isWellFormed(right(move), rightItem(move));
        }
        if (move >>> 16 != 0 || (move & 0xf) >= Verb.count()) {
            return false;
        }
        return switch (verb(move).shape) {
            case NOTHING -> move >>> 4 == 0;
            case CORNER -> at(move) < Corner.COUNT && to(move) == 0;
            case OPEN_CARD -> at(move) < MachinationRow.OPEN_CARDS && to(move) == 0;
            case SPACE -> at(move) < Space.COUNT && to(move) == 0;
            case TWO_SPACES -> at(move) < Space.COUNT && to(move) < Space.COUNT;
            case HAND -> verb(move) == Verb.EXCHANGE && at(move) < MachinationRow.OPEN_CARDS;
        };
    }

    private static boolean isWellFormed(int space, int item) {
        return space < Space.COUNT || (space == NO_SPACE && item == 0);
    }

    /**
     * Spells a move.
     *
     * @param itemNotation spells the item that belongs to a space of a {@code use}, or that is exchanged
     */
    static String notation(int move, IntFunction<String> itemNotation) {
        Verb verb = verb(move);
        if (verb == Verb.USE) {
            return "use " + Task.of(task(move)).id() + halfNotation(left(move), leftItem(move), itemNotation)
                    + halfNotation(right(move), rightItem(move), itemNotation);
        }
        return switch (verb.shape) {
            case NOTHING -> verb.word();
            case CORNER -> verb.word() + " " + Corner.name(at(move));
            case OPEN_CARD -> verb.word() + " " + (at(move) + 1);
            case SPACE -> verb.word() + " " + Space.name(at(move));
            case TWO_SPACES -> verb.word() + " " + Space.name(at(move)) + " " + Space.name(to(move));
            case HAND -> verb.word() + " " + (at(move) + 1) + " " + itemNotation.apply(to(move));
        };
    }

    private static String halfNotation(int space, int item, IntFunction<String> itemNotation) {
        return space == NO_SPACE ? " -" : " " + Space.name(space) + " " + itemNotation.apply(item);
    }

    /** Reads moves that name no items of a seat. */
    static ParsedMove parse(Verb verb, List<String> words) {
        if (words.size() != verb.shape.argumentCount + 1) {
            return expectedArguments(verb.shape);
        }
        return switch (verb.shape) {
            case NOTHING -> ParsedMove.of(of(verb));
            case CORNER -> {
                int corner = Corner.parse(words.getLast());
                yield corner == Corner.NONE ? expectedArguments(verb.shape) : ParsedMove.of(of(verb, corner));
            }
            case OPEN_CARD -> {
                int place = MachinationRow.parsePlace(words.getLast());
                yield place < 0 ? expectedArguments(verb.shape) : ParsedMove.of(of(verb, place));
            }
            case SPACE, TWO_SPACES -> {
                int first = Space.parse(words.get(1));
                int last = Space.parse(words.getLast());
                if (first == Space.NONE || last == Space.NONE) {
                    yield expectedSpace();
                }
                yield ParsedMove.of(verb.shape == Verb.Shape.SPACE ? of(verb, first) : of(verb, first, last));
            }
            case HAND -> throw new IllegalArgumentException(verb.word() + " is read by its quest");
        };
    }

    /** Refuses a move and says which arguments it needs. Open cards and open vassals have the same place numbers. */
    static ParsedMove expectedArguments(Verb.Shape shape) {
        return ParsedMove.refused(
                Phrase.of("blackstone-why-wants-" + Ids.of(shape)).with("most", MachinationRow.OPEN_CARDS));
    }

    private static ParsedMove expectedSpace() {
        return expectedArguments(Verb.Shape.SPACE);
    }

    /**
     * Reads a {@code use}.
     *
     * @param wordsPerItem the number of words for an item
     * @param itemReader reads these words and returns the item's number or a refusal
     */
    public static ParsedMove parseUse(
            List<String> words, int wordsPerItem, Function<List<String>, ParsedMove> itemReader) {
        Phrase expectedForm = Phrase.of("blackstone-why-wants-use");
        Task task = words.size() < 2 ? null : Task.byLowerCaseId(words.get(1));
        if (task == null) {
            return ParsedMove.refused(words.size() < 2 ? expectedForm : Phrase.of("blackstone-why-no-such-card"));
        }
        var spaces = new int[2];
        var items = new int[2];
        int next = 2;
        for (int half = 0; half < 2; half++) {
            @Nullable String word = next < words.size() ? words.get(next) : null;
            if (word == null) {
                return ParsedMove.refused(expectedForm);
            }
            if (word.equals("-")) {
                spaces[half] = NO_SPACE;
                next++;
                continue;
            }
            spaces[half] = Space.parse(word);
            if (spaces[half] == Space.NONE) {
                return expectedSpace();
            }
            if (next + wordsPerItem >= words.size()) {
                return ParsedMove.refused(expectedForm);
            }
            ParsedMove item = itemReader.apply(words.subList(next + 1, next + 1 + wordsPerItem));
            if (item.refusal() != null) {
                return item;
            }
            items[half] = item.move();
            next += 1 + wordsPerItem;
        }
        return next == words.size()
                ? ParsedMove.of(use(task.number(), spaces[0], items[0], spaces[1], items[1]))
                : ParsedMove.refused(expectedForm);
    }
}
