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
    private final TerminalTable table;
    private final Console console;
    private final AnsiColors colors;
    private final BoardRenderer picture;

    Screen(TerminalTable table, Console console, AnsiColors colors) {
        this.table = table;
        this.console = console;
        this.colors = colors;
        picture = BoardRenderer.of(table.setup().game().id());
    }

    void showBoard(Viewer viewer) {
        var view = new ViewReader(Positions.view(table.state(), viewer).data());
        var facts = new ViewReader(table.state().facts(viewer));
        console.printLine("");
        picture.draw(view, facts, table.names(), colors).forEach(console::printLine);
    }

    /**
     * Shows a move and its events.
     *
     * @param own whether the viewer played it and so may see all of it
     */
    void showMove(TerminalTable.PlayedMove played, boolean own) {
        String name = table.name(played.seat()) + ": ";
        List<String> lines = TextWrap.wrap(name, own ? played.move() : played.announced());
        console.printLine(colors.seat(played.seat(), name) + lines.getFirst().substring(name.length()));
        lines.subList(1, lines.size()).forEach(console::printLine);
        for (Data.Obj event : played.events()) {
            Phrase phrase = Words.english().eventPhrase(table.setup().game(), event);
            String text = phrase == null ? ViewReader.text(event) : table.say(phrase);
            TextWrap.wrap("  ", text).forEach(line -> console.printLine(colors.dim(line)));
        }
    }

    void showScores() {
        GameState state = table.state();
        for (int seat = 0; seat < table.seats().size(); seat++) {
            ScoreSheet sheet = state.scoreSheet(seat);
            Phrase score = Phrase.of("terminal-score").withSeat("who", seat).with("points", sheet.total());
            console.printLine(colors.seat(seat, table.say(score)));
            printParts(sheet.parts());
            if (!sheet.outlook().isEmpty()) {
                console.printLine(
                        "  " + table.say(Phrase.of("terminal-projected-score").with("points", sheet.outlookTotal())));
                printParts(sheet.outlook());
            }
        }
    }

    private void printParts(List<ScoreSheet.Part> parts) {
        for (ScoreSheet.Part part : parts) {
            String prefix =
                    " ".repeat(Math.max(0, 6 - String.valueOf(part.points()).length())) + part.points() + "  ";
            TextWrap.wrap(prefix, table.say(part.what())).forEach(console::printLine);
        }
    }

    /** Shows the result of the game. */
    void showResult() {
        GameState state = table.state();
        int[] ranks = state.ranks();
        console.printLine("");
        if (state.outcome() != Outcome.NONE) {
            boolean won = state.outcome() == Outcome.WON;
            String end = table.say(Phrase.of(won ? "terminal-game-won" : "terminal-game-lost"));
            console.printLine(won ? colors.good(end) : colors.bad(end));
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
        TextWrap.wrap(table.say(end)).forEach(line -> console.printLine(colors.bold(line)));
        for (int seat = 0; seat < ranks.length; seat++) {
            console.printLine("  "
                    + table.say(Phrase.of("terminal-final-rank")
                            .with("rank", ranks[seat])
                            .with("who", colors.seat(seat, table.name(seat)))
                            .with("points", state.score(seat))));
        }
    }
}
