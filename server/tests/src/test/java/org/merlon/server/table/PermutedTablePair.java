package org.merlon.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.merlon.engine.GameState;
import org.merlon.engine.Positions;
import org.merlon.engine.Viewer;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.play.Notation;
import org.merlon.protocol.json.Json;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.table.live.Table;
import org.merlon.server.table.live.Tables;

/** The same table on two servers, which differ only in cards that are hidden from a seat. */
public final class PermutedTablePair {
    private final Tables real;
    private final Tables permuted;
    private final String id;

    public PermutedTablePair(Tables real, Tables permuted, String id) {
        this.real = real;
        this.permuted = permuted;
        this.id = id;
    }

    /** Makes the second table equal to the first, and then shuffles what the seat cannot know. */
    public void permute(int seat, long seed) throws RefusedException {
        GameState copy = real.query(id, table -> state(table).copy());
        copy.determinize(seat, new FastRandom(seed));
        permuted.run(id, table -> state(table).copyFrom(copy));
    }

    /** Returns whether the two states really differ. */
    public boolean differs() throws RefusedException {
        return stateHash(real) != stateHash(permuted);
    }

    private long stateHash(Tables tables) throws RefusedException {
        return tables.query(id, table -> state(table).hash());
    }

    private static GameState state(Table table) {
        return Objects.requireNonNull(table.game().state());
    }

    /** The moves that are legal on both tables. */
    public List<String> commonMoves() throws RefusedException {
        var moves = new ArrayList<>(real.query(id, table -> Notation.legalMoves(state(table))));
        moves.retainAll(permuted.query(id, table -> Notation.legalMoves(state(table))));
        return moves;
    }

    public int toMove() throws RefusedException {
        return real.query(id, table -> table.game().toMove());
    }

    /** Returns whether a move shows the seat, or everybody, something that was hidden from them. */
    public boolean reveals(String move, int seat) throws RefusedException {
        return !viewsAfter(real, move, seat).equals(viewsAfter(permuted, move, seat));
    }

    /** Returns whether a move ends the game on only one of the tables, so that the other could not continue in step. */
    public boolean endsOnOneTableOnly(String move) throws RefusedException {
        return endsGame(real, move) != endsGame(permuted, move);
    }

    private boolean endsGame(Tables tables, String move) throws RefusedException {
        return tables.query(id, table -> {
            GameState state = state(table).copy();
            state.play(Notation.parse(state, move).move(), EventLog.OFF);
            return state.isOver();
        });
    }

    private String viewsAfter(Tables tables, String move, int seat) throws RefusedException {
        return tables.query(id, table -> {
            GameState state = state(table).copy();
            var events = new EventLog();
            state.play(Notation.parse(state, move).move(), events);
            return Json.write(Positions.view(state, Viewer.seat(seat)).data())
                    + Json.write(Positions.view(state, Viewer.SPECTATOR).data())
                    + Json.write(new Data.Arr(new ArrayList<>(events.events())))
                    + (state.toMove() == seat ? Notation.legalMoves(state) : "");
        });
    }

    /** The public text of a move. */
    public String publicNotation(String move) throws RefusedException {
        return real.query(
                id,
                table -> state(table)
                        .publicNotation(Notation.parse(state(table), move).move()));
    }

    /** Texts that nobody may see before the end: the keys and the state of the random numbers. */
    public List<String> secrets() throws RefusedException {
        return real.query(
                id,
                table -> List.of(
                        table.game().serverKey().hex(),
                        table.game().key().hex(),
                        state(table).chance().text(),
                        "\"rng\""));
    }
}
