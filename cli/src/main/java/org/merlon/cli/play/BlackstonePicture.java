package org.merlon.cli.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;

/** The five by five spaces of Blackstone Castle with both faces of each card, the decks, and what everybody has. */
final class BlackstonePicture implements Picture {
    private static final String COLUMNS = "black";
    private static final String ROWS = "stone";
    private static final int CELL = 15;
    private static final int ROLE = 4; // letters of a role are enough to know it
    private static final List<String> FACTIONS = List.of("lion", "dragon", "stag", "raven");

    /** What a seat may have, and how it is called. */
    private static final Map<String, String> BELONGINGS = named(
            "family", "family",
            "families", "may choose",
            "corner", "corner",
            "refreshCorner", "refreshes from",
            "knight", "knight tokens",
            "wizard", "wizard tokens",
            "saved", "saved",
            "hand", "hand",
            "machinations", "hand",
            "knights", "Knight tasks",
            "wizards", "Wizard tasks",
            "kings", "King tasks",
            "ploys", "Ploys",
            "retained", "retained",
            "sets", "sets",
            "vassals", "vassals",
            "intrigue", "intrigue",
            "dogs", "dogs");

    /** What else lies on the table in one quest or another. */
    private static final Map<String, String> OTHERS = named(
            "aside", "set aside",
            "drawn", "drawn",
            "limbo", "limbo",
            "abyss", "abyss",
            "nirvana", "nirvana",
            "turnsLeft", "turns left",
            "rats", "rats",
            "dogs", "dogs");

