package org.merlon.protocol;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.merlon.engine.GameState;
import org.merlon.engine.Outcome;
import org.merlon.engine.Positions;
import org.merlon.engine.Viewer;
import org.merlon.engine.chance.Key;
import org.merlon.engine.chance.Sha256;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Ids;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.move.ParsedMove;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.play.FinalStandings;
import org.merlon.engine.play.Notation;
import org.merlon.engine.words.Phrase;
import org.merlon.protocol.view.StateView;

/** The commands for user interfaces: table, result, why, ways, worth, holds, proof. */
final class UserInterfaceCommands {
    private static final String HOLDS_EXAMPLE =
            "holds {\"seat\":0,\"moves\":[\"end\"],\"of\":[[{\"at\":\"toMove\",\"is\":1}]]}";

    private static final String RESULT_EXAMPLE = "result {\"forfeited\":[0]}";

    private final SessionGame sessionGame;

    UserInterfaceCommands(SessionGame sessionGame) {
        this.sessionGame = sessionGame;
    }

    /** Replies with everything that a viewer may see, and the legal moves if it is that seat's turn. */
    Reply table(String argument) throws CommandException {
        GameState state = sessionGame.state();
        Viewer viewer = argument.equals("all")
                ? Viewer.ALL_HANDS
                : PositionQueries.viewer("table", argument, state.setup().players());
        var data = new Data.Obj().putSeat("toMove", state.toMove());
        StateView.addState(data, state, viewer);
        if (!state.isOver() && argument.equals(String.valueOf(state.toMove()))) {
            StateView.addChoices(data, state);
            data.put("mayUndo", sessionGame.match().mayUndo());
        }
        return sessionGame.reply(data);
    }

    /** Replies with the result if the game ended now; seats that have resigned come last, the first of them at the end. */
    Reply result(String argument) throws CommandException {
        GameState state = sessionGame.state();
        int lastSeat = state.setup().players() - 1;
        List<Integer> forfeited = Arguments.object(
                sessionGame.host(),
                argument,
                RESULT_EXAMPLE,
                fields -> Arrays.stream(fields.wholes("forfeited", 0, lastSeat))
                        .distinct()
                        .boxed()
                        .toList());
        FinalStandings standings = FinalStandings.of(state, forfeited);
        var scores = new Data.Arr();
        for (int seat = 0; seat <= lastSeat; seat++) {
            scores.add(state.score(seat));
        }
        var data = new Data.Obj()
                .put("ranks", Data.list(standings.ranks(), number -> new Data.Whole(number)))
                .put("winners", Data.list(standings.winners(), number -> new Data.Whole(number)))
                .put("scores", scores)
                .put("forfeited", Data.list(forfeited, number -> new Data.Whole(number)));
        return sessionGame.reply(
                standings.outcome() == Outcome.NONE ? data : data.put("outcome", Ids.of(standings.outcome())));
    }

    /** Replies with the reasons why a move cannot be played; or, if it is legal, whether it reveals something hidden. */
    Reply explainRefusal(String move) throws CommandException {
        GameState state = sessionGame.state();
        ParsedMove parsed = Notation.parseLegal(state, move);
        Refusal refusal = parsed.refusal();
        var data = new Data.Obj();
        if (refusal == null) {
            data.put("phrases", new Data.Arr()).put("reveals", state.reveals(parsed.move()));
        } else {
            data.put("phrases", Data.list(refusal.phrases(), Phrase::data))
                    .put("reason", sessionGame.host().say(refusal));
        }
        return sessionGame.reply(data);
    }

    Reply reachablePaths(String argument) throws CommandException {
        Arguments.requireNone("ways", argument);
        return sessionGame.reply(StateView.reachablePaths(sessionGame.state()));
    }

    /** Replies with what is needed to verify a saved game: its key, the commitment to the key, and the hash of the state. */
    Reply proof(String argument) throws CommandException {
        Arguments.requireNone("proof", argument);
        GameState state = sessionGame.state();
        String chance = state.chance().text(); // the key, a colon and the count
        String key = chance.substring(0, chance.indexOf(':'));
        try {
            byte[] commitment = Sha256.digest(Key.ofHex(key).bytes());
            String hash = Long.toHexString(state.hash());
            return sessionGame.reply(new Data.Obj()
                    .put("rulesVersion", state.setup().game().rulesVersion())
                    .put("key", key)
                    .put("commitment", Key.of(commitment).hex())
                    .put("hash", "0".repeat(2 * Long.BYTES - hash.length()) + hash));
        } catch (MalformedException e) {
            throw new IllegalStateException("the random number generator has an invalid key", e);
        }
    }

    Reply moveGain(String move) throws CommandException {
        Integer points = StateView.moveGain(sessionGame.state(), move);
        return sessionGame.reply(points == null ? Data.Null.NULL : new Data.Whole(points));
    }

    private record HoldsArguments(int seat, List<String> moves, Data of) {}

    /** Replies with which of several lists of conditions hold, for a seat that has played these moves. */
    Reply holds(String argument) throws CommandException {
        GameState state = sessionGame.state();
        HoldsArguments arguments = Arguments.object(
                sessionGame.host(),
                argument,
                HOLDS_EXAMPLE,
                fields -> new HoldsArguments(
                        fields.whole("seat", 0, state.setup().players() - 1),
                        fields.texts("moves"),
                        Objects.requireNonNullElse(fields.raw("of"), new Data.Arr())));
        var gameData = new Data.Obj()
                .putSeat("toMove", state.toMove())
                .put("position", Positions.dump(state).data())
                .put("moves", Data.texts(arguments.moves()));
        StateView.addState(gameData, state, Viewer.seat(arguments.seat()));
        if (!state.isOver() && state.toMove() == arguments.seat()) {
            gameData.put("legal", Data.texts(Notation.legalMoves(state)));
        }
        var conditions = new LessonConditions(gameData, arguments.moves());
        var answers = new Data.Arr();
        for (Data each : LessonConditions.items(arguments.of())) {
            answers.add(new Data.Truth(conditions.all(each)));
        }
        return sessionGame.reply(answers);
    }
}
