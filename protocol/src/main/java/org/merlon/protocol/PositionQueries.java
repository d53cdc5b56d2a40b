package org.merlon.protocol;

import java.util.List;
import org.merlon.engine.GameState;
import org.merlon.engine.Positions;
import org.merlon.engine.ScoreSheet;
import org.merlon.engine.Viewer;
import org.merlon.engine.data.Data;
import org.merlon.engine.play.Notation;
import org.merlon.protocol.view.Status;

/** The read-only commands: dump, view, facts, legal, status, score. */
final class PositionQueries {
    private final SessionGame sessionGame;

    PositionQueries(SessionGame sessionGame) {
        this.sessionGame = sessionGame;
    }

    Reply dump(String argument) throws CommandException {
        Arguments.requireNone("dump", argument);
        return sessionGame.reply(Positions.dump(sessionGame.state()).data());
    }

    Reply view(String argument) throws CommandException {
        GameState state = sessionGame.state();
        return sessionGame.reply(
                Positions.view(state, viewer("view", argument, state.setup().players()))
                        .data());
    }

    /** Replies with the facts that follow from the position and are not in the view. */
    Reply facts(String argument) throws CommandException {
        GameState state = sessionGame.state();
        return sessionGame.reply(
                state.facts(viewer("facts", argument, state.setup().players())));
    }

    static Viewer viewer(String command, String name, int players) throws CommandException {
        if (name.equals("spectator")) {
            return Viewer.SPECTATOR;
        }
        int seat = Arguments.parseDigits(name);
        if (seat < 0 || seat >= players) {
            throw new CommandException(
                    ErrorCode.BAD_COMMAND,
                    command + " wants a seat from 0 to " + (players - 1) + ", or the word spectator");
        }
        return Viewer.seat(seat);
    }

    Reply legal(String argument) throws CommandException {
        Arguments.requireNone("legal", argument);
        GameState state = sessionGame.state();
        return sessionGame.reply(Data.texts(state.isOver() ? List.of() : Notation.legalMoves(state)));
    }

    Reply status(String argument) throws CommandException {
        Arguments.requireNone("status", argument);
        return sessionGame.reply(Status.of(sessionGame.state()).data());
    }

    Reply score(String argument) throws CommandException {
        Arguments.requireNone("score", argument);
        GameState state = sessionGame.state();
        var seats = new Data.Arr();
        for (int seat = 0; seat < state.setup().players(); seat++) {
            ScoreSheet sheet = state.scoreSheet(seat);
            var entry =
                    new Data.Obj().put("seat", seat).put("total", sheet.total()).put("parts", parts(sheet.parts()));
            if (!sheet.outlook().isEmpty()) {
                entry.put(
                        "ifScoredNow",
                        new Data.Obj().put("total", sheet.outlookTotal()).put("parts", parts(sheet.outlook())));
            }
            seats.add(entry);
        }
        return sessionGame.reply(seats);
    }

    private Data.Arr parts(List<ScoreSheet.Part> parts) {
        var list = new Data.Arr();
        for (ScoreSheet.Part part : parts) {
            list.add(new Data.Obj()
                    .put("what", sessionGame.host().say(part.what()))
                    .put("points", part.points()));
        }
        return list;
    }
}
