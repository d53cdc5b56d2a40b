package org.merlon.torres;

/** Computes the spaces that a knight can reach, for each way of moving. */
final class Reach {
    private Reach() {}

    /** Returns the targets of a step to a free neighbour, at most one level up (T-31). */
    static long step(Board board, int from) {
        return Space.neighbours(from) & free(board) & board.upTo(board.height(from) + 1);
    }

    /** Returns the targets of going through a castle and out at the same level or lower (T-33). */
    static long door(Board board, int from) {
        return doors(board, from) & board.upTo(board.height(from));
    }

    /** Returns the targets of going through a castle and out at any level (T-64). */
    static long doors(Board board, int from) {
        long exits = 0;
        long entries = Space.neighbours(from) & ~board.upTo(board.height(from));
        while (entries != 0) {
            long castle = board.castleAt(Space.first(entries));
            exits |= (Space.spread(castle) & ~board.built()) | (castle & board.belowNeighbour());
            entries &= ~castle;
        }
        return exits & free(board); // the knight's own space is not free, so it is no target
    }

    /** Returns the free neighbours exactly two levels higher (T-60). */
    static long leap(Board board, int from) {
        return Space.neighbours(from) & free(board) & board.exactly(board.height(from) + 2);
    }

    /** Returns the targets of a diagonal step, at most one level up (T-63). */
    static long diagonal(Board board, int from) {
        return Space.diagonals(from) & free(board) & board.upTo(board.height(from) + 1);
    }

    /** Returns the targets of a jump straight over a neighbouring knight, at most one level up (T-69). */
    static long vault(Board board, int from) {
        long here = Space.bit(from);
        long knights = board.knights();
        long behind = Space.north(Space.north(here) & knights)
                | Space.south(Space.south(here) & knights)
                | Space.east(Space.east(here) & knights)
                | Space.west(Space.west(here) & knights);
        return behind & free(board) & board.upTo(board.height(from) + 1);
    }

    /** Returns the free spaces next to one of these knights, at its level or lower (T-30, T-68). */
    static long beside(Board board, long knights) {
        long reach = 0;
        for (long rest = knights; rest != 0; rest &= rest - 1) {
            int knight = Space.first(rest);
            reach |= Space.neighbours(knight) & board.upTo(board.height(knight));
        }
        return reach & free(board);
    }

    /** Returns the spaces without a knight or the king (T-32). */
    static long free(Board board) {
        return ~board.occupied();
    }
}
