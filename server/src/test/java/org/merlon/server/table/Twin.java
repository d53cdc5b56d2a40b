package org.merlon.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.merlon.engine.GameState;
import org.merlon.engine.Notation;
import org.merlon.engine.RandomBits;

/** Two servers with the same table, of which one holds other hidden cards than the other. */
public final class Twin {
    private final Tables real;
    private final Tables other;
    private final String id;

    public Twin(Tables real, Tables other, String id) {
        this.real = real;
        this.other = other;
        this.id = id;
    }

    /** Makes the other table like the real one, but for what this seat cannot know. */
    public void permute(int seat, long seed) throws RefusedException {
        LiveGame copy = real.at(id, table -> table.game().copy());
        copy.imagine(seat, new RandomBits(seed));
        other.run(id, table -> table.put(copy));
    }

    /** Whether the two really differ. */
    public boolean differs() throws RefusedException {
        return dump(real) != dump(other);
    }

    private long dump(Tables tables) throws RefusedException {
        return tables.at(id, table -> state(table).hash());
    }

    private static GameState state(Table table) {
        return Objects.requireNonNull(table.game().state());
    }

    /** The moves that can be played at both. */
    public List<String> common() throws RefusedException {
        var moves = new ArrayList<>(real.at(id, table -> Notation.legalMoves(state(table))));
        moves.retainAll(other.at(id, table -> Notation.legalMoves(state(table))));
        return moves;
    }

    public List<String> legal() throws RefusedException {
        return real.at(id, table -> Notation.legalMoves(state(table)));
    }

    public int toMove() throws RefusedException {
        return real.at(id, table -> table.game().toMove());
    }

    public boolean reveals(String move) throws RefusedException {
        return real.at(
                id,
                table -> state(table).reveals(Notation.read(state(table), move).move()));
    }

    /** What must not be seen by anybody before the end: the keys and the chance to come. */
    public List<String> secrets() throws RefusedException {
        return real.at(
                id,
                table -> List.of(
                        table.game().serverKey().hex(),
                        table.game().key().hex(),
                        state(table).chance().text(),
                        "\"rng\""));
    }
}
