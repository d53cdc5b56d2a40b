package org.merlon.torres.board;

import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.parts.StatePart;

/**
 * The board: towers, castles, knights and the king.
 *
 * <p>In addition to the heights it caches sets of spaces that move generation needs often: the ground that touches one
 * castle or several, the towers at full height and the towers below a higher neighbour. They are updated whenever a
 * block is placed or removed.
 */
public final class Board implements StatePart<Board> {
    /** The bits needed for a height: with 92 blocks a tower can be at most 46 high (T-5). */
    private static final int HEIGHT_BITS = 6;

    /** The largest possible number of castles: single towers on every other space, as on a chessboard. */
    private static final int MAX_CASTLES = Space.COUNT / 2;

    private final byte[] heights = new byte[Space.COUNT];

    /** Plane b holds bit b of every space's height, so that all heights can be compared with a number at once. */
    private final long[] bitPlanes = new long[HEIGHT_BITS];

    private final long[] castles = new long[MAX_CASTLES];
    private int castleCount;

    private final long[] knights;
    private int king = Space.NONE;

    private long occupied;
    private long built;
    private long groundTouchingOne;
    private long groundTouchingSeveral;
    private long fullTowers;
    private long towersBelowNeighbour;

    public Board(int players) {
        knights = new long[players];
    }

    /** Hashes the heights only: the state hashes the knights and the king together with the scores. */
    @Override
    public void copyFrom(Board other, CopyHasher hasher) {
        System.arraycopy(other.heights, 0, heights, 0, heights.length);
        hasher.copy(bitPlanes, other.bitPlanes);
        System.arraycopy(other.castles, 0, castles, 0, other.castleCount);
        System.arraycopy(other.knights, 0, knights, 0, knights.length);
        castleCount = other.castleCount;
        king = other.king;
        occupied = other.occupied;
        built = other.built;
        groundTouchingOne = other.groundTouchingOne;
        groundTouchingSeveral = other.groundTouchingSeveral;
        fullTowers = other.fullTowers;
        towersBelowNeighbour = other.towersBelowNeighbour;
    }

    public int height(int space) {
        return heights[space];
    }

    /** Returns the spaces with at least one block. */
    public long built() {
        return built;
    }

    /** Returns the spaces with a knight or the king (T-32). */
    public long occupied() {
        return occupied;
    }

    public long knights(int seat) {
        return knights[seat];
    }

    /** Returns the knights of all seats. */
    public long knights() {
        return king == Space.NONE ? occupied : occupied & ~Space.bit(king);
    }

    /** Returns the seat whose knight stands on a space, or -1. */
    public int knightAt(int space) {
        for (int seat = 0; seat < knights.length; seat++) {
            if (Space.contains(knights[seat], space)) {
                return seat;
            }
        }
        return -1;
    }

    public int king() {
        return king;
    }

    public int castleCount() {
        return castleCount;
    }

    /** Returns the spaces of a castle; the indexes are valid only until the next block is placed or removed. */
    public long castle(int index) {
        return castles[index];
    }

    /** Returns the castle (T-4) that a built space belongs to. */
    public long castleAt(int space) {
        for (int i = 0; i < castleCount; i++) {
            if (Space.contains(castles[i], space)) {
                return castles[i];
            }
        }
        throw new IllegalArgumentException("no castle at " + Space.name(space));
    }

    /** Returns the ground spaces that touch exactly one castle. */
    long groundTouchingOne() {
        return groundTouchingOne;
    }

    /** Returns the ground spaces that touch two castles or more: building there would join them. */
    public long groundTouchingSeveral() {
        return groundTouchingSeveral;
    }

    /** Returns the towers that are as high as their castle is large: T-5 allows no more. */
    public long fullTowers() {
        return fullTowers;
    }

    /** Returns the towers with a higher tower beside them, whose doors open onto their roofs (T-6). */
    long towersBelowNeighbour() {
        return towersBelowNeighbour;
    }

    /** Returns all spaces whose height is at most {@code level}. */
    public long spacesUpTo(int level) {
        long less = 0;
        long equal = -1L;
        for (int bit = HEIGHT_BITS - 1; bit >= 0; bit--) {
            long plane = bitPlanes[bit];
            if ((level >>> bit & 1) != 0) {
                less |= equal & ~plane;
                equal &= plane;
            } else {
                equal &= ~plane;
            }
        }
        return less | equal;
    }

    /** Returns all spaces whose height is exactly {@code level}. */
    public long spacesAt(int level) {
        long equal = -1L;
        for (int bit = 0; bit < HEIGHT_BITS; bit++) {
            equal &= (level >>> bit & 1) != 0 ? bitPlanes[bit] : ~bitPlanes[bit];
        }
        return equal;
    }

