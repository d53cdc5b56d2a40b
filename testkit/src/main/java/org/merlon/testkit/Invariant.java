package org.merlon.testkit;

import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;

/** What must hold in every position of a game, checked on the data that people see. */
public interface Invariant {
    /**
     * Fails with an {@link AssertionError} where it does not hold.
     *
     * @param before the position before the move; null for the first position of a game
     * @param move the move that led here; empty for the first position
     * @param after the position to check
     */
    void check(Data.@Nullable Obj before, String move, Data.Obj after);
}
