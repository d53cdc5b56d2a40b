package org.merlon.blackstone.king.perimeter;

import org.merlon.blackstone.table.Board;
import org.merlon.blackstone.table.Face;
import org.merlon.blackstone.table.Space;

/** The perfect perimeter, the aim of Puzzle Master's Quest (B-121). */
public final class Perimeter {
    /** The number of vassals: one of each face. */
    public static final int VASSAL_COUNT = Face.COUNT;

    private static final int[] LINES = {
        Space.row(0), Space.column(Space.SIDE - 1), Space.row(Space.SIDE - 1), Space.column(0)
    };

    private Perimeter() {}

    /** Returns one of the four lines along the edges, counted clockwise from the top. */
    public static int line(int number) {
        return LINES[number];
    }

    public static boolean isPerfect(Board board) {
        return board.occupied() == Space.PERIMETER
                && hasAllFaces(board)
                && (isOrdered(board, true) || isOrdered(board, false));
    }

    private static boolean hasAllFaces(Board board) {
        for (int faction = 0; faction < Face.FACTIONS; faction++) {
            for (int role = 0; role < Face.ROLES; role++) {
                if (Integer.bitCount(board.showing(faction, role)) != 1) {
                    return false;
                }
            }
        }
        return true;
    }

    /**
     * Returns whether each faction has its own line and no neighbours share a role, or the same with factions and roles
     * exchanged.
     */
    private static boolean isOrdered(Board board, boolean factionsInLines) {
        int taken = 0;
        for (int i = 0; i < Face.FACTIONS; i++) {
            int inLine = factionsInLines ? board.showing(i, Face.ANY) : board.showing(Face.ANY, i);
            int line = lineOf(inLine);
            if (line < 0 || (taken >>> line & 1) != 0) {
                return false;
            }
            taken |= 1 << line;
            int mustDiffer = factionsInLines ? board.showing(Face.ANY, i) : board.showing(i, Face.ANY);
            for (int remaining = mustDiffer; remaining != 0; remaining &= remaining - 1) {
                if ((Space.neighbours(Space.first(remaining)) & mustDiffer) != 0) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Returns the line that contains all these spaces, or -1; four spaces cannot be in two lines. */
    private static int lineOf(int spaces) {
        for (int line = 0; line < LINES.length; line++) {
            if ((spaces & ~LINES[line]) == 0) {
                return line;
            }
        }
        return -1;
    }
}
