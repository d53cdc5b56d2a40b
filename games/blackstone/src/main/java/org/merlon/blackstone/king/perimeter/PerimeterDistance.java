package org.merlon.blackstone.king.perimeter;

import java.util.ArrayList;
import org.merlon.blackstone.table.Board;
import org.merlon.blackstone.table.Face;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Vassal;

/** Estimates the number of actions that turn a board into the perfect perimeter. */
public final class PerimeterDistance {
    private static final int LINES = 4;

    /**
     * Bits per cost. The costs of a card on a line, for each of the four groups the line may be assigned to, are packed
     * in half actions.
     */
    private static final int COST_BITS = 4;

    private static final int COST_MASK = (1 << COST_BITS) - 1;

    /** The packed costs of a space whose vassal fits no group. */
    private static final int MISPLACED_COSTS = 0x2222;

    /** The space that each line shares with the next line. */
    private static final int[] CORNERS = new int[LINES];

    /** The spaces of each line without its corners. */
    private static final int[] LINE_INTERIORS = new int[LINES];

    /** All assignments of lines to groups. */
    static final int[][] ASSIGNMENTS = assignments();

    static {
        for (int line = 0; line < LINES; line++) {
            int next = Perimeter.line((line + 1) % LINES);
            int before = Perimeter.line((line + LINES - 1) % LINES);
            CORNERS[line] = Space.first(Perimeter.line(line) & next);
            LINE_INTERIORS[line] = Perimeter.line(line) & ~next & ~before;
        }
    }

    private PerimeterDistance() {}

    private static int[][] assignments() {
        var assignments = new ArrayList<int[]>();
        for (int a = 0; a < LINES; a++) {
            for (int b = 0; b < LINES; b++) {
                for (int c = 0; c < LINES; c++) {
                    if (a != b && b != c && a != c) {
                        assignments.add(new int[] {a, b, c, 6 - a - b - c});
                    }
                }
            }
        }
        return assignments.toArray(new int[0][]);
    }

    /**
     * Returns the distance, 0 for a perfect perimeter: the least over all assignments of the four lines to factions or
     * to roles.
     */
    public static double of(Board board) {
        int byFactions = equalNeighbours(board, false) + misplacedCost(board, true);
        int byRoles = equalNeighbours(board, true) + misplacedCost(board, false);
        return surplus(board) + 0.5 * (missingFaces(board) + Math.min(byFactions, byRoles));
    }

    /** Returns the cost of surplus or missing vassals and of vassals inside the perimeter. */
    private static double surplus(Board board) {
        int vassals = Integer.bitCount(board.vassals());
        int inside = Integer.bitCount(board.occupied() & ~Space.PERIMETER);
        return Math.abs(vassals - Perimeter.VASSAL_COUNT) + 0.5 * inside;
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

    private static int equalNeighbours(Board board, boolean factions) {
        int equal = 0;
        for (int i = 0; i < LINES; i++) {
            int edge = Space.PERIMETER & (factions ? board.showing(i, Face.ANY) : board.showing(Face.ANY, i));
            for (int remaining = edge; remaining != 0; remaining &= remaining - 1) {
                equal += Integer.bitCount(Space.neighbours(Space.first(remaining)) & edge);
            }
        }
        return equal / 2;
    }

    /**
     * Returns the cost of vassals in a wrong line, in half actions: two for each, or one if its other face would fit.
     * The lines are assigned to groups so that the cost is lowest.
     */
    private static int misplacedCost(Board board, boolean factions) {
        long costs = 0;
        int fitting = 0;
        int fittingAfterFlip = 0;
        for (int line = 0; line < LINES; line++) {
            for (int remaining = LINE_INTERIORS[line]; remaining != 0; remaining &= remaining - 1) {
                costs += cost(board.at(Space.first(remaining)), factions) << (COST_BITS * LINES * line);
            }
            int card = board.at(CORNERS[line]);
            if (card != Vassal.NONE) {
                fitting |= groupBit(Vassal.upperFace(card), factions) << (LINES * line);
                fittingAfterFlip |= groupBit(Vassal.upperFace(Vassal.flip(card)), factions) << (LINES * line);
            }
        }
        int best = Integer.MAX_VALUE;
        for (int[] assignment : ASSIGNMENTS) {
            int sum = 0;
            for (int line = 0; line < LINES; line++) {
                sum += (int) (costs >>> (COST_BITS * (LINES * line + assignment[line]))) & COST_MASK;
                int wanted = (1 << assignment[line] | 1 << assignment[(line + 1) % LINES]) << (LINES * line);
                if ((fitting & wanted) == 0) {
                    sum += (fittingAfterFlip & wanted) == 0 ? 2 : 1;
                }
            }
            best = Math.min(best, sum);
        }
        return best;
    }

    /** Returns the packed costs of a card on a line for each group that the line may be assigned to. */
    private static long cost(int card, boolean factions) {
        if (card == Vassal.NONE) {
            return MISPLACED_COSTS;
        }
        int upperGroup = group(Vassal.upperFace(card), factions);
        int lowerGroup = group(Vassal.upperFace(Vassal.flip(card)), factions);
        int cost = MISPLACED_COSTS - (lowerGroup < LINES ? 1 << (COST_BITS * lowerGroup) : 0);
        return upperGroup < LINES ? cost & ~(COST_MASK << (COST_BITS * upperGroup)) : cost;
    }

    private static int groupBit(int face, boolean factions) {
        int group = group(face, factions);
        return group < LINES ? 1 << group : 0;
    }

    private static int group(int face, boolean factions) {
        return factions ? Face.faction(face) : Face.role(face);
    }
}
