package org.merlon.torres;

/** Computes the spaces where a block can be placed, for each way of placing one. */
final class Building {
    /** The number of castles that must be left after a castle of one block is removed (T-67). */
    static final int MIN_CASTLES = 6;

    /** The number of castles on the board when the master game begins (T-90). */
    static final int MASTER_CASTLES = 8;

    private static final int MASTER_DISTANCE = 3;

    private Building() {}

    /** Returns the spaces for a block from a stack or the supply (T-34, T-62). */
    static long place(Board board) {
        return (board.touchesOne() | (board.built() & ~board.full())) & ~board.occupied();
    }

    /** Returns the spaces for a block under one of these knights (T-61). */
    static long under(Board board, long knights) {
        return knights & ~board.full() & ~board.touchesSeveral();
    }

    /** Returns the spaces for the first castles of the master game (T-90). */
    static long found(Board board) {
        long near = board.built();
        for (int step = 1; step < MASTER_DISTANCE; step++) {
            near |= Space.spread(near);
        }
        return ~near;
    }

    /** Returns the towers whose top block may be taken for a shift (T-67), whatever its target. */
    static long shiftable(Board board, boolean anyCastle) {
        long tops = board.built() & ~board.occupied();
        if (!anyCastle) {
            long knights = board.knights();
            for (int i = 0; i < board.castleCount(); i++) {
                if ((board.castle(i) & knights) != 0) {
                    tops &= ~board.castle(i);
                }
            }
        }
        for (long ground = tops & board.exactly(1); ground != 0; ground &= ground - 1) {
            int space = Space.first(ground);
            long rest = board.castleAt(space) & ~Space.bit(space);
            if (rest != 0 && !(Castles.connected(rest) && board.highest(rest) <= Long.bitCount(rest))) {
                tops &= ~Space.bit(space);
            }
        }
        return tops;
    }

    /** Returns the targets for the top block of a {@link #shiftable} tower, on the board without that block. */
    static long shift(Board board, int from) {
        long free = ~board.occupied() & ~Space.bit(from);
        if (board.height(from) > 1) {
            return free & ~board.touchesSeveral() & ~board.full();
        }
        long built = board.built() & ~Space.bit(from);
        long ownRest = board.castleAt(from) & ~Space.bit(from);
        long one = 0;
        long several = 0;
        for (int i = 0; i < board.castleCount(); i++) {
            long castle = board.castle(i) & ~Space.bit(from);
            long ground = Space.spread(castle) & ~built;
            several |= one & ground;
            one |= ground;
        }
        long towers = (built & ~board.full() & ~ownRest) | (ownRest & board.upTo(Long.bitCount(ownRest) - 1));
        long founding = ~built & ~one;
        if (ownRest == 0) {
            int others = board.castleCount() - 1;
            if (others + 1 < MIN_CASTLES) {
                return 0;
            }
            if (others < MIN_CASTLES) {
                return free & founding;
            }
        }
        return free & (towers | (one & ~several) | founding);
    }
}
