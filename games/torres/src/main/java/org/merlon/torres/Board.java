package org.merlon.torres;

import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.parts.Part;

/**
 * Towers, castles, knights and the king.
 *
 * <p>Besides the heights it keeps what the search for legal moves asks all the time as sets of spaces, brought up to
 * date whenever a block comes or goes: which ground touches one castle or several, which towers are full, which roofs
 * lie below a neighbour.
 */
final class Board implements Part<Board> {
    /** Bits of a height: a tower of 92 blocks' worth can be 46 high at the most (T-5). */
    private static final int PLANES = 6;

    /** No more castles fit: a chequered board of single towers. */
    private static final int MAX_CASTLES = Space.COUNT / 2;

    private final byte[] heights = new byte[Space.COUNT];

    /** Bit b of every space's height, for comparing all heights with a number at once. */
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

    /** Names the towers alone: the state tells knights and king, among the points. */
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

    /** Spaces with at least one block. */
    long built() {
        return built;
    }

    /** Spaces with a knight or the king (T-32). */
    long occupied() {
        return occupied;
    }

    long knights(int seat) {
        return knights[seat];
    }

    /** The knights of all seats. */
    long knights() {
        return king == Space.NONE ? occupied : occupied & ~Space.bit(king);
    }

    /** Whose knight stands on a space, or -1. */
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

    /** The spaces of castle number {@code index}; the numbers mean nothing beyond the next block. */
    long castle(int index) {
        return castles[index];
    }

    /** The castle (T-4) that a built space belongs to. */
    long castleAt(int space) {
        for (int i = 0; i < castleCount; i++) {
            if (Space.in(castles[i], space)) {
                return castles[i];
            }
        }
        throw new IllegalArgumentException("no castle at " + Space.name(space));
    }

    /** Ground that touches exactly one castle. */
    long touchesOne() {
        return touchesOne;
    }

    /** Ground that touches two castles or more: building there would join them. */
    long touchesSeveral() {
        return touchesSeveral;
    }

    /** Towers as high as their castle is large: T-5 allows no more. */
    long full() {
        return full;
    }

    /** Towers with a higher one beside them, whose doors open onto their roofs (T-6). */
    long belowNeighbour() {
        return belowNeighbour;
    }

    /** All spaces whose height is at most {@code level}. */
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

    /** All spaces whose height is exactly {@code level}. */
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

    /** Puts a block on a space; on the ground it extends the castle it touches or founds one. */
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

    /** Takes the top block of a tower; the castle must hold together without it. */
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

    /** Builds the towers of a position at once; false if they would break T-5 or join castles wrongly. */
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

    /** Looks again at which roofs lie below a neighbour, on and around a tower that has changed. */
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
