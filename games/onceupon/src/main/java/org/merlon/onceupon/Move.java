package org.merlon.onceupon;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.Reading;

/** Moves as numbers and as text: the verb in the low byte, then what it names, one byte each. */
final class Move {
    private static final String SQUARE_WANTED = "a square is a column a to d and a row 1 to 3, as in b2";

    private Move() {}

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

    /** Whether a number could be a move at all. */
    static boolean wellFormed(int move) {
        return (move & 0xff) < Verb.COUNT && verb(move).names(first(move), second(move), third(move));
    }

    static String spell(int move) {
        int first = first(move);
        int second = second(move);
        return switch (verb(move)) {
            case DIE_TOKEN -> die(first) + Face.of(second).id() + " " + Board.name(third(move));
            case DIE_FACE -> die(first) + Face.of(second).id();
            case DIE_FLAG -> die(first) + "gold flag";
            case DIE_CLOUD -> die(first) + "cloud";
            case DIE_PASS -> die(first) + "pass";
            case PASS -> "pass";
            case BUILD -> build(first);
            case BUILD_GUEST -> build(first) + " " + Guest.of(second).id();
            case BUILD_BOLT -> build(first) + " bolt " + Guest.of(second).id();
            case BUILD_STEAL ->
                build(first) + " steal " + third(move) + " " + Guest.of(second).id();
            case SCRAP -> "scrap " + Line.of(first).id();
            case END -> "end";
            case TOKEN -> "token " + Board.name(first);
            case SHIFT -> "shift " + Board.name(first) + " " + Board.name(second);
            case FACE -> "face " + Face.of(first).id();
            case SKIP -> "skip";
        };
    }

    private static String die(int die) {
        return "die " + (die + 1) + " ";
    }

    private static String build(int line) {
        return "build " + Line.of(line).id();
    }

    static Reading read(List<String> words) {
        List<String> rest = words.subList(1, words.size());
        return switch (words.getFirst()) {
            case "die" -> readDie(rest);
            case "build" -> readBuild(rest);
            case "scrap" -> readScrap(rest);
            case "token" -> readToken(rest);
            case "shift" -> readShift(rest);
            case "face" -> readFace(rest);
            case "pass" -> alone(Verb.PASS, rest);
            case "end" -> alone(Verb.END, rest);
            case "skip" -> alone(Verb.SKIP, rest);
            default -> Reading.refused("there is no move that begins like this");
        };
    }

    private static Reading alone(Verb verb, List<String> rest) {
        return rest.isEmpty() ? Reading.of(of(verb)) : Reading.refused("nothing comes after this word");
    }

    private static Reading readDie(List<String> rest) {
        int die = rest.isEmpty() ? -1 : List.of("1", "2").indexOf(rest.getFirst());
        if (die < 0 || rest.size() < 2 || rest.size() > 3) {
            return Reading.refused("name the die, 1 or 2, and its use, as in: die 1 wood b1");
        }
        String use = rest.get(1);
        if (rest.size() == 2 && use.equals("pass")) {
            return Reading.of(of(Verb.DIE_PASS, die));
        }
        if (rest.size() == 2 && use.equals("cloud")) {
            return Reading.of(of(Verb.DIE_CLOUD, die));
        }
        Face face = face(use);
        if (face == null) {
            return Reading.refused("a die is taken as wood, stone, gold, food or resident, or for a cloud, or passed");
        }
        if (rest.size() == 2) {
            return Reading.of(of(Verb.DIE_FACE, die, face.ordinal()));
        }
        if (rest.get(2).equals("flag")) {
            return face == Face.GOLD
                    ? Reading.of(of(Verb.DIE_FLAG, die))
                    : Reading.refused("only gold can become a flag");
        }
        int square = Board.parse(rest.get(2));
        return square == Board.NONE
                ? Reading.refused(SQUARE_WANTED)
                : Reading.of(of(Verb.DIE_TOKEN, die, face.ordinal(), square));
    }

    /** A face that a die can be taken as. */
    private static @Nullable Face face(String word) {
        Face face = Face.byId(word);
        return face == Face.ANY ? null : face;
    }

    private static Reading readBuild(List<String> rest) {
        Line line = rest.isEmpty() ? null : Line.byId(rest.getFirst());
        if (line == null) {
            return noLine("build");
        }
        int index = line.index();
        if (rest.size() == 1) {
            return Reading.of(of(Verb.BUILD, index));
        }
        Guest guest = Guest.byId(rest.getLast());
        if (guest == null) {
            return Reading.refused("there is no guest '" + rest.getLast() + "'");
        }
        if (rest.size() == 2) {
            return Reading.of(of(Verb.BUILD_GUEST, index, guest.ordinal()));
        }
        if (rest.size() == 3 && rest.get(1).equals("bolt")) {
            return Reading.of(of(Verb.BUILD_BOLT, index, guest.ordinal()));
        }
        if (rest.size() == 4 && rest.get(1).equals("steal")) {
            int seat = List.of("0", "1", "2", "3").indexOf(rest.get(2));
            return seat < 0
                    ? Reading.refused("a seat is a number from 0 on, as in: build c steal 1 cook")
                    : Reading.of(of(Verb.BUILD_STEAL, index, guest.ordinal(), seat));
        }
        return Reading.refused(
                "build takes a line, then maybe a guest, 'bolt' and a guest, or 'steal', a seat and a guest");
    }

    private static Reading readScrap(List<String> rest) {
        Line line = rest.size() == 1 ? Line.byId(rest.getFirst()) : null;
        return line == null ? noLine("scrap") : Reading.of(of(Verb.SCRAP, line.index()));
    }

    private static Reading noLine(String verb) {
        return Reading.refused("name the line, a to d or 1l to 3r, as in: " + verb + " 1l");
    }

    private static Reading readToken(List<String> rest) {
        int square = rest.size() == 1 ? Board.parse(rest.getFirst()) : Board.NONE;
        return square == Board.NONE ? Reading.refused(SQUARE_WANTED) : Reading.of(of(Verb.TOKEN, square));
    }

    private static Reading readShift(List<String> rest) {
        if (rest.size() != 2) {
            return Reading.refused("name a token's square and where it goes, as in: shift b2 c1");
        }
        int from = Board.parse(rest.getFirst());
        int to = Board.parse(rest.getLast());
        return from == Board.NONE || to == Board.NONE
                ? Reading.refused(SQUARE_WANTED)
                : Reading.of(of(Verb.SHIFT, from, to));
    }

    private static Reading readFace(List<String> rest) {
        Face face = rest.size() == 1 ? face(rest.getFirst()) : null;
        return face == null
                ? Reading.refused("name wood, stone, gold, food or resident, as in: face gold")
                : Reading.of(of(Verb.FACE, face.ordinal()));
    }
}
