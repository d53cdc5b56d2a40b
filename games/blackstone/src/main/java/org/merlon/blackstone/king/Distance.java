package org.merlon.blackstone.king;

import org.merlon.blackstone.table.Board;
import org.merlon.blackstone.table.Requirement;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.Vassal;

/** How many tokens it would take, roughly, to bring the vassals of a task to where it wants them. */
final class Distance {
    /** More than any vassal on the board can be away: nobody there will do. */
    static final int FAR = 12;

    /** No task is said to be further away: neither of its two requirements is. */
    static final int MOST = 2 * FAR;

    private static final byte[][] STEPS = steps();
    private static final byte[][] FLIPS = flips();

    private Distance() {}

    /** For every requirement of every task, with and without blue letters, the steps from each space. */
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

    /** Steps along rows and columns. */
    static int between(int from, int to) {
        return Math.abs(Space.columnOf(from) - Space.columnOf(to)) + Math.abs(Space.rowOf(from) - Space.rowOf(to));
    }

    /** Slides, swaps and flips until both requirements of a task are met by different vassals. */
    static int of(Board board, Task task, boolean blueLetters) {
        byte[] lefts = STEPS[4 * task.number() + (blueLetters ? 1 : 0)];
        byte[] rights = STEPS[4 * task.number() + (blueLetters ? 3 : 2)];
        byte[] flipsLeft = FLIPS[2 * task.number()];
        byte[] flipsRight = FLIPS[2 * task.number() + 1];
        int left = FAR;
        int secondLeft = FAR;
        int leftSpace = Space.NONE;
        int right = FAR;
        int secondRight = FAR;
        int rightSpace = Space.NONE;
        for (int rest = board.vassals(); rest != 0; rest &= rest - 1) {
            int space = Space.first(rest);
            int card = board.at(space);
            int toLeft = flipsLeft[card] + lefts[space];
            if (toLeft < left) {
                secondLeft = left;
                left = toLeft;
                leftSpace = space;
            } else {
                secondLeft = Math.min(secondLeft, toLeft);
            }
            int toRight = flipsRight[card] + rights[space];
            if (toRight < right) {
                secondRight = right;
                right = toRight;
                rightSpace = space;
            } else {
                secondRight = Math.min(secondRight, toRight);
            }
        }
        if (leftSpace == rightSpace) {
            return Math.min(left + secondRight, secondLeft + right);
        }
        return left + right;
    }

    /** For both requirements of every task, the flips that each card takes. */
    private static byte[][] flips() {
        var flips = new byte[2 * Task.COUNT][Vassal.SABOTEUR + 1];
        for (Task task : Task.all()) {
            for (int card = 0; card <= Vassal.SABOTEUR; card++) {
                flips[2 * task.number()][card] = (byte) flips(task.left(), card);
                flips[2 * task.number() + 1][card] = (byte) flips(task.right(), card);
            }
        }
        return flips;
    }

    private static int flips(Requirement requirement, int card) {
        if (requirement.wants(Vassal.up(card))) {
            return 0;
        }
        return requirement.wants(Vassal.up(Vassal.flip(card))) ? 1 : FAR;
    }
}
