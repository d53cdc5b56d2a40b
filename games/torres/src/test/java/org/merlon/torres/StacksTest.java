package org.merlon.torres;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.merlon.engine.parts.CopyHasher;

/** The number of blocks without room is computed without placing them. */
final class StacksTest {
    private static final int MANY = 1 << (2 * Stacks.MAX_STACKS);

    @Test
    void whatFindsNoRoomIsWhatSpreadingLeaves() {
        for (int pattern = 0; pattern < MANY; pattern++) {
            for (int count = 0; count <= Stacks.MAX_STACKS; count++) {
                var stacks = new Stacks(1);
                for (int i = 0; i < count; i++) {
                    stacks.add(0, (pattern >>> (2 * i)) & 3);
                }
                for (int blocks = 0; blocks <= 4 * Stacks.MAX_SIZE; blocks++) {
                    var copy = new Stacks(1);
                    copy.become(stacks, CopyHasher.SILENT);
                    int beyond = stacks.beyond(0, blocks);
                    assertEquals(copy.spread(0, blocks), beyond);
                }
            }
        }
    }
}
