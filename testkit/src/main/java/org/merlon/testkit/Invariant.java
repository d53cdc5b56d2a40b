package org.merlon.testkit;

import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;

/** A condition that every position of a game must meet, checked on dumped positions. */
public interface Invariant {
    /**
     * Throws an {@link AssertionError} if it is violated.
     *
     * @param before the position before the move; null for the first position of a game
     * @param move the move that led here; empty for the first position
     * @param after the position to check
     */
    void check(Data.@Nullable Obj before, String move, Data.Obj after);
}
