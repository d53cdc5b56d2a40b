package org.merlon.torres;

import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.parts.StatePart;

/** The block stacks that the seats have not used yet, as counts of each size from 0 to 3 blocks (T-21, T-24). */
final class BlockSupply implements StatePart<BlockSupply> {
    static final int MAX_SIZE = 3;

    /** The maximum number of stacks of one seat: one for each round of the longest phase. */
    static final int MAX_STACKS = 4;

    private static final int SIZES = MAX_SIZE + 1;

    private final byte[] counts;

    BlockSupply(int players) {
        counts = new byte[SIZES * players];
    }

    @Override
    public void copyFrom(BlockSupply other, CopyHasher hasher) {
        hasher.copy(counts, other.counts);
    }

    int count(int seat, int size) {
        return counts[SIZES * seat + size];
    }

    void add(int seat, int size) {
        counts[SIZES * seat + size]++;
    }

    void remove(int seat, int size) {
        counts[SIZES * seat + size]--;
    }

    /** Returns the sizes of a seat's stacks as a bit set. */
    int sizes(int seat) {
        int bits = 0;
        for (int size = 0; size < SIZES; size++) {
            if (count(seat, size) > 0) {
                bits |= 1 << size;
            }
        }
        return bits;
    }

    /** Returns the size of a seat's largest stack; -1 if it has none. */
    int largest(int seat) {
        return 31 - Integer.numberOfLeadingZeros(sizes(seat));
    }

    int blocks(int seat) {
        return count(seat, 1) + 2 * count(seat, 2) + 3 * count(seat, 3);
    }

    boolean isEmpty(int seat) {
        return sizes(seat) == 0;
    }

    /** Puts blocks one by one onto the smallest stack; returns the number for which there was no room (T-25). */
    int distribute(int seat, int blocks) {
        int left = blocks;
        while (left > 0) {
            int smallest = Integer.numberOfTrailingZeros(sizes(seat));
            if (smallest >= MAX_SIZE) {
                return left; // all stacks are full, or there is none
            }
            remove(seat, smallest);
            add(seat, smallest + 1);
            left--;
        }
        return 0;
    }

    /** Returns the number of blocks for which {@link #distribute} would find no room. */
    int blocksWithoutRoom(int seat, int blocks) {
        int room = 0;
        for (int size = 0; size < MAX_SIZE; size++) {
            room += count(seat, size) * (MAX_SIZE - size);
        }
        return Math.max(0, blocks - room);
    }

    /** Removes a block from a stack of this size, which must not be empty. */
    void removeBlock(int seat, int size) {
        remove(seat, size);
        add(seat, size - 1);
    }

    /** Removes all stacks of a seat; returns the number of their blocks. */
    int removeAll(int seat) {
        int blocks = blocks(seat);
        for (int size = 0; size < SIZES; size++) {
            counts[SIZES * seat + size] = 0;
        }
        return blocks;
    }
}
