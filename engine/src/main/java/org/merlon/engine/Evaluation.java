package org.merlon.engine;

/** A game's own estimate of how a state will end. */
public interface Evaluation {
    /** How good the state is for a seat, in the game's points; only differences between states matter. */
    double value(GameState state, int seat);
}
