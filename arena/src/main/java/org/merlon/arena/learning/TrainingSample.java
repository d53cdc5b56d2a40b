package org.merlon.arena.learning;

/** A state of a two-player game and the result of that game. */
final class TrainingSample {
    /** The traits of the first seat. */
    final short[] firstTraits;

    /** The traits of the second seat. */
    final short[] secondTraits;

    /** The first seat's lead in the game's own evaluation, in swings. */
    final double lead;

    /** The result of the first seat, from 0 for a clear loss to 1 for a clear win; set when the game is over. */
    double result;

    TrainingSample(short[] firstTraits, short[] secondTraits, double lead) {
        this.firstTraits = firstTraits;
        this.secondTraits = secondTraits;
        this.lead = lead;
    }
}
