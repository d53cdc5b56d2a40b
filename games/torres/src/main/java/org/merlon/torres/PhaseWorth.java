package org.merlon.torres;

import org.merlon.engine.data.Tsv;

/**
 * Evaluation weights, by phase and by the turns that the seat still has in it: the points at the end of the game that
 * each feature of a seat's position is worth. The numbers were fitted to the results of many games between bots.
 */
final class PhaseWorth {
    private static final int MAX_TURNS = 4;

    private static final PhaseWorth[][] TABLE = read();

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

    private PhaseWorth(Tsv.Row row) {
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

    private static PhaseWorth[][] read() {
        var table = new PhaseWorth[Rules.PHASES + 1][MAX_TURNS + 1];
        for (Tsv.Row row : Tsv.of(PhaseWorth.class, "outlook.tsv").rows()) {
            table[row.whole("phase")][row.whole("turns")] = new PhaseWorth(row);
        }
        return table;
    }

    double worth(int points, int kingPoints, int knights, double hand, double steps, int gains) {
        return castles * points
                + king * kingPoints
                + knight * knights
                + cards * hand
                + step * steps
                + gain * gains
                + turns;
    }

    static PhaseWorth of(int phase, int turns) {
        return TABLE[phase][Math.min(turns, MAX_TURNS)];
    }
}
