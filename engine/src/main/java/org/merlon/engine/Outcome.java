package org.merlon.engine;

/** The result of a cooperative or solo game. */
public enum Outcome {
    /** The game is not over, or its players compete. */
    NONE,
    WON,
    LOST
}
