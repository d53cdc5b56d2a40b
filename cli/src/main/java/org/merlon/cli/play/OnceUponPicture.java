package org.merlon.cli.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.merlon.engine.data.Table;
import org.merlon.onceupon.OnceUponGame;

/** Once Upon a Castle: everybody's board of resources, and beside it the castle as far as it is built. */
final class OnceUponPicture implements Picture {
    private static final String COLUMNS = "abcd";
    private static final int ROWS = 3;
    private static final int CELL = 8;
    private static final int PARTS = 4; // floors, towers and walls of a whole castle
    private static final List<String> RESOURCES = List.of("gold", "stone", "food", "wood");

    /** The resource of each square. */
    private static final Map<String, String> SQUARES = squares();

    private static Map<String, String> squares() {
        Map<String, String> squares = new HashMap<>();
        for (Table.Row row :
                Table.printed("onceupon", OnceUponGame.class, "board.tsv").rows()) {
            squares.put(row.text("square"), row.text("resource"));
        }
        return squares;
    }

    @Override
    public List<String> draw(Look view, List<String> names, Ink ink) {
        var lines = new ArrayList<String>();
        lines.addAll(Lines.wrap("", heading(view), "; "));
        List<Look> seats = view.objects("seats");
        for (int seat = 0; seat < seats.size(); seat++) {
            String mark = seat == view.seat("toMove") ? "> " : "  ";
            lines.add(ink.seat(seat, mark + names.get(seat))
                    + (seat == view.seat("sun") ? ", has the Sun" : "")
                    + (seat == view.seat("finisher") ? ", has the Cloud" : ""));
            lines.addAll(castle(seats.get(seat), ink));
        }
        return lines;
    }

    private static List<String> heading(Look view) {
        var words = new ArrayList<String>();
        words.add("round " + view.text("round"));
        List<String> dice = view.texts("dice");
        List<String> used = view.texts("used");
        var shown = new ArrayList<String>();
        for (int die = 0; die < dice.size(); die++) {
            shown.add((die + 1) + " " + dice.get(die) + (used.get(die).equals("yes") ? " (used)" : ""));
        }
        words.add("player " + (view.whole("active") + 1) + " rolled: " + String.join(", ", shown));
        if (view.count("display") > 0) {
            words.add("guests: " + String.join(" ", view.texts("display")));
        }
        words.add("pile " + view.count("pile"));
        if (view.has("pending")) {
            words.add("now: " + view.text("pending"));
        }
        if (view.truth("final")) {
            words.add("the last clearing" + lastTurn(view));
        }
        return words;
    }

    /** What the seat to move does in the last clearing, if the game goes on. */
    private static String lastTurn(Look view) {
        if (!view.has("toMove")) {
            return "";
        }
        boolean die = view.text("step").equals("dice");
        return ": player " + (view.whole("toMove") + 1)
                + (die ? " still has a die of this roll, then clears lines" : " clears lines");
    }

    private static List<String> castle(Look seat, Ink ink) {
        Set<String> tokens = new HashSet<>(seat.texts("tokens"));
        List<String> parts = List.of(
                "",
                "floors " + filled(seat.whole("floors")) + "  walls " + filled(seat.whole("walls")) + "  residents "
                        + seat.whole("residents"),
                "towers " + worths(seat, "towers") + "  flags " + worths(seat, "flags"),
                "small clouds " + seat.whole("clouds"));
        String guests = seat.has("points") ? worths(seat, "points") : seat.cards("guests");
        var lines = new ArrayList<String>();
        lines.add("      a       b       c       d");
        for (int row = 1; row <= ROWS; row++) {
            var line = new StringBuilder("   " + row + " ");
            for (int column = 0; column < COLUMNS.length(); column++) {
                line.append(square(COLUMNS.charAt(column) + String.valueOf(row), tokens, ink));
            }
            lines.add(line + parts.get(row));
        }
        lines.addAll(Lines.wrap("     ", List.of(("guests " + guests).split(" ", -1)), " "));
        return lines;
    }

    /** A square with a token stands in brackets. */
    private static String square(String name, Set<String> tokens, Ink ink) {
        String resource = SQUARES.getOrDefault(name, "?");
        String text = tokens.contains(name) ? "[" + resource + "]" : " " + resource + " ";
        String room = " ".repeat(CELL - text.length());
        String painted = ink.kind(RESOURCES.indexOf(resource) & 3, text);
        return (tokens.contains(name) ? ink.bold(painted) : painted) + room;
    }

    private static String filled(int parts) {
        return "#".repeat(parts) + ".".repeat(Math.max(0, PARTS - parts));
    }

    private static String worths(Look seat, String name) {
        return seat.count(name) == 0 ? "none" : String.join("+", seat.texts(name));
    }
}
