package org.merlon.engine;

/** How a cooperative or solo game ended. */
public enum Outcome {
    /** The game is not over, or its players compete. */
    NONE,
    WON,
    LOST
}
