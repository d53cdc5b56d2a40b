package org.merlon.blackstone.king;

import java.util.ArrayList;
import org.merlon.blackstone.table.Board;
import org.merlon.blackstone.table.Face;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Vassal;

/** Estimates the number of actions that turn a board into the perfect perimeter. */
final class Pattern {
    private static final int LINES = 4;

    /**
     * Bits per cost. The costs of a card on a line, for each of the four groups the line may be assigned to, are packed
     * in half actions.
     */
    private static final int BITS = 4;

    private static final int ONE_COST = (1 << BITS) - 1;

    /** The packed costs of a space whose vassal fits no group. */
    private static final int MISPLACED = 0x2222;

    /** The space that each line shares with the next line. */
    private static final int[] CORNERS = new int[LINES];

    /** The spaces of each line without its corners. */
    private static final int[] SIDES = new int[LINES];

    /** All assignments of lines to groups. */
    static final int[][] ORDERS = orders();

    static {
        for (int line = 0; line < LINES; line++) {
            int next = Perimeter.line((line + 1) % LINES);
            int before = Perimeter.line((line + LINES - 1) % LINES);
            CORNERS[line] = Space.first(Perimeter.line(line) & next);
            SIDES[line] = Perimeter.line(line) & ~next & ~before;
        }
    }

    private Pattern() {}

    private static int[][] orders() {
        var orders = new ArrayList<int[]>();
        for (int a = 0; a < LINES; a++) {
            for (int b = 0; b < LINES; b++) {
                for (int c = 0; c < LINES; c++) {
                    if (a != b && b != c && a != c) {
                        orders.add(new int[] {a, b, c, 6 - a - b - c});
                    }
                }
            }
        }
        return orders.toArray(new int[0][]);
    }

    /**
     * Returns the distance, 0 for a perfect perimeter: the least over all assignments of the four lines to factions or
     * to roles.
     */
    static double distance(Board board) {
        int byFactions = neighboursAlike(board, false) + misplaced(board, true);
        int byRoles = neighboursAlike(board, true) + misplaced(board, false);
        return surplus(board) + 0.5 * (missingFaces(board) + Math.min(byFactions, byRoles));
    }

    /** Returns the cost of surplus or missing vassals and of vassals inside the perimeter. */
    private static double surplus(Board board) {
        int vassals = Integer.bitCount(board.vassals());
        int inside = Integer.bitCount(board.occupied() & ~Space.PERIMETER);
        return Math.abs(vassals - Perimeter.VASSALS) + 0.5 * inside;
    }

    private static int missingFaces(Board board) {
        int missing = 0;
        for (int faction = 0; faction < Face.FACTIONS; faction++) {
            for (int role = 0; role < Face.ROLES; role++) {
                missing += board.showing(faction, role) == 0 ? 1 : 0;
            }
        }
        return missing;
    }

    private static int neighboursAlike(Board board, boolean factions) {
        int alike = 0;
        for (int i = 0; i < LINES; i++) {
            int edge = Space.PERIMETER & (factions ? board.showing(i, Face.ANY) : board.showing(Face.ANY, i));
            for (int rest = edge; rest != 0; rest &= rest - 1) {
                alike += Integer.bitCount(Space.neighbours(Space.first(rest)) & edge);
            }
        }
        return alike / 2;
    }

    /**
     * Returns the cost of vassals in a wrong line, in half actions: two for each, or one if its other face would fit.
     * The lines are assigned to groups so that the cost is lowest.
     */
    private static int misplaced(Board board, boolean factions) {
        long costs = 0;
        int fitting = 0;
        int turning = 0;
        for (int line = 0; line < LINES; line++) {
            for (int rest = SIDES[line]; rest != 0; rest &= rest - 1) {
                costs += cost(board.at(Space.first(rest)), factions) << (BITS * LINES * line);
            }
            int card = board.at(CORNERS[line]);
            if (card != Vassal.NONE) {
                fitting |= groups(Vassal.up(card), factions) << (LINES * line);
                turning |= groups(Vassal.up(Vassal.flip(card)), factions) << (LINES * line);
            }
        }
        int best = Integer.MAX_VALUE;
        for (int[] order : ORDERS) {
            int sum = 0;
            for (int line = 0; line < LINES; line++) {
                sum += (int) (costs >>> (BITS * (LINES * line + order[line]))) & ONE_COST;
                int wanted = (1 << order[line] | 1 << order[(line + 1) % LINES]) << (LINES * line);
                if ((fitting & wanted) == 0) {
                    sum += (turning & wanted) == 0 ? 2 : 1;
                }
            }
            best = Math.min(best, sum);
        }
        return best;
    }

    /** Returns the packed costs of a card on a line for each group that the line may be assigned to. */
    private static long cost(int card, boolean factions) {
        if (card == Vassal.NONE) {
            return MISPLACED;
        }
        int up = group(Vassal.up(card), factions);
        int down = group(Vassal.up(Vassal.flip(card)), factions);
        int cost = MISPLACED - (down < LINES ? 1 << (BITS * down) : 0);
        return up < LINES ? cost & ~(ONE_COST << (BITS * up)) : cost;
    }

    private static int groups(int face, boolean factions) {
        int group = group(face, factions);
        return group < LINES ? 1 << group : 0;
    }

    private static int group(int face, boolean factions) {
        return factions ? Face.faction(face) : Face.role(face);
    }
}
