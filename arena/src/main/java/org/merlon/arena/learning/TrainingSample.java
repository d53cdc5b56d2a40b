package org.merlon.arena.learning;

/** A state of a game of two, and what came of it. */
final class TrainingSample {
    /** The traits of either seat. */
    final short[] first;

    final short[] second;

    /** How far the game's own evaluation saw the first seat ahead, in swings. */
    final double lead;

    /** What came of it for the first seat, from 0 for a clear loss to 1; known when the game is over. */
    double result;

    TrainingSample(short[] first, short[] second, double lead) {
        this.first = first;
        this.second = second;
        this.lead = lead;
    }
}
