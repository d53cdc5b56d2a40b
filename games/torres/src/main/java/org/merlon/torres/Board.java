package org.merlon.torres;

import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.parts.Part;

/**
 * The board: towers, castles, knights and the king.
 *
 * <p>In addition to the heights it caches sets of spaces that move generation needs often: the ground that touches one
 * castle or several, the towers at full height and the towers below a higher neighbour. They are updated whenever a
 * block is placed or removed.
 */
final class Board implements Part<Board> {
    /** The bits needed for a height: with 92 blocks a tower can be at most 46 high (T-5). */
    private static final int PLANES = 6;

    /** The largest possible number of castles: single towers on every other space, as on a chessboard. */
    private static final int MAX_CASTLES = Space.COUNT / 2;

    private final byte[] heights = new byte[Space.COUNT];

    /** Plane b holds bit b of every space's height, so that all heights can be compared with a number at once. */
    private final long[] planes = new long[PLANES];

    private final long[] castles = new long[MAX_CASTLES];
    private int castleCount;

    private final long[] knights;
    private int king = Space.NONE;

    private long occupied;
    private long built;
    private long touchesOne;
    private long touchesSeveral;
    private long full;
    private long belowNeighbour;

    Board(int players) {
        knights = new long[players];
    }

    /** Hashes the heights only: {@link TorresState} hashes the knights and the king together with the scores. */
    @Override
    public void become(Board other, CopyHasher tally) {
        System.arraycopy(other.heights, 0, heights, 0, heights.length);
        tally.of(planes, other.planes);
        System.arraycopy(other.castles, 0, castles, 0, other.castleCount);
        System.arraycopy(other.knights, 0, knights, 0, knights.length);
        castleCount = other.castleCount;
        king = other.king;
        occupied = other.occupied;
        built = other.built;
        touchesOne = other.touchesOne;
        touchesSeveral = other.touchesSeveral;
        full = other.full;
        belowNeighbour = other.belowNeighbour;
    }

    int height(int space) {
        return heights[space];
    }

    /** Returns the spaces with at least one block. */
    long built() {
        return built;
    }

    /** Returns the spaces with a knight or the king (T-32). */
    long occupied() {
        return occupied;
    }

    long knights(int seat) {
        return knights[seat];
    }

    /** Returns the knights of all seats. */
    long knights() {
        return king == Space.NONE ? occupied : occupied & ~Space.bit(king);
    }

    /** Returns the seat whose knight stands on a space, or -1. */
    int knightAt(int space) {
        for (int seat = 0; seat < knights.length; seat++) {
            if (Space.in(knights[seat], space)) {
                return seat;
            }
        }
        return -1;
    }

    int king() {
        return king;
    }

    int castleCount() {
        return castleCount;
    }

    /** Returns the spaces of a castle; the indexes are valid only until the next block is placed or removed. */
    long castle(int index) {
        return castles[index];
    }

    /** Returns the castle (T-4) that a built space belongs to. */
    long castleAt(int space) {
        for (int i = 0; i < castleCount; i++) {
            if (Space.in(castles[i], space)) {
                return castles[i];
            }
        }
        throw new IllegalArgumentException("no castle at " + Space.name(space));
    }

    /** Returns the ground spaces that touch exactly one castle. */
    long touchesOne() {
        return touchesOne;
    }

    /** Returns the ground spaces that touch two castles or more: building there would join them. */
    long touchesSeveral() {
        return touchesSeveral;
    }

    /** Returns the towers that are as high as their castle is large: T-5 allows no more. */
    long full() {
        return full;
    }

    /** Returns the towers with a higher tower beside them, whose doors open onto their roofs (T-6). */
    long belowNeighbour() {
        return belowNeighbour;
    }

