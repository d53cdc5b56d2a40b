package org.merlon.blackstone.king.analysis;

import org.merlon.blackstone.king.legal.AllowedActions;
import org.merlon.blackstone.table.Board;
import org.merlon.blackstone.table.Requirement;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;

/** Estimates how many actions bring two vassals to where a task wants them. */
public final class TaskDistance {
    /** The distance of a half for which no vassal on the board fits; larger than any real distance. */
    public static final int UNREACHABLE = 12;

    /** The largest distance of a task: neither half can be met. */
    static final int MAX_DISTANCE = 2 * UNREACHABLE;

    /** Bits per value where several values are packed into one number. */
    private static final int VALUE_BITS = 8;

    private static final int VALUE_MASK = (1 << VALUE_BITS) - 1;

    private static final byte[][] STEPS = steps();

    private TaskDistance() {}

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
        int nearest = UNREACHABLE;
        for (int remaining = spaces; remaining != 0; remaining &= remaining - 1) {
            nearest = Math.min(nearest, between(from, Space.first(remaining)));
        }
        return nearest;
    }

    /** Returns the number of steps along rows and columns. */
    public static int between(int from, int to) {
        return Math.abs(Space.columnOf(from) - Space.columnOf(to)) + Math.abs(Space.rowOf(from) - Space.rowOf(to));
    }

    /**
     * Returns the slides, swaps and flips needed until different vassals meet the two halves of a task.
     *
     * @param barred the spaces whose vassals the player can neither move nor use before a guard is removed
     */
    public static int of(Board board, Task task, boolean blueLetters, int barred) {
        int steps = 4 * task.number() + (blueLetters ? 1 : 0);
        int left = nearest(board, task.left(), STEPS[steps], barred);
        int right = nearest(board, task.right(), STEPS[steps + 2], barred);
        if (left >> (2 * VALUE_BITS) == right >> (2 * VALUE_BITS)) { // the same vassal is nearest for both halves
            return Math.min(
                    (left & VALUE_MASK) + ((right >> VALUE_BITS) & VALUE_MASK),
                    ((left >> VALUE_BITS) & VALUE_MASK) + (right & VALUE_MASK));
        }
        return (left & VALUE_MASK) + (right & VALUE_MASK);
    }

    /**
     * Returns three packed values, lowest bits first: the distance of the nearest vassal that can meet the requirement,
     * the distance of the second nearest, and the space of the nearest. Only vassals with a fitting face on either side
     * count.
     */
    private static int nearest(Board board, Requirement requirement, byte[] steps, int barred) {
        int shown = board.showing(requirement.faction(), requirement.role());
        int nearest = UNREACHABLE;
        int second = UNREACHABLE;
        int where = Space.NONE;
        for (int remaining = shown | board.showingAfterFlip(requirement.faction(), requirement.role());
                remaining != 0;
                remaining &= remaining - 1) {
            int space = Space.first(remaining);
            int distance = steps[space] + (Space.in(shown, space) ? 0 : 1);
            distance += Space.in(barred, space) ? AllowedActions.HESTER_GUARD_COST : 0;
            if (distance < nearest) {
                second = nearest;
                nearest = distance;
                where = space;
            } else if (distance < second) {
                second = distance;
            }
        }
        return nearest | (second << VALUE_BITS) | (where << (2 * VALUE_BITS));
    }
}