    public int maxHeight(long spaces) {
        int max = 0;
        for (long remaining = spaces; remaining != 0; remaining &= remaining - 1) {
            max = Math.max(max, heights[Space.first(remaining)]);
        }
        return max;
    }

    public void putKnight(int seat, int space) {
        knights[seat] |= Space.bit(space);
        occupied |= Space.bit(space);
    }

    public void moveKnight(int seat, int from, int to) {
        long changed = Space.bit(from) | Space.bit(to);
        knights[seat] ^= changed;
        occupied ^= changed;
    }

    public void putKing(int space) {
        if (king != Space.NONE) {
            occupied &= ~Space.bit(king);
        }
        king = space;
        occupied |= Space.bit(space);
    }

    /** Puts a block on a space; a block on the ground extends the castle it touches or founds a new one. */
    public void addBlock(int space) {
        setHeight(space, heights[space] + 1);
        int index;
        if (heights[space] == 1) {
            index = extendOrFoundCastle(space);
            updateTouchingGround();
        } else {
            index = castleIndex(space);
        }
        updateFullTowers(castles[index]);
        updateTowersBelowNeighbour(space);
    }

    /** Removes the top block of a tower; the castle must stay connected without it. */
    public void removeBlock(int space) {
        int index = castleIndex(space);
        setHeight(space, heights[space] - 1);
        fullTowers &= ~Space.bit(space);
        if (heights[space] == 0) {
            built &= ~Space.bit(space);
            castles[index] &= ~Space.bit(space);
            if (castles[index] == 0) {
                castles[index] = castles[--castleCount];
                index = Space.NONE;
            }
            updateTouchingGround();
        }
        if (index != Space.NONE) {
            updateFullTowers(castles[index]);
        }
        updateTowersBelowNeighbour(space);
    }

    /** Builds all towers of a position; returns false if a tower is higher than its castle is large (T-5). */
    public boolean setHeights(int[] newHeights) {
        for (int space = 0; space < Space.COUNT; space++) {
            setHeight(space, newHeights[space]);
            if (newHeights[space] > 0) {
                built |= Space.bit(space);
            }
        }
        for (long remaining = built; remaining != 0; remaining &= ~castles[castleCount++]) {
            castles[castleCount] = Connectivity.component(Space.first(remaining), built);
        }
        boolean valid = true;
        for (int i = 0; i < castleCount; i++) {
            updateFullTowers(castles[i]);
            valid &= maxHeight(castles[i]) <= Long.bitCount(castles[i]);
        }
        updateTouchingGround();
        for (int space = 0; space < Space.COUNT; space++) {
            updateTowersBelowNeighbour(space);
        }
        return valid;
    }

    private void setHeight(int space, int height) {
        int changed = heights[space] ^ height;
        heights[space] = (byte) height;
        for (int bit = 0; changed != 0; bit++, changed >>>= 1) {
            if ((changed & 1) != 0) {
                bitPlanes[bit] ^= Space.bit(space);
            }
        }
    }

    private int castleIndex(int space) {
        for (int i = 0; i < castleCount; i++) {
            if (Space.contains(castles[i], space)) {
                return i;
            }
        }
        return Space.NONE;
    }

    private int extendOrFoundCastle(int space) {
        built |= Space.bit(space);
        long builtNeighbours = Space.neighbours(space) & built;
        if (builtNeighbours == 0) {
            castles[castleCount] = Space.bit(space);
            return castleCount++;
        }
        int index = castleIndex(Space.first(builtNeighbours));
        castles[index] |= Space.bit(space);
        return index;
    }

    private void updateTouchingGround() {
        long one = 0;
        long several = 0;
        for (int i = 0; i < castleCount; i++) {
            long ground = Space.adjacentTo(castles[i]) & ~built;
            several |= one & ground;
            one |= ground;
        }
        groundTouchingOne = one & ~several;
        groundTouchingSeveral = several;
    }

    private void updateFullTowers(long castle) {
        fullTowers = (fullTowers & ~castle) | (castle & ~spacesUpTo(Long.bitCount(castle) - 1));
    }

    /** Updates the set of towers below a higher neighbour, for a changed tower and its neighbours. */
    private void updateTowersBelowNeighbour(int changed) {
        for (long remaining = Space.neighbours(changed) | Space.bit(changed);
                remaining != 0;
                remaining &= remaining - 1) {
            int space = Space.first(remaining);
            boolean below = heights[space] > 0 && maxHeight(Space.neighbours(space)) > heights[space];
            if (below) {
                towersBelowNeighbour |= Space.bit(space);
            } else {
                towersBelowNeighbour &= ~Space.bit(space);
            }
        }
    }
}
