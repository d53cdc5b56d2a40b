package org.merlon.cli.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.merlon.engine.data.Data;

/** The towers of Torres from above: how high each is, and who stands on it. */
final class TorresPicture implements Picture {
    private static final String COLUMNS = "abcdefgh";

    /** How a view writes heights. */
    private static final String LEVELS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

    private static final int KNIGHTS = 6;
    private static final String HEADING = "    a   b   c   d   e   f   g   h";

    @Override
    public List<String> draw(Look view, List<String> names, Ink ink) {
        Map<String, Integer> knights = knights(view);
        List<String> rows = view.texts("heights");
        List<String> facts = facts(view);
        var lines = new ArrayList<String>();
        lines.add(HEADING);
        for (int row = 0; row < rows.size(); row++) {
            int number = rows.size() - row;
            var line = new StringBuilder(" " + number + " ");
            for (int column = 0; column < COLUMNS.length(); column++) {
                String space = COLUMNS.charAt(column) + String.valueOf(number);
                line.append(cell(rows.get(row).charAt(column), space, knights, view.text("king"), ink));
            }
            line.append(" " + number);
            lines.add(line + (row < facts.size() ? "   " + facts.get(row) : ""));
        }
        lines.add(HEADING);
        lines.addAll(seats(view, knights, names, ink));
        return lines;
    }

    private static Map<String, Integer> knights(Look view) {
        Map<String, Integer> knights = new HashMap<>();
        view.object("knights").data().fields().forEach((space, seat) -> {
            if (seat instanceof Data.Whole number) {
                knights.put(space, (int) number.value());
            }
        });
        return knights;
    }

    /** Four characters: the height, a dot on the ground, and the piece. */
    private static String cell(char height, String space, Map<String, Integer> knights, String king, Ink ink) {
        int level = LEVELS.indexOf(height);
        String tall = level == 0 ? " ." : level < 10 ? " " + level : String.valueOf(level);
        Integer knight = knights.get(space);
        if (knight != null) {
            return ink.level(level, tall) + ink.piece(level, knight, letter(knight)) + ink.level(level, " ");
        }
        return ink.level(level, tall + (space.equals(king) ? "K" : " ") + " ");
    }

    private static String letter(int seat) {
        return String.valueOf((char) ('A' + seat));
    }

    /** What stands beside the board. */
    private static List<String> facts(Look view) {
        var facts = new ArrayList<String>();
        facts.add("phase " + view.text("phase") + ", round " + view.text("round"));
        if (view.text("step").equals("turn")) {
            facts.add(view.text("ap") + " action points, " + view.text("stack") + " blocks");
            facts.add(view.whole("placed") + " blocks placed, " + view.whole("bought") + " cards bought");
            facts.add(view.truth("played") ? "a card was played" : "no card played yet");
        } else {
            facts.add("step: " + view.text("step"));
        }
        facts.add("supply " + view.text("supply") + ", deck " + view.count("deck") + ", discards "
                + view.count("discard"));
        if (view.has("master")) {
            facts.add("master card: " + view.text("master"));
        }
        facts.add("K is the king; 2A is A on level 2");
        return facts;
    }

    private static List<String> seats(Look view, Map<String, Integer> knights, List<String> names, Ink ink) {
        var lines = new ArrayList<String>();
        List<Look> seats = view.objects("seats");
        for (int seat = 0; seat < seats.size(); seat++) {
            Look own = seats.get(seat);
            int here = seat;
            long out = knights.values().stream().filter(owner -> owner == here).count();
            String head = (seat == view.seat("toMove") ? "> " : "  ") + letter(seat) + " ";
            var words = new ArrayList<String>();
            words.add(names.get(seat) + ": " + own.whole("score") + " points");
            words.add((KNIGHTS - out) + " knights left");
            words.add("stacks " + (own.count("stacks") == 0 ? "none" : String.join(" ", own.texts("stacks"))));
            words.add("cards " + own.cards("hand"));
            if (own.count("bought") > 0) {
                words.add("bought " + own.cards("bought"));
            }
            List<String> wrapped = Lines.wrap(head, words, ", ");
            lines.add(ink.seat(seat, wrapped.getFirst()));
            lines.addAll(wrapped.subList(1, wrapped.size()));
        }
        return lines;
    }
}