    /** Returns all spaces whose height is at most {@code level}. */
    long upTo(int level) {
        long less = 0;
        long equal = -1L;
        for (int bit = PLANES - 1; bit >= 0; bit--) {
            long plane = planes[bit];
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
    long exactly(int level) {
        long equal = -1L;
        for (int bit = 0; bit < PLANES; bit++) {
            equal &= (level >>> bit & 1) != 0 ? planes[bit] : ~planes[bit];
        }
        return equal;
    }

    int highest(long spaces) {
        int highest = 0;
        for (long rest = spaces; rest != 0; rest &= rest - 1) {
            highest = Math.max(highest, heights[Space.first(rest)]);
        }
        return highest;
    }

    void putKnight(int seat, int space) {
        knights[seat] |= Space.bit(space);
        occupied |= Space.bit(space);
    }

    void moveKnight(int seat, int from, int to) {
        long both = Space.bit(from) | Space.bit(to);
        knights[seat] ^= both;
        occupied ^= both;
    }

    void putKing(int space) {
        if (king != Space.NONE) {
            occupied &= ~Space.bit(king);
        }
        king = space;
        occupied |= Space.bit(space);
    }

    /** Puts a block on a space; a block on the ground extends the castle it touches or founds a new one. */
    void raise(int space) {
        setHeight(space, heights[space] + 1);
        int index;
        if (heights[space] == 1) {
            index = extend(space);
            countTouches();
        } else {
            index = indexOf(space);
        }
        refreshFull(castles[index]);
        refreshRoofs(space);
    }

    /** Removes the top block of a tower; the castle must stay connected without it. */
    void lower(int space) {
        int index = indexOf(space);
        setHeight(space, heights[space] - 1);
        full &= ~Space.bit(space);
        if (heights[space] == 0) {
            built &= ~Space.bit(space);
            castles[index] &= ~Space.bit(space);
            if (castles[index] == 0) {
                castles[index] = castles[--castleCount];
                index = Space.NONE;
            }
            countTouches();
        }
        if (index != Space.NONE) {
            refreshFull(castles[index]);
        }
        refreshRoofs(space);
    }

    /** Builds all towers of a position; returns false if a tower is higher than its castle is large (T-5). */
    boolean build(int[] wanted) {
        for (int space = 0; space < Space.COUNT; space++) {
            setHeight(space, wanted[space]);
            if (wanted[space] > 0) {
                built |= Space.bit(space);
            }
        }
        for (long rest = built; rest != 0; rest &= ~castles[castleCount++]) {
            castles[castleCount] = Castles.around(Space.first(rest), built);
        }
        boolean sound = true;
        for (int i = 0; i < castleCount; i++) {
            refreshFull(castles[i]);
            sound &= highest(castles[i]) <= Long.bitCount(castles[i]);
        }
        countTouches();
        for (int space = 0; space < Space.COUNT; space++) {
            refreshRoofs(space);
        }
        return sound;
    }

    private void setHeight(int space, int height) {
        int changed = heights[space] ^ height;
        heights[space] = (byte) height;
        for (int bit = 0; changed != 0; bit++, changed >>>= 1) {
            if ((changed & 1) != 0) {
                planes[bit] ^= Space.bit(space);
            }
        }
    }

    private int indexOf(int space) {
        for (int i = 0; i < castleCount; i++) {
            if (Space.in(castles[i], space)) {
                return i;
            }
        }
        return Space.NONE;
    }

    private int extend(int space) {
        built |= Space.bit(space);
        long beside = Space.neighbours(space) & built;
        if (beside == 0) {
            castles[castleCount] = Space.bit(space);
            return castleCount++;
        }
        int index = indexOf(Space.first(beside));
        castles[index] |= Space.bit(space);
        return index;
    }

    private void countTouches() {
        long one = 0;
        long several = 0;
        for (int i = 0; i < castleCount; i++) {
            long ground = Space.spread(castles[i]) & ~built;
            several |= one & ground;
            one |= ground;
        }
        touchesOne = one & ~several;
        touchesSeveral = several;
    }

    private void refreshFull(long castle) {
        full = (full & ~castle) | (castle & ~upTo(Long.bitCount(castle) - 1));
    }

    /** Updates the set of towers below a higher neighbour, for a changed tower and its neighbours. */
    private void refreshRoofs(int changed) {
        for (long rest = Space.neighbours(changed) | Space.bit(changed); rest != 0; rest &= rest - 1) {
            int space = Space.first(rest);
            boolean below = heights[space] > 0 && highest(Space.neighbours(space)) > heights[space];
            if (below) {
                belowNeighbour |= Space.bit(space);
            } else {
                belowNeighbour &= ~Space.bit(space);
            }
        }
    }
}
