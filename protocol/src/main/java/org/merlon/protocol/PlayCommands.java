package org.merlon.protocol;

import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.play.Match;
import org.merlon.protocol.lines.LineSanitizer;
import org.merlon.protocol.view.Status;

/** The commands that change the game: play, undo. */
final class PlayCommands {
    /** The maximum length of a refused move in the reply; real moves are shorter. */
    private static final int MAX_ECHO_CHARS = 100;

    private final SessionGame sessionGame;

    PlayCommands(SessionGame sessionGame) {
        this.sessionGame = sessionGame;
    }

    Reply play(String move) throws CommandException {
        Match match = sessionGame.match();
        if (move.isEmpty()) {
            throw new CommandException(ErrorCode.BAD_COMMAND, "play wants a move; legal lists them");
        }
        if (match.state().isOver()) {
            throw new CommandException(ErrorCode.GAME_OVER, "the game is over; nothing can be played any more");
        }
        var events = new EventLog();
        int before = match.moves().size();
        try {
            Refusal refusal = match.play(move, events);
            if (refusal != null) {
                throw new CommandException(
                        ErrorCode.ILLEGAL_MOVE,
                        echo(move) + ": " + sessionGame.host().say(refusal));
            }
            var list = new Data.Arr();
            events.events().forEach(list::add);
            return sessionGame.reply(Status.of(match.state()).data().put("events", list));
        } catch (RuntimeException | Error e) {
            // A move that failed halfway is already recorded, together with the state before it.
            if (match.moves().size() > before) {
                sessionGame.undo();
            }
            throw e;
        }
    }

    private static String echo(String move) {
        // Truncate before splitting: the input may be a megabyte of spaces.
        String start = move.substring(0, Math.min(move.length(), 2 * MAX_ECHO_CHARS));
        String spaced = String.join(" ", start.trim().split("\\s+", -1));
        return LineSanitizer.of(spaced, MAX_ECHO_CHARS);
    }

    Reply undo(String argument) throws CommandException {
        Arguments.requireNone("undo", argument);
        Match match = sessionGame.match();
        if (!sessionGame.undo()) {
            throw new CommandException(ErrorCode.NOTHING_TO_UNDO, "no move has been played since the game was set up");
        }
        return sessionGame.reply(Status.of(match.state()).data());
    }
}
