package org.merlon.torres;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.merlon.engine.parts.CopyHasher;

/** The number of blocks without room is computed without placing them. */
final class BlockSupplyTest {
    private static final int PATTERN_COUNT = 1 << (2 * BlockSupply.MAX_STACKS);

    @Test
    void blocksWithoutRoomAreThoseNotDistributed() {
        for (int pattern = 0; pattern < PATTERN_COUNT; pattern++) {
            for (int count = 0; count <= BlockSupply.MAX_STACKS; count++) {
                var stacks = new BlockSupply(1);
                for (int i = 0; i < count; i++) {
                    stacks.add(0, (pattern >>> (2 * i)) & 3);
                }
                for (int blocks = 0; blocks <= 4 * BlockSupply.MAX_SIZE; blocks++) {
                    var copy = new BlockSupply(1);
                    copy.copyFrom(stacks, CopyHasher.COPY_ONLY);
                    int withoutRoom = stacks.blocksWithoutRoom(0, blocks);
                    assertEquals(copy.distribute(0, blocks), withoutRoom);
                }
            }
        }
    }
}
