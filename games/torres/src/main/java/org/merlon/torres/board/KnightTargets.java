package org.merlon.torres.board;

/** Computes the spaces that a knight can reach, for each way of moving. */
public final class KnightTargets {
    private KnightTargets() {}

    /** Returns the targets of a step to a free neighbour, at most one level up (T-31). */
    public static long step(Board board, int from) {
        return Space.neighbours(from) & freeSpaces(board) & board.spacesUpTo(board.height(from) + 1);
    }

    /** Returns the targets of going through a castle and out at the same level or lower (T-33). */
    public static long door(Board board, int from) {
        return doors(board, from) & board.spacesUpTo(board.height(from));
    }

    /** Returns the targets of going through a castle and out at any level (T-64). */
    public static long doors(Board board, int from) {
        long exits = 0;
        long entries = Space.neighbours(from) & ~board.spacesUpTo(board.height(from));
        while (entries != 0) {
            long castle = board.castleAt(Space.first(entries));
            exits |= (Space.adjacentTo(castle) & ~board.built()) | (castle & board.towersBelowNeighbour());
            entries &= ~castle;
        }
        return exits & freeSpaces(board); // the knight's own space is not free, so it is no target
    }

    /** Returns the free neighbours exactly two levels higher (T-60). */
    public static long leap(Board board, int from) {
        return Space.neighbours(from) & freeSpaces(board) & board.spacesAt(board.height(from) + 2);
    }

    /** Returns the targets of a diagonal step, at most one level up (T-63). */
    public static long diagonal(Board board, int from) {
        return Space.diagonals(from) & freeSpaces(board) & board.spacesUpTo(board.height(from) + 1);
    }

    /** Returns the targets of a jump straight over a neighbouring knight, at most one level up (T-69). */
    public static long vault(Board board, int from) {
        long origin = Space.bit(from);
        long knights = board.knights();
        long spacesBehind = Space.north(Space.north(origin) & knights)
                | Space.south(Space.south(origin) & knights)
                | Space.east(Space.east(origin) & knights)
                | Space.west(Space.west(origin) & knights);
        return spacesBehind & freeSpaces(board) & board.spacesUpTo(board.height(from) + 1);
    }

    /** Returns the free spaces next to one of these knights, at its level or lower (T-30, T-68). */
    public static long beside(Board board, long knights) {
        long targets = 0;
        for (long remaining = knights; remaining != 0; remaining &= remaining - 1) {
            int knight = Space.first(remaining);
            targets |= Space.neighbours(knight) & board.spacesUpTo(board.height(knight));
        }
        return targets & freeSpaces(board);
    }

    /** Returns the spaces without a knight or the king (T-32). */
    public static long freeSpaces(Board board) {
        return ~board.occupied();
    }
}
