package org.merlon.torres.board;

/** Computes the spaces where a block can be placed, for each way of placing one. */
public final class BlockTargets {
    /** The number of castles that must be left after a castle of one block is removed (T-67). */
    public static final int MIN_CASTLES = 6;

    /** The number of castles on the board when the master game begins (T-90). */
    public static final int MASTER_CASTLES = 8;

    private static final int MIN_CASTLE_DISTANCE = 3;

    private BlockTargets() {}

    /** Returns the spaces for a block from a stack or the supply (T-34, T-62). */
    public static long placementTargets(Board board) {
        return (board.groundTouchingOne() | (board.built() & ~board.fullTowers())) & ~board.occupied();
    }

    /** Returns the spaces for a block under one of these knights (T-61). */
    public static long underKnightTargets(Board board, long knights) {
        return knights & ~board.fullTowers() & ~board.groundTouchingSeveral();
    }

    /** Returns the spaces for the first castles of the master game (T-90). */
    public static long newCastleTargets(Board board) {
        long tooNear = board.built();
        for (int step = 1; step < MIN_CASTLE_DISTANCE; step++) {
            tooNear |= Space.adjacentTo(tooNear);
        }
        return ~tooNear;
    }

    /** Returns the towers whose top block may be taken for a shift (T-67), whatever its target. */
    public static long shiftOrigins(Board board, boolean anyCastle) {
        long origins = board.built() & ~board.occupied();
        if (!anyCastle) {
            long knights = board.knights();
            for (int i = 0; i < board.castleCount(); i++) {
                if ((board.castle(i) & knights) != 0) {
                    origins &= ~board.castle(i);
                }
            }
        }
        for (long singleBlocks = origins & board.spacesAt(1); singleBlocks != 0; singleBlocks &= singleBlocks - 1) {
            int space = Space.first(singleBlocks);
            long remainingCastle = board.castleAt(space) & ~Space.bit(space);
            if (remainingCastle != 0
                    && !(Connectivity.isConnected(remainingCastle)
                            && board.maxHeight(remainingCastle) <= Long.bitCount(remainingCastle))) {
                origins &= ~Space.bit(space);
            }
        }
        return origins;
    }

    /** Returns the targets for the top block of a {@link #shiftOrigins} tower, on the board without that block. */
    public static long shiftTargets(Board board, int from) {
        long free = ~board.occupied() & ~Space.bit(from);
        if (board.height(from) > 1) {
            return free & ~board.groundTouchingSeveral() & ~board.fullTowers();
        }
        long built = board.built() & ~Space.bit(from);
        long remainingCastle = board.castleAt(from) & ~Space.bit(from);
        long touchingOne = 0;
        long touchingSeveral = 0;
        for (int i = 0; i < board.castleCount(); i++) {
            long castle = board.castle(i) & ~Space.bit(from);
            long ground = Space.adjacentTo(castle) & ~built;
            touchingSeveral |= touchingOne & ground;
            touchingOne |= ground;
        }
        long towers = (built & ~board.fullTowers() & ~remainingCastle)
                | (remainingCastle & board.spacesUpTo(Long.bitCount(remainingCastle) - 1));
        long newCastles = ~built & ~touchingOne;
        if (remainingCastle == 0) {
            int otherCastles = board.castleCount() - 1;
            if (otherCastles + 1 < MIN_CASTLES) {
                return 0;
            }
            if (otherCastles < MIN_CASTLES) {
                return free & newCastles;
            }
        }
        return free & (towers | (touchingOne & ~touchingSeveral) | newCastles);
    }
}
