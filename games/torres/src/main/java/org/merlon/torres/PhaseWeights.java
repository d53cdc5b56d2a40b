package org.merlon.torres;

import org.merlon.engine.data.Tsv;

/**
 * Evaluation weights, by phase and by the turns that the seat still has in it: the points at the end of the game that
 * each feature of a seat's position is worth. The numbers were fitted to the results of many games between bots.
 */
final class PhaseWeights {
    private static final int MAX_TURNS = 4;

    private static final PhaseWeights[][] WEIGHTS = load();

    /** For each point that the seat's castles and the master card would pay now. */
    private final double castles;

    /** For each point that the king's castle would pay now. */
    private final double king;

    /** For each knight on the board. */
    private final double knight;

    /** For the hand of cards, which the caller values from 0 to 1; the first cards count most. */
    private final double cards;

    /** For each space of a castle in which the highest knight can step up. */
    private final double step;

    /** For each point that two steps of a knight could gain. */
    private final double gain;

    /** For the turns to come, whatever the position is. */
    private final double turns;

    private PhaseWeights(Tsv.Row row) {
        castles = number(row, "castles");
        king = number(row, "king");
        knight = number(row, "knight");
        cards = number(row, "cards");
        step = number(row, "step");
        gain = number(row, "gain");
        turns = number(row, "turn");
    }

    private static double number(Tsv.Row row, String column) {
        return Double.parseDouble(row.text(column));
    }

    private static PhaseWeights[][] load() {
        var weights = new PhaseWeights[Rules.PHASES + 1][MAX_TURNS + 1];
        for (Tsv.Row row : Tsv.of(PhaseWeights.class, "outlook.tsv").rows()) {
            weights[row.whole("phase")][row.whole("turns")] = new PhaseWeights(row);
        }
        return weights;
    }

    double value(int points, int kingPoints, int knights, double hand, double steps, int gains) {
        return castles * points
                + king * kingPoints
                + knight * knights
                + cards * hand
                + step * steps
                + gain * gains
                + turns;
    }

    static PhaseWeights of(int phase, int turns) {
        return WEIGHTS[phase][Math.min(turns, MAX_TURNS)];
    }
}
