package org.merlon.blackstone.king;

import org.merlon.blackstone.table.Board;
import org.merlon.blackstone.table.Requirement;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;

/** Estimates how many actions bring two vassals to where a task wants them. */
final class Distance {
    /** The distance of a half for which no vassal on the board fits; larger than any real distance. */
    static final int FAR = 12;

    /** The largest distance of a task: neither half can be met. */
    static final int MOST = 2 * FAR;

    /** Bits per value where several values are packed into one number. */
    private static final int BITS = 8;

    private static final int MASK = (1 << BITS) - 1;

    private static final byte[][] STEPS = steps();

    private Distance() {}

    /** Builds the table of steps from each space, for the two halves of every task, with and without blue letters. */
    private static byte[][] steps() {
        var steps = new byte[4 * Task.COUNT][Space.COUNT];
        for (Task task : Task.all()) {
            for (int i = 0; i < 4; i++) {
                Requirement requirement = i < 2 ? task.left() : task.right();
                int wanted = requirement.spaces(i % 2 == 1);
                for (int from = 0; from < Space.COUNT; from++) {
                    steps[4 * task.number() + i][from] = (byte) steps(from, wanted);
                }
            }
        }
        return steps;
    }

    private static int steps(int from, int spaces) {
        int nearest = FAR;
        for (int rest = spaces; rest != 0; rest &= rest - 1) {
            nearest = Math.min(nearest, between(from, Space.first(rest)));
        }
        return nearest;
    }

    /** Returns the number of steps along rows and columns. */
    static int between(int from, int to) {
        return Math.abs(Space.columnOf(from) - Space.columnOf(to)) + Math.abs(Space.rowOf(from) - Space.rowOf(to));
    }

    /** Returns the slides, swaps and flips needed until different vassals meet the two halves of a task. */
    static int of(Board board, Task task, boolean blueLetters) {
        int steps = 4 * task.number() + (blueLetters ? 1 : 0);
        int left = nearest(board, task.left(), STEPS[steps]);
        int right = nearest(board, task.right(), STEPS[steps + 2]);
        if (left >> (2 * BITS) == right >> (2 * BITS)) { // the same vassal is nearest for both halves
            return Math.min((left & MASK) + ((right >> BITS) & MASK), ((left >> BITS) & MASK) + (right & MASK));
        }
        return (left & MASK) + (right & MASK);
    }

    /**
     * Returns three packed values, lowest bits first: the distance of the nearest vassal that can meet the requirement,
     * the distance of the second nearest, and the space of the nearest. Only vassals with a fitting face on either side
     * count.
     */
    private static int nearest(Board board, Requirement requirement, byte[] steps) {
        int shown = board.showing(requirement.faction(), requirement.role());
        int nearest = FAR;
        int second = FAR;
        int where = Space.NONE;
        for (int rest = shown | board.hiding(requirement.faction(), requirement.role()); rest != 0; rest &= rest - 1) {
            int space = Space.first(rest);
            int away = steps[space] + (Space.in(shown, space) ? 0 : 1);
            if (away < nearest) {
                second = nearest;
                nearest = away;
                where = space;
            } else if (away < second) {
                second = away;
            }
        }
        return nearest | (second << BITS) | (where << (2 * BITS));
    }
}
