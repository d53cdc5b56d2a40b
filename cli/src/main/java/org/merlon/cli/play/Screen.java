package org.merlon.cli.play;

import java.util.ArrayList;
import java.util.List;
import org.merlon.engine.GameState;
import org.merlon.engine.Outcome;
import org.merlon.engine.Positions;
import org.merlon.engine.ScoreSheet;
import org.merlon.engine.Viewer;
import org.merlon.engine.data.Data;
import org.merlon.engine.words.Arg;
import org.merlon.engine.words.Phrase;
import org.merlon.words.Words;

/** Shows a game on the console, limited to what the viewer may see. */
final class Screen {
    private final PlayTable table;
    private final Console console;
    private final AnsiColors ink;
    private final Picture picture;

    Screen(PlayTable table, Console console, AnsiColors ink) {
        this.table = table;
        this.console = console;
        this.ink = ink;
        picture = Picture.of(table.setup().game().id());
    }

    void board(Viewer viewer) {
        var view = new ViewReader(Positions.view(table.state(), viewer).data());
        var facts = new ViewReader(table.state().facts(viewer));
        console.say("");
        picture.draw(view, facts, table.names(), ink).forEach(console::say);
    }

    /**
     * Shows a move and its events.
     *
     * @param own whether the viewer played it and so may see all of it
     */
    void move(PlayTable.Played played, boolean own) {
        String name = table.name(played.seat()) + ": ";
        List<String> lines = TextWrap.wrap(name, own ? played.move() : played.announced());
        console.say(ink.seat(played.seat(), name) + lines.getFirst().substring(name.length()));
        lines.subList(1, lines.size()).forEach(console::say);
        for (Data.Obj event : played.events()) {
            Phrase told = Words.english().eventPhrase(table.setup().game(), event);
            String text = told == null ? ViewReader.text(event) : table.say(told);
            TextWrap.wrap("  ", text).forEach(line -> console.say(ink.dim(line)));
        }
    }

    void scores() {
        GameState state = table.state();
        for (int seat = 0; seat < table.chairs().size(); seat++) {
            ScoreSheet sheet = state.scoreSheet(seat);
            Phrase score = Phrase.of("terminal-score").withSeat("who", seat).with("points", sheet.total());
            console.say(ink.seat(seat, table.say(score)));
            parts(sheet.parts());
            if (!sheet.outlook().isEmpty()) {
                console.say("  " + table.say(Phrase.of("terminal-outlook").with("points", sheet.outlookTotal())));
                parts(sheet.outlook());
            }
        }
    }

    private void parts(List<ScoreSheet.Part> parts) {
        for (ScoreSheet.Part part : parts) {
            String points =
                    " ".repeat(Math.max(0, 6 - String.valueOf(part.points()).length())) + part.points() + "  ";
            TextWrap.wrap(points, table.say(part.what())).forEach(console::say);
        }
    }

    /** Shows the result of the game. */
    void end() {
        GameState state = table.state();
        int[] ranks = state.ranks();
        console.say("");
        if (state.outcome() != Outcome.NONE) {
            boolean won = state.outcome() == Outcome.WON;
            String end = table.say(Phrase.of(won ? "terminal-won" : "terminal-lost"));
            console.say(won ? ink.good(end) : ink.bad(end));
            return;
        }
        var winners = new ArrayList<Arg>();
        for (int seat = 0; seat < ranks.length; seat++) {
            if (ranks[seat] == 1) {
                winners.add(new Arg.Seat(seat));
            }
        }
        Phrase end =
                Phrase.of("terminal-winners").with("winners", winners.size()).withAll("who", winners);
        TextWrap.wrap(table.say(end)).forEach(line -> console.say(ink.bold(line)));
        for (int seat = 0; seat < ranks.length; seat++) {
            console.say("  "
                    + table.say(Phrase.of("terminal-rank")
                            .with("rank", ranks[seat])
                            .with("who", ink.seat(seat, table.name(seat)))
                            .with("points", state.score(seat))));
        }
    }
}
