package org.merlon.engine.parts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.HashSet;
import org.junit.jupiter.api.Test;

class HashTest {
    /** The first two outputs of SplitMix64 for seed 0 are published; the mixing function is the same. */
    @Test
    void mixMatchesSplitMix64() {
        assertEquals(0xe220a8397b1dcdafL, Hash.mix(0));
        assertEquals(0x6e789e6aa1b965f4L, Hash.mix(0x9e3779b97f4a7c15L));
    }

    @Test
    void orderOfAdditionsMatters() {
        assertNotEquals(Hash.add(Hash.add(0, 1), 2), Hash.add(Hash.add(0, 2), 1));
    }

    @Test
    void arraysOfDifferentLengthDiffer() {
        var zeros = new byte[4];
        var seen = new HashSet<Long>();
        for (int size = 0; size <= zeros.length; size++) {
            seen.add(Hash.add(1, zeros, size));
        }
        assertEquals(5, seen.size());
    }

    @Test
    void onlyTheFirstBytesCount() {
        assertEquals(Hash.add(1, new byte[] {1, 2, 3}, 2), Hash.add(1, new byte[] {1, 2, 4}, 2));
        assertNotEquals(Hash.add(1, new byte[] {1, 2, 3}, 3), Hash.add(1, new byte[] {1, 2, 4}, 3));
    }
}
