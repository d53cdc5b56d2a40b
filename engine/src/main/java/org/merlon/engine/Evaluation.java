package org.merlon.engine;

import java.util.Arrays;

/** A game's own estimate of how a state will end. */
public interface Evaluation {
    /** A lead that decides a game in which nobody said otherwise. */
    double DEFAULT_SWING = 10;

    /**
     * How good the state is for a seat, in the game's points; only differences between states matter. In a cooperative
     * game every seat gets the same: how far the players are above (or below) what winning takes.
     */
    double value(GameState state, int seat);

    /** Writes the value for every seat; a game whose seats share much of the work does it at once. */
    default void values(GameState state, double[] values) {
        if (state.setup().variant().cooperative()) {
            Arrays.fill(values, value(state, 0));
            return;
        }
        for (int seat = 0; seat < state.setup().players(); seat++) {
            values[seat] = value(state, seat);
        }
    }

    /**
     * How many points the rest of the game may easily turn: the measure of a lead in {@link Odds#chance}.
     * It shrinks towards the end of a game.
     */
    default double swing(GameState state) {
        return DEFAULT_SWING;
    }

    /**
     * Whether the game lasts as long as it lasts, whatever anybody does. Then the swing shrinks by itself and nobody may be
     * led to think that a turn passed is something gained; elsewhere a leader does well to bring the end nearer.
     */
    default boolean fixedLength() {
        return false;
    }
}
