package org.merlon.cli.play;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.bots.PlayerFailedException;
import org.merlon.bots.levels.BotSpec;
import org.merlon.engine.Game;
import org.merlon.engine.Viewer;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.words.Phrase;
import org.merlon.words.Words;

/** Plays a game in the terminal from its current position until it ends or a player quits. */
final class TerminalGame {
    private static final int NO_SEAT = -1;

    private final TerminalTable table;
    private final Console console;
    private final AnsiColors colors;
    private final Screen screen;
    private final TerminalCommands commands;

    /** The seat of the person who currently looks at the screen. */
    private int viewingSeat = NO_SEAT;

    /** The number of moves that have been shown to that person. */
    private int shownMoves;

    TerminalGame(TerminalTable table, Console console, AnsiColors colors, BotSpec adviser) {
        this.table = table;
        this.console = console;
        this.colors = colors;
        screen = new Screen(table, console, colors);
        commands = new TerminalCommands(table, screen, console, adviser);
        shownMoves = table.playedMoves().size();
    }

    /** Returns whether the game was played to its end. */
    boolean run() {
        Game game = table.setup().game();
        Phrase title = Phrase.of("terminal-title")
                .with("game", game.name())
                .with("variant", Words.english().name(game, table.setup().variant()))
                .withWords("players", table.names());
        TextWrap.wrap(table.say(title)).forEach(line -> console.printLine(colors.bold(line)));
        String rulesData = game.rulesData();
        if (rulesData != null) {
            Phrase notice = Phrase.of("common-rules-data-custom").with("fingerprint", rulesData);
            console.printLine(table.say(Phrase.of("terminal-rules-data").with("tables", notice)));
        }
        if (table.personCount() > 0) {
            console.printLine(table.say(Phrase.of("terminal-type-help")));
        }
        while (!table.state().isOver()) {
            if (!(table.isPersonToMove() ? playPersonTurn() : playBotTurn())) {
                return false;
            }
        }
        screen.showBoard(finalViewer());
        screen.showResult();
        return true;
    }

    private Viewer finalViewer() {
        for (int seat = 0; table.personCount() == 1 && seat < table.seats().size(); seat++) {
            if (table.seats().get(seat).isPerson()) {
                return Viewer.seat(seat);
            }
        }
        return Viewer.SPECTATOR;
    }

    private boolean playBotTurn() {
        int seat = table.state().toMove();
        console.showBusy(colors.dim(table.say(Phrase.of("terminal-bot-thinking").withSeat("who", seat))));
        try {
            table.playBotMove();
        } catch (PlayerFailedException e) {
            String why = String.valueOf(e.getMessage());
            console.printLine(table.say(
                    Phrase.of("terminal-bot-failed").withSeat("who", seat).with("why", why)));
            return false;
        }
        showNewMoves();
        return true;
    }

    /** Shows the moves that the current viewer has not seen yet. */
    private void showNewMoves() {
        List<TerminalTable.PlayedMove> played = table.playedMoves();
        for (TerminalTable.PlayedMove each : played.subList(Math.min(shownMoves, played.size()), played.size())) {
            screen.showMove(each, each.seat() == viewingSeat);
        }
        shownMoves = played.size();
    }

    private boolean playPersonTurn() {
        int seat = table.state().toMove();
        if (seat != viewingSeat) {
            if (!handOver(seat)) {
                return false;
            }
            viewingSeat = seat;
        }
        screen.showBoard(Viewer.seat(seat));
        while (true) {
            String line = readLine(seat);
            if (line == null) {
                return false;
            }
            if (line.isEmpty()) {
                continue;
            }
            TerminalCommands.Effect effect = commands.isCommand(line) ? commands.run(line) : playMove(line);
            if (effect != TerminalCommands.Effect.NONE) {
                return effect != TerminalCommands.Effect.QUIT;
            }
        }
    }

    private @Nullable String readLine(int seat) {
        String line =
                console.readLine(colors.seat(seat, Words.english().playerName(seat)) + "> ", commands.possibleInputs());
        return line == null ? null : line.trim();
    }

    private TerminalCommands.Effect playMove(String line) {
        Refusal refusal = table.play(line);
        if (refusal != null) {
            Phrase message =
                    Phrase.of("terminal-refused").with("why", Words.english().say(refusal));
            TextWrap.wrap(table.say(message)).forEach(text -> console.printLine(colors.bad(text)));
            return TerminalCommands.Effect.NONE;
        }
        showNewMoves();
        return TerminalCommands.Effect.POSITION_CHANGED;
    }

    /** Clears the screen between two people, and shows the next one the moves played since their last turn. */
    private boolean handOver(int seat) {
        if (table.personCount() < 2) {
            return true;
        }
        if (viewingSeat != NO_SEAT || console.isInteractive()) {
            console.clear();
        }
        if (console.isInteractive()
                && console.readLine(table.say(Phrase.of("terminal-hand-over").withSeat("who", seat)) + " ", List.of())
                        == null) {
            return false;
        }
        int firstUnseen = table.playedMoves().size();
        while (firstUnseen > 0 && table.playedMoves().get(firstUnseen - 1).seat() != seat) {
            firstUnseen--;
        }
        if (console.isInteractive()) {
            viewingSeat = seat;
            shownMoves = firstUnseen; // the moves shown before have been cleared
            showNewMoves();
        }
        return true;
    }
}
