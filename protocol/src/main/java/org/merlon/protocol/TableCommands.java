package org.merlon.protocol;

import java.util.List;
import java.util.Objects;
import org.merlon.engine.GameState;
import org.merlon.engine.Positions;
import org.merlon.engine.Viewer;
import org.merlon.engine.chance.Key;
import org.merlon.engine.chance.Sha256;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.move.Reading;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.play.Notation;
import org.merlon.engine.words.Phrase;

/** The commands for user interfaces: table, why, ways, worth, holds, proof. */
final class TableCommands {
    private static final String HOLDS_EXAMPLE =
            "holds {\"seat\":0,\"moves\":[\"end\"],\"of\":[[{\"at\":\"toMove\",\"is\":1}]]}";

    private final SessionGame current;

    TableCommands(SessionGame current) {
        this.current = current;
    }

    /** Replies with everything that a viewer may see, and the legal moves if it is that seat's turn. */
    Reply table(String argument) throws CommandException {
        GameState state = current.state();
        Viewer viewer = argument.equals("all")
                ? Viewer.HANDS
                : PositionCommands.viewer("table", argument, state.setup().players());
        var data = new Data.Obj().putSeat("toMove", state.toMove());
        StateView.add(data, state, viewer);
        if (!state.over() && argument.equals(String.valueOf(state.toMove()))) {
            StateView.addChoices(data, state);
        }
        return current.answer(data);
    }

    /** Replies with the reasons why a move cannot be played; or, if it is legal, whether it reveals something hidden. */
    Reply why(String move) throws CommandException {
        GameState state = current.state();
        Reading reading = Notation.readLegal(state, move);
        Refusal refusal = reading.refusal();
        var data = new Data.Obj();
        if (refusal == null) {
            data.put("phrases", new Data.Arr()).put("reveals", state.reveals(reading.move()));
        } else {
            data.put("phrases", Data.list(refusal.phrases(), Phrase::data))
                    .put("reason", current.host().say(refusal));
        }
        return current.answer(data);
    }

    Reply ways(String argument) throws CommandException {
        Arguments.none("ways", argument);
        return current.answer(StateView.ways(current.state()));
    }

    /** Replies with what is needed to verify a saved game: its key, the commitment to the key, and the hash of the state. */
    Reply proof(String argument) throws CommandException {
        Arguments.none("proof", argument);
        GameState state = current.state();
        String chance = state.chance().text(); // the key, a colon and the count
        String key = chance.substring(0, chance.indexOf(':'));
        try {
            byte[] promise = Sha256.digest(Key.ofHex(key).bytes());
            String hash = Long.toHexString(state.hash());
            return current.answer(new Data.Obj()
                    .put("rulesVersion", state.setup().game().rulesVersion())
                    .put("key", key)
                    .put("commitment", Key.of(promise).hex())
                    .put("hash", "0".repeat(2 * Long.BYTES - hash.length()) + hash));
        } catch (MalformedException e) {
            throw new IllegalStateException("the random number generator has an invalid key", e);
        }
    }

    Reply worth(String move) throws CommandException {
        Integer points = StateView.worth(current.state(), move);
        return current.answer(points == null ? Data.Null.NULL : new Data.Whole(points));
    }

    private record HoldsWish(int seat, List<String> moves, Data of) {}

    /** Replies with which of several lists of conditions hold, for a seat that has played these moves. */
    Reply holds(String argument) throws CommandException {
        GameState state = current.state();
        HoldsWish wish = Arguments.object(
                current.host(),
                argument,
                HOLDS_EXAMPLE,
                fields -> new HoldsWish(
                        fields.whole("seat", 0, state.setup().players() - 1),
                        fields.texts("moves"),
                        Objects.requireNonNullElse(fields.raw("of"), new Data.Arr())));
        var told = new Data.Obj()
                .putSeat("toMove", state.toMove())
                .put("position", Positions.dump(state).data())
                .put("moves", Data.texts(wish.moves()));
        StateView.add(told, state, Viewer.seat(wish.seat()));
        if (!state.over() && state.toMove() == wish.seat()) {
            told.put("legal", Data.texts(Notation.legalMoves(state)));
        }
        var clauses = new Conditions(told, wish.moves());
        var answers = new Data.Arr();
        for (Data each : Conditions.items(wish.of())) {
            answers.add(new Data.Truth(clauses.all(each)));
        }
        return current.answer(answers);
    }
}
