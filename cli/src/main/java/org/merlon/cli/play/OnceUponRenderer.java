package org.merlon.cli.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.merlon.engine.data.Tsv;
import org.merlon.engine.words.Arg;
import org.merlon.engine.words.Phrase;
import org.merlon.onceupon.castle.Board;
import org.merlon.words.Words;

/** Draws the resource board and the castle of every player of Once Upon a Castle. */
public final class OnceUponRenderer implements BoardRenderer {
    private static final Words WORDS = Words.english();
    private static final String COLUMNS = "abcd";
    private static final int CELL_WIDTH = 8;
    private static final List<String> RESOURCES = List.of("gold", "stone", "food", "wood");

    /** Maps each square to its resource. */
    private static final Map<String, String> SQUARE_RESOURCES = squareResources();

    private static Map<String, String> squareResources() {
        Map<String, String> squares = new HashMap<>();
        for (Tsv.Row row : Tsv.replaceable("onceupon", Board.class, "board.tsv").rows()) {
            squares.put(row.text("square"), row.text("resource"));
        }
        return squares;
    }

    @Override
    public boolean isOf(String game) {
        return game.equals("onceupon");
    }

    @Override
    public List<String> draw(ViewReader view, ViewReader facts, List<String> names, AnsiColors colors) {
        var lines = new ArrayList<String>();
        lines.addAll(TextWrap.wrap("", heading(view, facts, names), "; "));
        List<ViewReader> seats = view.objects("seats");
        for (int seat = 0; seat < seats.size(); seat++) {
            ViewReader seatFacts = facts.objects("seats").get(seat);
            String mark = seat == view.seat("toMove") ? "> " : "  ";
            lines.add(colors.seat(
                    seat,
                    mark
                            + WORDS.say(phrase("seat")
                                    .with("who", names.get(seat))
                                    .with("left", seatFacts.whole("partsLeft"))
                                    .with("sun", seat == view.seat("sun") ? 1 : 0)
                                    .with("cloud", seat == view.seat("finisher") ? 1 : 0))));
            lines.addAll(drawCastle(seats.get(seat), seatFacts, colors));
        }
        return lines;
    }

    private static Phrase phrase(String key) {
        return Phrase.of("onceupon-picture-" + key);
    }

    private static List<String> heading(ViewReader view, ViewReader facts, List<String> names) {
        var parts = new ArrayList<String>();
        parts.add(WORDS.say(phrase("round")
                .with("round", view.whole("round"))
                .with("rounds", facts.object("goal").whole("rounds"))));
        parts.add(WORDS.say(
                phrase("rolled").with("who", names.get(view.whole("active"))).withAll("dice", dice(view))));
        if (view.count("display") > 0) {
            parts.add(WORDS.say(phrase("guests").with("guests", String.join(" ", view.texts("display")))));
        }
        parts.add(WORDS.say(phrase("pile").with("pile", view.count("pile"))));
        if (view.has("pending")) {
            ViewReader pending = view.object("pending");
            Phrase phrase = phrase(pending.has("face") ? "acts-face" : "acts")
                    .with("guest", Phrase.of("onceupon-guest-" + pending.text("guest")))
                    .with("left", pending.whole("left"));
            parts.add(WORDS.say(pending.has("face") ? phrase.with("face", face(pending.text("face"))) : phrase));
        }
        if (view.truth("final")) {
            parts.add(WORDS.say(
                    view.has("toMove")
                            ? phrase(view.text("step").equals("dice") ? "last-dice" : "last-build")
                                    .with("who", names.get(view.whole("toMove")))
                            : phrase("last")));
        }
        return parts;
    }

    private static List<Arg> dice(ViewReader view) {
        var dice = new ArrayList<Arg>();
        for (int die = 0; die < view.count("dice"); die++) {
            dice.add(new Arg.Noun(phrase("die")
                    .with("die", die + 1L)
                    .with("face", face(view.texts("dice").get(die)))
                    .with("used", view.truths("used").get(die) ? 1 : 0)));
        }
        return dice;
    }

    private static Phrase face(String face) {
        return Phrase.of("onceupon-dice-" + (face.equals("?") ? "any" : face));
    }

    private static List<String> drawCastle(ViewReader seat, ViewReader facts, AnsiColors colors) {
        Set<String> tokens = new HashSet<>(seat.texts("tokens"));
        ViewReader residents = facts.object("residents");
        var parts = new ArrayList<String>();
        parts.add(WORDS.say(phrase("parts")
                .with("floors", limitBar(facts, "floors"))
                .with("walls", limitBar(facts, "walls"))
                .with("towers", joinValues(seat, "towers"))));
        parts.add(WORDS.say(
                phrase("worths").with("flags", joinValues(seat, "flags")).with("clouds", seat.whole("clouds"))));
        parts.add(WORDS.say(phrase(residents.has("next") ? "residents" : "residents-full")
                .with("residents", seat.whole("residents"))
                .with("points", residents.whole("points"))
                .with("missing", residents.whole("missing"))
                .with("next", residents.whole("next"))));
        var lines = new ArrayList<String>();
        lines.add("      a       b       c       d");
        for (int row = 1; row <= parts.size(); row++) {
            var line = new StringBuilder("   " + row + " ");
            for (int column = 0; column < COLUMNS.length(); column++) {
                line.append(drawSquare(COLUMNS.charAt(column) + String.valueOf(row), tokens, colors));
            }
            lines.add(line + parts.get(row - 1));
        }
        String guests = seat.has("points") ? joinValues(seat, "points") : guests(facts);
        String own = WORDS.say(phrase("own").with("guests", guests));
        lines.addAll(TextWrap.wrap("     ", own));
        return lines;
    }

    /** Draws a square, in brackets if it has a token. */
    private static String drawSquare(String name, Set<String> tokens, AnsiColors colors) {
        String resource = SQUARE_RESOURCES.getOrDefault(name, "any");
        String word = WORDS.say(face(resource));
        String text = tokens.contains(name) ? "[" + word + "]" : " " + word + " ";
        String padding = " ".repeat(Math.max(1, CELL_WIDTH - text.length()));
        String painted = colors.kind(RESOURCES.indexOf(resource) & 3, text);
        return (tokens.contains(name) ? colors.bold(painted) : painted) + padding;
    }

    /** Draws how much of a limit is used, as a bar. */
    private static String limitBar(ViewReader facts, String what) {
        for (ViewReader limit : facts.objects("limits")) {
            if (limit.text("what").equals(what)) {
                int has = limit.whole("has");
                return "#".repeat(has) + ".".repeat(Math.max(0, limit.whole("most") - has));
            }
        }
        return "";
    }

    private static String joinValues(ViewReader seat, String name) {
        return join(seat.texts(name), "+");
    }

    /** Lists the guests by their notation, each with its current points. */
    private static String guests(ViewReader facts) {
        return join(
                facts.objects("guests").stream()
                        .map(guest -> guest.text("guest") + " " + guest.whole("points"))
                        .toList(),
                ", ");
    }

    private static String join(List<String> items, String separator) {
        return items.isEmpty() ? WORDS.say(phrase("none")) : String.join(separator, items);
    }
}
