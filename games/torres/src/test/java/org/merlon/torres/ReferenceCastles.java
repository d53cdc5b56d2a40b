package org.merlon.torres;

import java.util.Set;
import java.util.TreeSet;

/** The castles of a board in the reference model, found by flood fill and numbered from 1. */
final class ReferenceCastles {
    private final int[][] heights;
    private final int[][] castleNumbers = new int[ReferenceSpace.SIZE][ReferenceSpace.SIZE];
    private int count;

    ReferenceCastles(int[][] heights) {
        this.heights = heights;
        for (ReferenceSpace space : ReferenceSpace.ALL) {
            if (height(space) > 0 && castleNumber(space) == 0) {
                count++;
                fill(space.column(), space.row());
            }
        }
    }

    private void fill(int column, int row) {
        if (column < 0 || column >= ReferenceSpace.SIZE || row < 0 || row >= ReferenceSpace.SIZE) {
            return;
        }
        if (heights[column][row] == 0 || castleNumbers[column][row] != 0) {
            return;
        }
        castleNumbers[column][row] = count;
        fill(column + 1, row);
        fill(column - 1, row);
        fill(column, row + 1);
        fill(column, row - 1);
    }

    int height(ReferenceSpace space) {
        return heights[space.column()][space.row()];
    }

    /** Returns the number of the castle on a space; 0 for the ground. */
    int castleNumber(ReferenceSpace space) {
        return castleNumbers[space.column()][space.row()];
    }

    int count() {
        return count;
    }

    int area(int number) {
        int area = 0;
        for (int[] column : castleNumbers) {
            for (int found : column) {
                area += found == number ? 1 : 0;
            }
        }
        return area;
    }

    int maxHeight(int number) {
        int max = 0;
        for (ReferenceSpace space : ReferenceSpace.ALL) {
            if (castleNumber(space) == number) {
                max = Math.max(max, height(space));
            }
        }
        return max;
    }

    Set<Integer> touchingCastles(ReferenceSpace space) {
        Set<Integer> found = new TreeSet<>();
        for (ReferenceSpace other : space.neighbours()) {
            if (castleNumber(other) != 0) {
                found.add(castleNumber(other));
            }
        }
        return found;
    }

    /** Returns true if a block can be added on a space; {@code founding} allows a new castle. */
    boolean canTakeBlock(ReferenceSpace space, boolean allowNewCastle) {
        if (height(space) > 0) {
            return height(space) + 1 <= area(castleNumber(space));
        }
        int touched = touchingCastles(space).size();
        return touched == 1 || (allowNewCastle && touched == 0);
    }
}
