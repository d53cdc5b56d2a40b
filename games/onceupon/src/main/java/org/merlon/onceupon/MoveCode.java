package org.merlon.onceupon;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.merlon.engine.move.ParsedMove;
import org.merlon.engine.words.Phrase;
import org.merlon.onceupon.castle.Board;
import org.merlon.onceupon.castle.DieFace;
import org.merlon.onceupon.castle.Guest;
import org.merlon.onceupon.castle.Line;

/** Encodes moves as numbers and text: the verb in the low byte, then its arguments, one byte each. */
final class MoveCode {
    private static final int NONE = -1;

    /** The first words of verbs with arguments; for each, the catalogue has a message about the missing arguments. */
    private static final Set<String> WORDS_WITH_ARGUMENTS = Set.of("die", "build", "scrap", "token", "shift", "face");

    /** The notation of all possible arguments, by kind and in the order of their numbers. */
    private static final Map<String, List<String>> ARGUMENT_NAMES = Map.of(
            "die", List.of("1", "2"),
            "face", names(DieFace.USABLE_COUNT, number -> DieFace.of(number).id()),
            "space", names(Board.SQUARES, Board::name),
            "line", names(Line.COUNT, number -> Line.of(number).id()),
            "guest", names(Guest.COUNT, number -> Guest.of(number).id()),
            "seat", List.of("0", "1", "2", "3"));

    /** The parts after the first word of each verb: the names of a kind, or a single fixed word. */
    private static final List<List<List<String>>> PARTS =
            Arrays.stream(Verb.values()).map(MoveCode::parts).toList();

    private MoveCode() {}

    private static List<String> names(int count, IntFunction<String> name) {
        return IntStream.range(0, count).mapToObj(name).toList();
    }

    private static List<List<String>> parts(Verb verb) {
        return verb.slots().stream()
                .map(slot -> ARGUMENT_NAMES.getOrDefault(slot.kind(), List.of(slot.name())))
                .toList();
    }

    static int of(Verb verb) {
        return verb.ordinal();
    }

    static int of(Verb verb, int first) {
        return verb.ordinal() | first << 8;
    }

    static int of(Verb verb, int first, int second) {
        return verb.ordinal() | first << 8 | second << 16;
    }

    static int of(Verb verb, int first, int second, int third) {
        return verb.ordinal() | first << 8 | second << 16 | third << 24;
    }

    static Verb verb(int move) {
        return Verb.of(move & 0xff);
    }

    static int first(int move) {
        return move >>> 8 & 0xff;
    }

    static int second(int move) {
        return move >>> 16 & 0xff;
    }

    static int third(int move) {
        return move >>> 24;
    }

    /** Returns true if a move uses this die and does not pass it. */
    static boolean usesDie(int move, int die) {
        return verb(move) != Verb.PASS && verb(move) != Verb.DIE_PASS && first(move) == die;
    }

    /** Returns the guest of a move that names one; the guest is always the last argument. */
    static Guest guest(int move) {
        return Guest.of(verb(move) == Verb.BUILD_STEAL ? third(move) : second(move));
    }

    /** Returns true if a number is a valid encoding of a move, legal or not. */
    static boolean isWellFormed(int move) {
        if ((move & 0xff) >= Verb.COUNT) {
            return false;
        }
        int arguments = move >>> 8;
        for (List<String> part : PARTS.get(move & 0xff)) {
            if (part.size() > 1) {
                if ((arguments & 0xff) >= part.size()) {
                    return false;
                }
                arguments >>>= 8;
            }
        }
        return arguments == 0;
    }

    static String notation(int move) {
        var text = new StringBuilder(verb(move).firstWord);
        int arguments = move >>> 8;
        for (List<String> part : PARTS.get(move & 0xff)) {
            boolean fixed = part.size() == 1;
            text.append(' ').append(fixed ? part.getFirst() : part.get(arguments & 0xff));
            arguments >>>= fixed ? 0 : 8;
        }
        return text.toString();
    }

    static ParsedMove parse(List<String> words) {
        boolean known = false;
        for (Verb verb : Verb.values()) {
            if (verb.firstWord.equals(words.getFirst())) {
                known = true;
                int move = encode(verb, words.subList(1, words.size()));
                if (move != NONE) {
                    return ParsedMove.of(move);
                }
            }
        }
        if (!known) {
            return ParsedMove.refused(Phrase.of("onceupon-why-no-such-move"));
        }
        String expected = WORDS_WITH_ARGUMENTS.contains(words.getFirst()) ? words.getFirst() : "nothing";
        return ParsedMove.refused(Phrase.of("onceupon-why-wants-" + expected));
    }

    /** Returns the move made of a verb and the words after its first word, or {@link #NONE}. */
    private static int encode(Verb verb, List<String> words) {
        List<List<String>> parts = PARTS.get(verb.ordinal());
        if (words.size() != parts.size()) {
            return NONE;
        }
        int move = of(verb);
        int shift = 8;
        for (int i = 0; i < parts.size(); i++) {
            int number = parts.get(i).indexOf(words.get(i));
            if (number < 0) {
                return NONE;
            }
            if (parts.get(i).size() > 1) {
                move |= number << shift;
                shift += 8;
            }
        }
        return move;
    }
}
