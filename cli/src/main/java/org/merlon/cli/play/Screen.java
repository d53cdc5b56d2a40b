package org.merlon.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.merlon.engine.GameState;
import org.merlon.engine.Outcome;
import org.merlon.engine.Positions;
import org.merlon.engine.ScoreSheet;
import org.merlon.engine.Viewer;
import org.merlon.engine.data.Data;
import org.merlon.engine.words.Phrase;
import org.merlon.words.Words;

/** Shows a table to whoever looks at it, and nothing that they may not see. */
final class Screen {
    private final PlayTable table;
    private final Console console;
    private final Ink ink;
    private final Picture picture;

    Screen(PlayTable table, Console console, Ink ink) {
        this.table = table;
        this.console = console;
        this.ink = ink;
        picture = Picture.of(table.setup().game().id());
    }

    void board(Viewer viewer) {
        var view = new Look(Positions.view(table.state(), viewer).data());
        var facts = new Look(table.state().facts(viewer));
        console.say("");
        picture.draw(view, facts, table.names(), ink).forEach(console::say);
    }

    /**
     * Tells of a move and what it led to.
     *
     * @param own whether the reader made it and so may read all of it
     */
    void move(PlayTable.Played played, boolean own) {
        String name = table.name(played.seat()) + ": ";
        List<String> lines = Lines.wrap(name, List.of((own ? played.move() : played.announced()).split(" ", -1)), " ");
        console.say(ink.seat(played.seat(), name) + lines.getFirst().substring(name.length()));
        lines.subList(1, lines.size()).forEach(console::say);
        for (Data.Obj event : played.events()) {
            wrap("  ", event(table, event)).forEach(line -> console.say(ink.dim(line)));
        }
    }

    private static List<String> wrap(String head, String text) {
        return Lines.wrap(head, List.of(text.split(" ", -1)), " ");
    }

    /** An event as the game's catalogue tells it, or in its own words, with people for seats. */
    private static String event(PlayTable table, Data.Obj event) {
        Phrase phrase = Words.english().event(table.setup().game(), event);
        return phrase == null ? fields(event) : Words.english().say(phrase, table::name);
    }

    /** For games that still have no words for their events. */
    private static String fields(Data.Obj event) {
        var words = new ArrayList<String>();
        String name = "";
        for (Map.Entry<String, Data> field : event.fields().entrySet()) {
            switch (field.getKey()) {
                case "event" -> name = Look.text(field.getValue());
                case "seat", "start", "owner" -> {
                    if (field.getValue() instanceof Data.Whole seat) {
                        String player = "player " + (seat.value() + 1);
                        words.add(field.getKey().equals("seat") ? player : field.getKey() + " " + player);
                    }
                }
                default -> {
                    String value = Look.text(field.getValue());
                    words.add(field.getKey().equals(name) ? value : field.getKey() + " " + value);
                }
            }
        }
        return words.isEmpty() ? name : name + ": " + String.join(", ", words);
    }

    void scores() {
        GameState state = table.state();
        for (int seat = 0; seat < table.chairs().size(); seat++) {
            ScoreSheet sheet = state.scoreSheet(seat);
            console.say(ink.seat(seat, table.name(seat) + ": " + sheet.total()));
            parts(sheet.parts());
            if (!sheet.outlook().isEmpty()) {
                console.say("  if the next scoring came now, " + sheet.outlookTotal() + " more:");
                parts(sheet.outlook());
            }
        }
    }

    private void parts(List<ScoreSheet.Part> parts) {
        for (ScoreSheet.Part part : parts) {
            String points =
                    " ".repeat(Math.max(0, 6 - String.valueOf(part.points()).length())) + part.points() + "  ";
            wrap(points, Words.english().say(part.what())).forEach(console::say);
        }
    }

    /** How it ended. */
    void end() {
        GameState state = table.state();
        int[] ranks = state.ranks();
        console.say("");
        if (state.outcome() == Outcome.NONE) {
            var winners = new ArrayList<String>();
            for (int seat = 0; seat < ranks.length; seat++) {
                if (ranks[seat] == 1) {
                    winners.add(table.name(seat));
                }
            }
            String end = "The game is over. " + String.join(" and ", winners)
                    + (winners.size() == 1 ? " wins." : " share the win.");
            Lines.wrap(end).forEach(line -> console.say(ink.bold(line)));
            for (int seat = 0; seat < ranks.length; seat++) {
                console.say("  " + ranks[seat] + ". " + ink.seat(seat, table.name(seat)) + ": " + state.score(seat));
            }
        } else {
            boolean won = state.outcome() == Outcome.WON;
            console.say(won ? ink.good("The game is won.") : ink.bad("The game is lost."));
        }
    }
}
