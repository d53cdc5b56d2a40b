package org.merlon.torres;

/** Where knights can go: for each way of moving, the set of spaces it leads to. */
final class Reach {
    private Reach() {}

    /** A step to a free neighbour, up one level at the most (T-31). */
    static long step(Board board, int from) {
        return Space.neighbours(from) & free(board) & board.upTo(board.height(from) + 1);
    }

    /** Through a castle and out at the same level or lower (T-33). */
    static long door(Board board, int from) {
        return doors(board, from) & board.upTo(board.height(from));
    }

    /** Through a castle and out at any level (T-64). */
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

    /** A neighbour exactly two levels higher (T-60). */
    static long leap(Board board, int from) {
        return Space.neighbours(from) & free(board) & board.exactly(board.height(from) + 2);
    }

    /** One space diagonally (T-63). */
    static long diagonal(Board board, int from) {
        return Space.diagonals(from) & free(board) & board.upTo(board.height(from) + 1);
    }

    /** Straight over a neighbouring knight (T-69). */
    static long vault(Board board, int from) {
        long here = Space.bit(from);
        long knights = board.knights();
        long behind = Space.north(Space.north(here) & knights)
                | Space.south(Space.south(here) & knights)
                | Space.east(Space.east(here) & knights)
                | Space.west(Space.west(here) & knights);
        return behind & free(board) & board.upTo(board.height(from) + 1);
    }

    /** Spaces next to one of these knights, at its level or lower (T-30, T-68). */
    static long beside(Board board, long knights) {
        long reach = 0;
        for (long rest = knights; rest != 0; rest &= rest - 1) {
            int knight = Space.first(rest);
            reach |= Space.neighbours(knight) & board.upTo(board.height(knight));
        }
        return reach & free(board);
    }

    /** Spaces without a knight or the king (T-32). */
    static long free(Board board) {
        return ~board.occupied();
    }
}
