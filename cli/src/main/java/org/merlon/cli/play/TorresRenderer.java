package org.merlon.cli.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.merlon.engine.data.Data;
import org.merlon.engine.words.Phrase;
import org.merlon.words.Words;

/** Draws the board of Torres from above: the height of each tower and the piece on it. */
public final class TorresRenderer implements BoardRenderer {
    private static final String COLUMNS = "abcdefgh";

    /** The digits that a view uses for heights. */
    private static final String LEVEL_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

    private static final Words WORDS = Words.english();
    private static final String HEADING = "    a   b   c   d   e   f   g   h";

    @Override
    public boolean isOf(String game) {
        return game.equals("torres");
    }

    @Override
    public List<String> draw(ViewReader view, ViewReader facts, List<String> names, AnsiColors colors) {
        Map<String, Integer> knights = knights(view);
        List<String> rows = view.texts("heights");
        List<String> sidePanel = sidePanel(view, facts);
        var lines = new ArrayList<String>();
        lines.add(HEADING);
        for (int row = 0; row < rows.size(); row++) {
            int number = rows.size() - row;
            var line = new StringBuilder(" " + number + " ");
            for (int column = 0; column < COLUMNS.length(); column++) {
                String space = COLUMNS.charAt(column) + String.valueOf(number);
                line.append(drawCell(rows.get(row).charAt(column), space, knights, view.text("king"), colors));
            }
            line.append(" " + number);
            lines.add(line + (row < sidePanel.size() ? "   " + sidePanel.get(row) : ""));
        }
        lines.add(HEADING);
        lines.add(WORDS.say(phrase("legend")));
        lines.addAll(drawSeats(view, facts, names, colors));
        return lines;
    }

    private static Map<String, Integer> knights(ViewReader view) {
        Map<String, Integer> knights = new HashMap<>();
        view.object("knights").data().fields().forEach((space, seat) -> {
            if (seat instanceof Data.Whole number) {
                knights.put(space, (int) number.value());
            }
        });
        return knights;
    }

    /** Draws a space in four characters: the height (a dot for the ground) and the piece. */
    private static String drawCell(
            char height, String space, Map<String, Integer> knights, String king, AnsiColors colors) {
        int level = LEVEL_DIGITS.indexOf(height);
        String heightText = level == 0 ? " ." : level < 10 ? " " + level : String.valueOf(level);
        Integer knight = knights.get(space);
        if (knight != null) {
            return colors.level(level, heightText)
                    + colors.piece(level, knight, letter(knight))
                    + colors.level(level, " ");
        }
        return colors.level(level, heightText + (space.equals(king) ? "K" : " ") + " ");
    }

    private static String letter(int seat) {
        return String.valueOf((char) ('A' + seat));
    }

    /** Returns the lines beside the board. */
    private static List<String> sidePanel(ViewReader view, ViewReader facts) {
        ViewReader goal = facts.object("goal");
        var lines = new ArrayList<String>();
        lines.add(say("phase", goal, "phase", "phases", "round", "rounds"));
        if (view.text("step").equals("turn")) {
            lines.add(
                    WORDS.say(phrase("points").with("points", view.whole("ap")).with("blocks", view.whole("stack"))));
            lines.add(WORDS.say(
                    phrase("used").with("blocks", view.whole("placed")).with("cards", view.whole("bought"))));
            lines.add(WORDS.say(phrase("card").with("played", view.truth("played") ? 1 : 0)));
        } else {
            lines.add(WORDS.say(phrase("step-" + view.text("step"))));
        }
        lines.add(WORDS.say(phrase("supply")
                .with("supply", view.whole("supply"))
                .with("deck", view.count("deck"))
                .with("discards", view.count("discard"))));
        if (goal.has("turnsLeft")) {
            lines.add(WORDS.say(phrase("scoring").with("turns", goal.whole("turnsLeft"))));
            lines.add(say("king", facts.object("king"), "points", "level"));
        }
        if (view.has("master")) {
            lines.add(WORDS.say(phrase("master").with("card", Phrase.of("torres-card-" + view.text("master")))));
        }
        return lines;
    }

    private static String say(String key, ViewReader facts, String... names) {
        Phrase phrase = phrase(key);
        for (String name : names) {
            phrase = phrase.with(name, facts.whole(name));
        }
        return WORDS.say(phrase);
    }

    private static Phrase phrase(String key) {
        return Phrase.of("torres-picture-" + key);
    }

    private static List<String> drawSeats(ViewReader view, ViewReader facts, List<String> names, AnsiColors colors) {
        var lines = new ArrayList<String>();
        List<ViewReader> seats = view.objects("seats");
        List<ViewReader> seatFacts = facts.objects("seats");
        for (int seat = 0; seat < seats.size(); seat++) {
            ViewReader seatView = seats.get(seat);
            String prefix = (seat == view.seat("toMove") ? "> " : "  ") + letter(seat) + " ";
            var parts = new ArrayList<String>();
            parts.add(WORDS.say(phrase("seat").with("who", names.get(seat)).with("points", seatView.whole("score"))));
            parts.add(WORDS.say(
                    phrase("knights").with("knights", seatFacts.get(seat).whole("knightsLeft"))));
            parts.add(
                    seatView.count("stacks") == 0
                            ? WORDS.say(phrase("no-stacks"))
                            : WORDS.say(phrase("stacks").with("stacks", String.join(" ", seatView.texts("stacks")))));
            parts.add(cards(seatView, "hand", "cards", "hidden"));
            if (seatView.count("bought") > 0) {
                parts.add(cards(seatView, "bought", "bought", "bought-hidden"));
            }
            List<String> wrapped = TextWrap.wrap(prefix, parts, ", ");
            lines.add(colors.seat(seat, wrapped.getFirst()));
            lines.addAll(wrapped.subList(1, wrapped.size()));
        }
        return lines;
    }

    /** Lists the cards by their notation if they are known, otherwise their number. */
    private static String cards(ViewReader seatView, String pile, String knownKey, String hiddenKey) {
        List<String> cards = seatView.texts(pile);
        return WORDS.say(
                cards.isEmpty()
                        ? phrase(hiddenKey).with("cards", seatView.count(pile))
                        : phrase(knownKey).with("cards", String.join(" ", cards)));
    }
}
