package org.merlon.cli.play;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.bots.BotSpec;
import org.merlon.bots.PlayerFailedException;
import org.merlon.engine.Game;
import org.merlon.engine.Viewer;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.words.Phrase;
import org.merlon.words.Words;

/** Plays a game in the terminal from its current position until it ends or a player quits. */
final class TerminalGame {
    private static final int NOBODY = -1;

    private final PlayTable table;
    private final Console console;
    private final AnsiColors ink;
    private final Screen screen;
    private final Commands commands;

    /** The seat of the person who currently looks at the screen. */
    private int looking = NOBODY;

    /** The number of moves that have been shown to that person. */
    private int told;

    TerminalGame(PlayTable table, Console console, AnsiColors ink, BotSpec adviser) {
        this.table = table;
        this.console = console;
        this.ink = ink;
        screen = new Screen(table, console, ink);
        commands = new Commands(table, screen, console, adviser);
        told = table.played().size();
    }

    /** Returns whether the game was played to its end. */
    boolean run() {
        Game game = table.setup().game();
        Phrase title = Phrase.of("terminal-title")
                .with("game", game.name())
                .with("variant", Words.english().name(game, table.setup().variant()))
                .withWords("players", table.names());
        TextWrap.wrap(table.say(title)).forEach(line -> console.say(ink.bold(line)));
        String tables = game.rulesData();
        if (tables != null) {
            Phrase own = Phrase.of("house-tables-own").with("fingerprint", tables);
            console.say(table.say(Phrase.of("terminal-own-tables").with("tables", own)));
        }
        if (table.people() > 0) {
            console.say(table.say(Phrase.of("terminal-begin")));
        }
        while (!table.state().isOver()) {
            if (!(table.personToMove() ? personMoves() : botMoves())) {
                return false;
            }
        }
        screen.board(lastViewer());
        screen.end();
        return true;
    }

    private Viewer lastViewer() {
        for (int seat = 0; table.people() == 1 && seat < table.chairs().size(); seat++) {
            if (table.chairs().get(seat).person()) {
                return Viewer.seat(seat);
            }
        }
        return Viewer.SPECTATOR;
    }

    private boolean botMoves() {
        int seat = table.state().toMove();
        console.busy(ink.dim(table.say(Phrase.of("terminal-thinking").withSeat("who", seat))));
        try {
            table.botMoves();
        } catch (PlayerFailedException e) {
            String why = String.valueOf(e.getMessage());
            console.say(
                    table.say(Phrase.of("terminal-failed").withSeat("who", seat).with("why", why)));
            return false;
        }
        tell();
        return true;
    }

    /** Shows the moves that the current viewer has not seen yet. */
    private void tell() {
        List<PlayTable.Played> played = table.played();
        for (PlayTable.Played each : played.subList(Math.min(told, played.size()), played.size())) {
            screen.move(each, each.seat() == looking);
        }
        told = played.size();
    }

    private boolean personMoves() {
        int seat = table.state().toMove();
        if (seat != looking) {
            if (!handOver(seat)) {
                return false;
            }
            looking = seat;
        }
        screen.board(Viewer.seat(seat));
        while (true) {
            String line = ask(seat);
            if (line == null) {
                return false;
            }
            if (line.isEmpty()) {
                continue;
            }
            Commands.Next next = commands.command(line) ? commands.run(line) : move(line);
            if (next != Commands.Next.STAY) {
                return next != Commands.Next.QUIT;
            }
        }
    }

    private @Nullable String ask(int seat) {
        String line = console.ask(ink.seat(seat, Words.english().playerName(seat)) + "> ", commands.sentences());
        return line == null ? null : line.trim();
    }

    private Commands.Next move(String line) {
        Refusal refusal = table.play(line);
        if (refusal != null) {
            Phrase no =
                    Phrase.of("terminal-refused").with("why", Words.english().say(refusal));
            TextWrap.wrap(table.say(no)).forEach(text -> console.say(ink.bad(text)));
            return Commands.Next.STAY;
        }
        tell();
        return Commands.Next.CHANGED;
    }

    /** Clears the screen between two people, and shows the next one the moves played since their last turn. */
    private boolean handOver(int seat) {
        if (table.people() < 2) {
            return true;
        }
        if (looking != NOBODY || console.personal()) {
            console.clear();
        }
        if (console.personal()
                && console.ask(table.say(Phrase.of("terminal-hand-over").withSeat("who", seat)) + " ", List.of())
                        == null) {
            return false;
        }
        int last = table.played().size();
        while (last > 0 && table.played().get(last - 1).seat() != seat) {
            last--;
        }
        if (console.personal()) {
            looking = seat;
            told = last; // the moves shown before have been cleared
            tell();
        }
        return true;
    }
}
