package org.merlon.engine;

import java.util.Arrays;

/** A game's own estimate of how a state will end. */
public interface Evaluation {
    /** The swing of a game that does not define its own. */
    double DEFAULT_SWING = 10;

    /**
     * Returns how good the state is for a seat, in the game's points; only differences between states matter. In a cooperative
     * game the value is the same for every seat: the points by which the players are above (or below) what is needed to win.
     */
    double value(GameState state, int seat);

    /** Writes the value of every seat. Override it if computing all seats at once is cheaper. */
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
     * Returns the number of points by which the lead can easily change in the rest of the game. {@link WinProbability#winProbability} measures
     * leads in swings. The swing shrinks towards the end of a game.
     */
    default double swing(GameState state) {
        return DEFAULT_SWING;
    }

    /**
     * Returns true if no move changes the length of the game. The swing then shrinks with time alone, and the search must not
     * take a passed turn for a gain. In other games it is right for the leader to bring the end closer.
     */
    default boolean hasFixedLength() {
        return false;
    }
}