    private static Map<String, String> named(String... pairs) {
        Map<String, String> names = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            names.put(pairs[i], pairs[i + 1]);
        }
        return names;
    }

    @Override
    public List<String> draw(Look view, List<String> names, Ink ink) {
        var lines = new ArrayList<String>();
        var top = new StringBuilder("  ");
        for (int column = 0; column < COLUMNS.length(); column++) {
            top.append(" ").append(COLUMNS.charAt(column)).append(" ".repeat(CELL - 2));
        }
        lines.add(top.toString().stripTrailing());
        for (int row = 0; row < ROWS.length(); row++) {
            lines.addAll(row(view, ROWS.charAt(row), ink));
        }
        lines.addAll(Lines.wrap("", table(view), "; "));
        List<String> open = view.texts("row");
        for (int i = 0; i < open.size(); i++) {
            lines.addAll(cards(view, "  open " + (i + 1) + ": ", open.subList(i, i + 1)));
        }
        List<Look> seats = view.objects("seats");
        for (int seat = 0; seat < seats.size(); seat++) {
            String head = (seat == view.seat("toMove") ? "> " : "  ") + names.get(seat) + ": ";
            List<String> wrapped = Lines.wrap("    ", belongings(seats.get(seat)), ", ");
            lines.add(ink.seat(seat, head.stripTrailing()));
            lines.addAll(wrapped);
            lines.addAll(cards(view, "      ", known(seats.get(seat))));
        }
        return lines;
    }

    /** Two lines: the faces that lie up, and below them those that lie down. */
    private static List<String> row(Look view, char row, Ink ink) {
        var up = new StringBuilder(row + "  ");
        var down = new StringBuilder("   ");
        for (int column = 0; column < COLUMNS.length(); column++) {
            String space = COLUMNS.charAt(column) + String.valueOf(row);
            List<String> stack = stack(view.object("board").data().fields().get(space));
            String card = stack.isEmpty() ? "" : stack.getLast();
            int stroke = card.indexOf('/');
            String face = stroke < 0 ? "." : brief(card.substring(0, stroke));
            String marks = marks(view, space) + (stack.size() > 1 ? "x" + stack.size() : "");
            String other = stroke < 0 ? "" : "/" + brief(card.substring(stroke + 1));
            int faction = Math.max(0, FACTIONS.indexOf(face.split("-", 2)[0]));
            up.append(stroke < 0 ? face : ink.kind(faction, face))
                    .append(marks)
                    .append(room(face.length() + marks.length()));
            down.append(ink.dim(other)).append(room(other.length()));
        }
        return List.of(up.toString().stripTrailing(), down.toString().stripTrailing());
    }

    private static String room(int taken) {
        return " ".repeat(Math.max(1, CELL - taken));
    }

    private static List<String> stack(@Nullable Data cards) {
        return switch (cards) {
            case Data.Text card -> List.of(card.value());
            case Data.Arr list -> list.items().stream().map(Look::text).toList();
            case null, default -> List.of();
        };
    }

    private static String brief(String face) {
        int dash = face.indexOf('-');
        return dash < 0 ? face : face.substring(0, Math.min(face.length(), dash + 1 + ROLE));
    }

    /** A star on a card used this turn, g on a guarded one, ! where an intrigue token lies. */
    private static String marks(Look view, String space) {
        boolean intrigue = view.objects("seats").stream()
                .anyMatch(seat -> seat.object("intrigue").text("space").equals(space));
        return (view.texts("marked").contains(space) ? "*" : "")
                + (view.object("guards").has(space) ? "g" : "")
                + (intrigue ? "!" : "");
    }

    /** What belongs to nobody. */
    private static List<String> table(Look view) {
        var words = new ArrayList<String>();
        words.add("round " + view.text("round"));
        words.add("player " + (view.whole("turn") + 1) + "'s turn: " + view.text("step"));
        if (view.text("step").equals("limits") && view.seat("toMove") != view.whole("turn")) {
            words.add("player " + (view.seat("toMove") + 1) + " has more than Kings allow");
        }
        for (Map.Entry<String, Data> corner :
                view.object("corners").data().fields().entrySet()) {
            Look deck = view.object("corners");
            List<String> cards = deck.texts(corner.getKey());
            words.add(corner.getKey() + " "
                    + (cards.isEmpty() ? "empty" : cards.getFirst() + " on " + (cards.size() - 1)));
        }
        for (String deck : List.of("guild", "power", "machination")) {
            if (view.has(deck)) {
                words.add(deck + " " + view.count(deck));
            }
        }
        if (view.has("vassalDeck")) {
            words.add("vassal deck " + view.count("vassalDeck"));
        }
        List<String> open = view.texts("vassalRow");
        for (int i = 0; i < open.size(); i++) {
            words.add("vassal " + (i + 1) + " " + open.get(i));
        }
        OTHERS.forEach((field, name) -> {
            if (!view.text(field).isEmpty()) {
                words.add(name + " " + view.text(field));
            }
        });
        return words;
    }

    private static List<String> belongings(Look seat) {
        var words = new ArrayList<String>();
        BELONGINGS.forEach((field, name) -> {
            if (field.equals("hand") || field.equals("machinations") || field.equals("vassals")) {
                if (seat.has(field)) {
                    words.add(name + " " + seat.cards(field));
                }
            } else if (field.equals("sets")) {
                for (int set = 0; set < seat.count("sets"); set++) {
                    words.add("set " + (set + 1) + " " + seat.texts("sets").get(set));
                }
            } else if (!seat.text(field).isEmpty()) {
                words.add(name + " " + seat.text(field));
            }
        });
        return words;
    }

    /** The cards of a hand that may be seen, and the one that lies face down. */
    private static List<String> known(Look seat) {
        var cards = new ArrayList<>(seat.texts(seat.has("hand") ? "hand" : "machinations"));
        String facedown = seat.object("intrigue").text("facedown");
        if (!facedown.isEmpty() && !facedown.equals("hidden")) {
            cards.add(facedown);
        }
        return cards;
    }

    /** A line for each task: what it asks for. */
    private static List<String> cards(Look view, String head, List<String> ids) {
        var lines = new ArrayList<String>();
        for (String id : ids) {
            if (!id.isEmpty()) {
                lines.addAll(Lines.wrap(head, List.of(TaskTexts.of(id, view).split(" ", -1)), " "));
            }
        }
        return lines;
    }
}
