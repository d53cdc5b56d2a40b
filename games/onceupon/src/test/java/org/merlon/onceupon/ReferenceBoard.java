package org.merlon.onceupon;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The printed board and guests in the reference model, written by hand instead of read from the tables. */
final class ReferenceBoard {
    static final List<String> FACES = List.of("wood", "stone", "gold", "food", "resident");

    static final Map<String, String> RESOURCES = new TreeMap<>();

    static final Map<String, List<String>> LINES = new TreeMap<>();

    static final Set<String> BOLTS =
            Set.of("architect", "bohemian", "logger", "dagobert", "magician", "merchant", "miner", "peasant");

    static final Set<String> CROWNS = Set.of("courtesan", "jester", "prince", "princess", "queen", "king");

    static final Set<String> GUESTS = new TreeSet<>(Set.of("shepherdess", "knight", "cook", "guard", "monk", "troll"));

    static {
        String[] rows = {"stone wood food wood", "wood stone gold food", "gold food stone gold"};
        for (int row = 1; row <= 3; row++) {
            String[] resources = rows[row - 1].split(" ", -1);
            for (int column = 0; column < 4; column++) {
                RESOURCES.put("abcd".charAt(column) + String.valueOf(row), resources[column]);
            }
            LINES.put(row + "l", List.of("a" + row, "b" + row));
            LINES.put(row + "r", List.of("c" + row, "d" + row));
        }
        for (String column : List.of("a", "b", "c", "d")) {
            LINES.put(column, List.of(column + 1, column + 2, column + 3));
        }
        GUESTS.addAll(BOLTS);
        GUESTS.addAll(CROWNS);
    }

    private ReferenceBoard() {}

    /** Returns the reward for clearing a line and its worth, such as "tower 5". */
    static String reward(String line) {
        return switch (line) {
            case "a" -> "tower 5";
            case "1l" -> "tower 2";
            case "1r" -> "wall 1";
            case "b" -> "wall 4";
            case "d" -> "wall 3";
            case "2l", "2r" -> "flag 1";
            case "3l", "c" -> "flag 2";
            case "3r" -> "floor 0";
            default -> throw new AssertionError("no line " + line);
        };
    }

    /** Returns the resource of the tokens that a guest brings, or an empty text. */
    static String resourceOf(String guest) {
        return switch (guest) {
            case "logger" -> "wood";
            case "merchant" -> "gold";
            case "miner" -> "stone";
            case "peasant" -> "food";
            default -> "";
        };
    }
}
