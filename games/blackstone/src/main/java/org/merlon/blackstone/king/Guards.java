package org.merlon.blackstone.king;

import org.merlon.blackstone.table.Space;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.parts.Part;

/** The knight tokens that guard vassals: for each space their owners, in the order of placement (B-35). */
final class Guards implements Part<Guards> {
    /** Bits of the count; the owners above it would fit even if all knight tokens were on one space. */
    private static final int COUNT_BITS = 8;

    private static final int COUNT_MASK = (1 << COUNT_BITS) - 1;
    private static final int OWNER_BITS = 2;

    /** For each space the number of guards, then their owners, the first in the lowest bits. */
    private final long[] lists = new long[Space.COUNT];

    private int guarded;

    @Override
    public void become(Guards other, CopyHasher tally) {
        if ((guarded | other.guarded) != 0) {
            System.arraycopy(other.lists, 0, lists, 0, Space.COUNT);
        }
        guarded = tally.of(other.guarded);
        for (int rest = tally.counts() ? guarded : 0; rest != 0; rest &= rest - 1) {
            tally.add(lists[Space.first(rest)]);
        }
    }

    /** Returns the spaces with guards. */
    int guarded() {
        return guarded;
    }

    int count(int space) {
        return (int) lists[space] & COUNT_MASK;
    }

    int owner(int space, int index) {
        return (int) (lists[space] >>> (COUNT_BITS + OWNER_BITS * index)) & 3;
    }

    boolean has(int space, int owner) {
        for (int i = 0; i < count(space); i++) {
            if (owner(space, i) == owner) {
                return true;
            }
        }
        return false;
    }

    int total() {
        int total = 0;
        for (int rest = guarded; rest != 0; rest &= rest - 1) {
            total += count(Space.first(rest));
        }
        return total;
    }

    void add(int space, int owner) {
        lists[space] += 1 + ((long) owner << (COUNT_BITS + OWNER_BITS * count(space)));
        guarded |= Space.bit(space);
    }

    void removeFirst(int space) {
        int left = count(space) - 1;
        lists[space] = lists[space] >>> (COUNT_BITS + OWNER_BITS) << COUNT_BITS | left;
        if (left == 0) {
            guarded &= ~Space.bit(space);
        }
    }

    void clear(int space) {
        lists[space] = 0;
        guarded &= ~Space.bit(space);
    }

    void clear() {
        for (int rest = guarded; rest != 0; rest &= rest - 1) {
            lists[Space.first(rest)] = 0;
        }
        guarded = 0;
    }

    /** Swaps the guards of two spaces whose vassals change places. */
    void swap(int one, int other) {
        long list = lists[one];
        lists[one] = lists[other];
        lists[other] = list;
        int both = Space.bit(one) | Space.bit(other);
        int here = guarded & both;
        if (here != 0 && here != both) {
            guarded ^= both;
        }
    }
}
