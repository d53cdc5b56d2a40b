package org.merlon.blackstone.king;

import org.merlon.blackstone.table.Board;
import org.merlon.blackstone.table.Face;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Vassal;

/** How far a board is from the perfect perimeter, in about as many actions as it takes. */
final class Pattern {
    private static final int LINES = 4;

    private Pattern() {}

    /** 0 for a perfect perimeter; the least over all ways to give the four lines to factions or to roles. */
    static double distance(Board board) {
        double common = surplus(board) + 0.5 * missingFaces(board);
        double best = Double.MAX_VALUE;
        for (int kind = 0; kind < 2; kind++) {
            boolean factions = kind == 0;
            double alike = 0.5 * neighboursAlike(board, !factions);
            for (int a = 0; a < LINES; a++) {
                for (int b = 0; b < LINES; b++) {
                    for (int c = 0; c < LINES; c++) {
                        if (a != b && b != c && a != c) {
                            int d = 6 - a - b - c;
                            best = Math.min(best, common + alike + misplaced(board, factions, a, b, c, d));
                        }
                    }
                }
            }
        }
        return best;
    }

    /** Vassals that must go, and spaces of the edge that nobody fills. */
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

    /** Spaces of the edge whose vassal belongs to another line; half as bad if its other face would fit. */
    private static double misplaced(Board board, boolean factions, int top, int right, int bottom, int left) {
        double misplaced = 0;
        for (int rest = Space.PERIMETER; rest != 0; rest &= rest - 1) {
            int space = Space.first(rest);
            int card = board.at(space);
            if (card == Vassal.NONE) {
                misplaced++;
                continue;
            }
            int wanted = (Space.in(Perimeter.line(0), space) ? 1 << top : 0)
                    | (Space.in(Perimeter.line(1), space) ? 1 << right : 0)
                    | (Space.in(Perimeter.line(2), space) ? 1 << bottom : 0)
                    | (Space.in(Perimeter.line(3), space) ? 1 << left : 0);
            if ((wanted >>> group(Vassal.up(card), factions) & 1) == 0) {
                boolean flip = (wanted >>> group(Vassal.up(Vassal.flip(card)), factions) & 1) != 0;
                misplaced += flip ? 0.5 : 1;
            }
        }
        return misplaced;
    }

    private static int group(int face, boolean factions) {
        return factions ? Face.faction(face) : Face.role(face);
    }
}
