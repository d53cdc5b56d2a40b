package org.merlon.torres;

import java.util.Set;
import java.util.TreeSet;

/** The castles of a board in the reference model, found by flood fill and numbered from 1. */
final class NaiveCastles {
    private final int[][] heights;
    private final int[][] numbers = new int[Spot.SIZE][Spot.SIZE];
    private int count;

    NaiveCastles(int[][] heights) {
        this.heights = heights;
        for (Spot spot : Spot.ALL) {
            if (height(spot) > 0 && number(spot) == 0) {
                count++;
                fill(spot.column(), spot.row());
            }
        }
    }

    private void fill(int column, int row) {
        if (column < 0 || column >= Spot.SIZE || row < 0 || row >= Spot.SIZE) {
            return;
        }
        if (heights[column][row] == 0 || numbers[column][row] != 0) {
            return;
        }
        numbers[column][row] = count;
        fill(column + 1, row);
        fill(column - 1, row);
        fill(column, row + 1);
        fill(column, row - 1);
    }

    int height(Spot spot) {
        return heights[spot.column()][spot.row()];
    }

    /** Returns the number of the castle on a space; 0 for the ground. */
    int number(Spot spot) {
        return numbers[spot.column()][spot.row()];
    }

    int count() {
        return count;
    }

    int area(int number) {
        int area = 0;
        for (int[] column : numbers) {
            for (int found : column) {
                area += found == number ? 1 : 0;
            }
        }
        return area;
    }

    int tallest(int number) {
        int tallest = 0;
        for (Spot spot : Spot.ALL) {
            if (number(spot) == number) {
                tallest = Math.max(tallest, height(spot));
            }
        }
        return tallest;
    }

    Set<Integer> touching(Spot spot) {
        Set<Integer> found = new TreeSet<>();
        for (Spot other : spot.neighbours()) {
            if (number(other) != 0) {
                found.add(number(other));
            }
        }
        return found;
    }

    /** Returns true if a block can be added on a space; {@code founding} allows a new castle. */
    boolean takesBlock(Spot spot, boolean founding) {
        if (height(spot) > 0) {
            return height(spot) + 1 <= area(number(spot));
        }
        int touched = touching(spot).size();
        return touched == 1 || (founding && touched == 0);
    }
}
