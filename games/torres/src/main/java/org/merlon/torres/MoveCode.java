package org.merlon.torres;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Ids;
import org.merlon.engine.move.ParsedMove;
import org.merlon.engine.words.Phrase;
import org.merlon.torres.board.Space;

/** Encodes moves as numbers and text: the verb in the low byte, then the target (space or size), then the origin. */
final class MoveCode {
    private static final int MAX_STACK_SIZE = 3;

    /** A cache of texts: there are few different moves, and every view needs the texts of dozens of them. */
    private static final @Nullable String[] NOTATION_CACHE =
            new @Nullable String[Verb.values().length * Space.COUNT * Space.COUNT];

    private MoveCode() {}

    static int of(Verb verb) {
        return verb.ordinal();
    }

    static int of(Verb verb, int to) {
        return verb.ordinal() | to << 8;
    }

    static int of(Verb verb, int from, int to) {
        return verb.ordinal() | to << 8 | from << 16;
    }

    static Verb verb(int move) {
        return Verb.of(move & 0xff);
    }

    static int to(int move) {
        return move >>> 8 & 0xff;
    }

    static int from(int move) {
        return move >>> 16 & 0xff;
    }

    /** Returns true if a number is a valid encoding of a move, legal or not. */
    static boolean isWellFormed(int move) {
        if ((move & 0xff) >= Verb.values().length) {
            return false;
        }
        int to = to(move);
        int from = from(move);
        return switch (verb(move).shape) {
            case NOTHING -> move >>> 8 == 0;
            case SIZE -> to <= MAX_STACK_SIZE && move >>> 16 == 0;
            case SPACE -> to < Space.COUNT && move >>> 16 == 0;
            case FROM_TO -> to < Space.COUNT && from < Space.COUNT && move >>> 24 == 0;
        };
    }

    static String notation(int move) {
        int index = ((move & 0xff) * Space.COUNT + from(move)) * Space.COUNT + to(move);
        String text = NOTATION_CACHE[index];
        if (text == null) {
            text = format(move);
            NOTATION_CACHE[index] = text; // a race is harmless: another thread would write an equal text
        }
        return text;
    }

    private static String format(int move) {
        Verb verb = verb(move);
        return switch (verb.shape) {
            case NOTHING -> verb.word();
            case SIZE -> verb.word() + " " + to(move);
            case SPACE -> verb.word() + " " + Space.name(to(move));
            case FROM_TO -> verb.word() + " " + Space.name(from(move)) + " " + Space.name(to(move));
        };
    }

    static ParsedMove parse(List<String> words) {
        Verb verb;
        List<String> arguments;
        if (words.getFirst().equals("card")) {
            ActionCard card = words.size() < 2 ? null : Ids.find(ActionCard.values(), words.get(1));
            if (card == null) {
                return ParsedMove.refused(Phrase.of("torres-why-which-card"));
            }
            verb = Verb.of(card);
            arguments = words.subList(2, words.size());
        } else {
            verb = Verb.byWord(words.getFirst());
            if (verb == null) {
                return ParsedMove.refused(Phrase.of("torres-why-no-such-move"));
            }
            arguments = words.subList(1, words.size());
        }
        if (arguments.size() != verb.shape.argumentCount) {
            return ParsedMove.refused(expectedArguments(verb.shape));
        }
        if (verb.shape == Verb.Shape.NOTHING) {
            return ParsedMove.of(of(verb));
        }
        if (verb.shape == Verb.Shape.SIZE) {
            String size = arguments.getFirst();
            boolean isSize = size.length() == 1 && size.charAt(0) >= '0' && size.charAt(0) <= '0' + MAX_STACK_SIZE;
            return isSize
                    ? ParsedMove.of(of(verb, size.charAt(0) - '0'))
                    : ParsedMove.refused(expectedArguments(verb.shape));
        }
        int first = Space.parse(arguments.getFirst());
        int last = Space.parse(arguments.getLast());
        if (first == Space.NONE || last == Space.NONE) {
            return ParsedMove.refused(Phrase.of("torres-why-no-such-space"));
        }
        return ParsedMove.of(verb.shape == Verb.Shape.SPACE ? of(verb, last) : of(verb, first, last));
    }

    private static Phrase expectedArguments(Verb.Shape shape) {
        return Phrase.of("torres-why-wants-" + Ids.of(shape)).with("most", MAX_STACK_SIZE);
    }
}
