package org.merlon.blackstone.table;

import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.parts.StatePart;

/** The knight tokens that guard vassals: for each space their owners, in the order of placement (B-35). */
public final class Guards implements StatePart<Guards> {
    /** Bits of the count; the owners above it would fit even if all knight tokens were on one space. */
    private static final int COUNT_BITS = 8;

    private static final int COUNT_MASK = (1 << COUNT_BITS) - 1;
    private static final int OWNER_BITS = 2;

    /** For each space the number of guards, then their owners, the first in the lowest bits. */
    private final long[] packedOwners = new long[Space.COUNT];

    private int guarded;

    @Override
    public void copyFrom(Guards other, CopyHasher hasher) {
        if ((guarded | other.guarded) != 0) {
            System.arraycopy(other.packedOwners, 0, packedOwners, 0, Space.COUNT);
        }
        guarded = hasher.copy(other.guarded);
        for (int remaining = hasher.isHashing() ? guarded : 0; remaining != 0; remaining &= remaining - 1) {
            hasher.add(packedOwners[Space.first(remaining)]);
        }
    }

    /** Returns the spaces with guards. */
    public int guarded() {
        return guarded;
    }

    public int count(int space) {
        return (int) packedOwners[space] & COUNT_MASK;
    }

    public int owner(int space, int index) {
        return (int) (packedOwners[space] >>> (COUNT_BITS + OWNER_BITS * index)) & 3;
    }

    public boolean has(int space, int owner) {
        for (int i = 0; i < count(space); i++) {
            if (owner(space, i) == owner) {
                return true;
            }
        }
        return false;
    }

    public int total() {
        int total = 0;
        for (int remaining = guarded; remaining != 0; remaining &= remaining - 1) {
            total += count(Space.first(remaining));
        }
        return total;
    }

    public void add(int space, int owner) {
        packedOwners[space] += 1 + ((long) owner << (COUNT_BITS + OWNER_BITS * count(space)));
        guarded |= Space.bit(space);
    }

    public void removeFirst(int space) {
        int left = count(space) - 1;
        packedOwners[space] = packedOwners[space] >>> (COUNT_BITS + OWNER_BITS) << COUNT_BITS | left;
        if (left == 0) {
            guarded &= ~Space.bit(space);
        }
    }

    public void clear(int space) {
        packedOwners[space] = 0;
        guarded &= ~Space.bit(space);
    }

    public void clear() {
        for (int remaining = guarded; remaining != 0; remaining &= remaining - 1) {
            packedOwners[Space.first(remaining)] = 0;
        }
        guarded = 0;
    }

    /** Swaps the guards of two spaces whose vassals change places. */
    public void swap(int one, int other) {
        long list = packedOwners[one];
        packedOwners[one] = packedOwners[other];
        packedOwners[other] = list;
        int both = Space.bit(one) | Space.bit(other);
        int here = guarded & both;
        if (here != 0 && here != both) {
            guarded ^= both;
        }
    }
}
