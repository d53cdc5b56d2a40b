package org.merlon.cli.play;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.engine.words.Arg;
import org.merlon.engine.words.Phrase;
import org.merlon.words.Words;

/** Draws the 5 x 5 board of Blackstone Castle with both faces of each card, the decks, and the players' belongings. */
public final class BlackstoneRenderer implements BoardRenderer {
    private static final String COLUMNS = "black";
    private static final String ROWS = "stone";
    private static final int CELL_WIDTH = 15;
    private static final int ROLE_LETTERS = 4; // the number of letters of a role that are shown
    private static final List<String> FACTIONS = List.of("lion", "dragon", "stag", "raven");

    /** The fields of a seat that are shown. */
    private static final List<String> SEAT_FIELDS = List.of(
            "family",
            "families",
            "corner",
            "refreshCorner",
            "knight",
            "wizard",
            "saved",
            "hand",
            "machinations",
            "knights",
            "wizards",
            "kings",
            "ploys",
            "retained",
            "vassals",
            "intrigue",
            "dogs");

    /** The fields of the table that only some quests have. */
    private static final List<String> TABLE_FIELDS = List.of("aside", "drawn", "abyss", "rats", "dogs");

    private static final List<String> DECK_FIELDS = List.of("guild", "power", "machination", "vassalDeck");
    private static final Words WORDS = Words.english();

    @Override
    public boolean isOf(String game) {
        return game.equals("blackstone");
    }

    @Override
    public List<String> draw(ViewReader view, ViewReader facts, List<String> names, AnsiColors colors) {
        var lines = new ArrayList<String>();
        var header = new StringBuilder("  ");
        for (int column = 0; column < COLUMNS.length(); column++) {
            header.append(" ").append(COLUMNS.charAt(column)).append(" ".repeat(CELL_WIDTH - 2));
        }
        lines.add(header.toString().stripTrailing());
        for (int row = 0; row < ROWS.length(); row++) {
            lines.addAll(drawRow(view, ROWS.charAt(row), colors));
        }
        lines.addAll(TextWrap.wrap("", describeTable(view, facts, names), "; "));
        List<String> openTasks = view.texts("row");
        for (int i = 0; i < openTasks.size(); i++) {
            String prefix = "  " + say(phrase("open").with("place", i + 1)) + ": ";
            lines.addAll(cards(facts, prefix, openTasks.subList(i, i + 1)));
        }
        List<ViewReader> seats = view.objects("seats");
        for (int seat = 0; seat < seats.size(); seat++) {
            String prefix = (seat == view.seat("toMove") ? "> " : "  ") + names.get(seat) + ": ";
            List<String> wrapped = TextWrap.wrap("    ", describeSeat(seats.get(seat)), ", ");
            lines.add(colors.seat(seat, prefix.stripTrailing()));
            lines.addAll(wrapped);
            lines.addAll(cards(facts, "      ", visibleCards(seats.get(seat))));
        }
        return lines;
    }

    /** Draws a row of the board in two lines: the faces that are up, and below them those that are down. */
    private static List<String> drawRow(ViewReader view, char row, AnsiColors colors) {
        var up = new StringBuilder(row + "  ");
        var down = new StringBuilder("   ");
        for (int column = 0; column < COLUMNS.length(); column++) {
            String space = COLUMNS.charAt(column) + String.valueOf(row);
            List<String> stack = stack(view.object("board").data().fields().get(space));
            String card = stack.isEmpty() ? "" : stack.getLast();
            int slash = card.indexOf('/');
            String face = slash < 0 ? "." : abbreviate(card.substring(0, slash));
            String marks = marks(view, space) + (stack.size() > 1 ? "x" + stack.size() : "");
            String other = slash < 0 ? "" : "/" + abbreviate(card.substring(slash + 1));
            int faction = Math.max(0, FACTIONS.indexOf(face.split("-", 2)[0]));
            up.append(slash < 0 ? face : colors.kind(faction, face))
                    .append(marks)
                    .append(padding(face.length() + marks.length()));
            down.append(colors.dim(other)).append(padding(other.length()));
        }
        return List.of(up.toString().stripTrailing(), down.toString().stripTrailing());
    }

    private static String padding(int width) {
        return " ".repeat(Math.max(1, CELL_WIDTH - width));
    }

    private static List<String> stack(@Nullable Data cards) {
        return switch (cards) {
            case Data.Text card -> List.of(card.value());
            case Data.Arr list -> list.items().stream().map(ViewReader::text).toList();
            case null, default -> List.of();
        };
    }

    private static String abbreviate(String face) {
        int dash = face.indexOf('-');
        return dash < 0 ? face : face.substring(0, Math.min(face.length(), dash + 1 + ROLE_LETTERS));
    }

    /** Returns the marks of a space: * for a card used this turn, g for a guarded one, ! for an intrigue token. */
    private static String marks(ViewReader view, String space) {
        boolean intrigue = view.objects("seats").stream()
                .anyMatch(seat -> seat.object("intrigue").text("space").equals(space));
        return (view.texts("marked").contains(space) ? "*" : "")
                + (view.object("guards").has(space) ? "g" : "")
                + (intrigue ? "!" : "");
    }

    private static Phrase phrase(String key) {
        return Phrase.of("blackstone-picture-" + key);
    }

    private static String say(Phrase phrase) {
        return WORDS.say(phrase);
    }

    /** Describes the parts of the position that do not belong to a player. */
    private static List<String> describeTable(ViewReader view, ViewReader facts, List<String> names) {
        var parts = new ArrayList<String>();
        int turn = view.whole("turn");
        int mover = view.seat("toMove");
        String step = view.text("step");
        parts.add(say(phrase("round").with("round", view.whole("round"))));
        parts.add(say(phrase("turn").with("who", names.get(turn)).with("step", phrase("step-" + step))));
        if (mover >= 0 && mover != turn) {
            parts.add(say(phrase(step.equals("limits") ? "limits" : "waits").with("who", names.get(mover))));
        }
        parts.add(describeProgress("goal-", facts.object("goal")));
        if (facts.has("peril")) {
            parts.add(describeProgress("peril-", facts.object("peril")));
        }
        ViewReader corners = view.object("corners");
        for (String corner : corners.data().fields().keySet()) {
            List<String> cards = corners.texts(corner);
            parts.add(say(phrase("corner")
                    .with("corner", corner)
                    .with("card", cards.isEmpty() ? "none" : cards.getFirst())
                    .with("below", cards.size() - 1L)));
        }
        for (String deck : DECK_FIELDS) {
            if (view.has(deck)) {
                parts.add(say(phrase("deck-" + deck).with("count", view.count(deck))));
            }
        }
        List<String> openVassals = view.texts("vassalRow");
        for (int i = 0; i < openVassals.size(); i++) {
            parts.add(say(phrase("open-vassal").with("place", i + 1L).with("card", openVassals.get(i))));
        }
        TABLE_FIELDS.forEach(field -> addField(view, field, parts));
        return parts;
    }

    /** Describes the progress towards a goal or peril. */
    private static String describeProgress(String kind, ViewReader fact) {
        List<String> has = fact.texts("has");
        return say(phrase(kind + fact.text("what"))
                .with("has", has.isEmpty() ? fact.text("has") : has.getFirst())
                .with("most", fact.whole("most"))
                .with("least", fact.whole("least")));
    }

    private static void addField(ViewReader owner, String field, List<String> parts) {
        if (!owner.text(field).isEmpty()) {
            parts.add(say(phrase("has-" + field).with("value", owner.text(field))));
        }
    }

    private static List<String> describeSeat(ViewReader seat) {
        var parts = new ArrayList<String>();
        for (String field : SEAT_FIELDS) {
            if (field.equals("hand") || field.equals("machinations") || field.equals("vassals")) {
                if (seat.has(field)) {
                    parts.add(say(phrase("has-" + field).with("value", cards(seat, field))));
                }
            } else {
                addField(seat, field, parts);
            }
        }
        for (int set = 0; set < seat.count("sets"); set++) {
            parts.add(say(phrase("set")
                    .with("set", set + 1L)
                    .with("cards", seat.texts("sets").get(set))));
        }
        return parts;
    }

    /** Lists the cards if they are known, otherwise their number. */
    private static String cards(ViewReader seat, String field) {
        if (seat.count(field) == 0) {
            return say(phrase("none"));
        }
        List<String> known = seat.texts(field);
        return known.isEmpty() ? say(phrase("hidden").with("count", seat.count(field))) : String.join(" ", known);
    }

    /** Returns the visible cards of a hand, and the face-down one if it is visible. */
    private static List<String> visibleCards(ViewReader seat) {
        var cards = new ArrayList<>(seat.texts(seat.has("hand") ? "hand" : "machinations"));
        String facedown = seat.object("intrigue").text("facedown");
        if (!facedown.isEmpty() && !facedown.equals("hidden")) {
            cards.add(facedown);
        }
        return cards;
    }

    /** Describes what each task asks for, with its notes and upcharges. */
    private static List<String> cards(ViewReader facts, String prefix, List<String> ids) {
        var lines = new ArrayList<String>();
        for (String id : ids) {
            ViewReader task = facts.object("tasks").object(id);
            List<ViewReader> sides = task.objects("sides");
            if (!sides.isEmpty()) {
                Phrase text = phrase("task")
                        .with("card", id)
                        .with("type", Phrase.of("blackstone-type-" + task.text("type")))
                        .with("points", task.whole("points"))
                        .with("left", sides.getFirst().phrase("wants"))
                        .with("right", sides.getLast().phrase("wants"))
                        .with("corner", Phrase.of("blackstone-face-" + task.text("corner")));
                lines.addAll(TextWrap.wrap(prefix, say(text)));
            }
            if (task.has("note")) {
                lines.addAll(TextWrap.wrap(" ".repeat(prefix.length() + 2), say(task.phrase("note"))));
            }
            for (ViewReader upcharge : task.objects("upcharge")) {
                Phrase text = phrase("upcharge")
                        .with("due", upcharge.whole("due"))
                        .withAll(
                                "faces",
                                upcharge.texts("faces").stream()
                                        .map(face -> new Arg.Noun(Phrase.of("blackstone-face-" + face)))
                                        .toList());
                lines.addAll(TextWrap.wrap(" ".repeat(prefix.length() + 2), say(text)));
            }
        }
        return lines;
    }
}
