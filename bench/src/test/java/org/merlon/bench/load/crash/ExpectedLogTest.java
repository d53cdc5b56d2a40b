package org.merlon.bench.load.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Checks that the crash test would detect lost and duplicated moves. */
final class ExpectedLogTest {
    private final ExpectedLog expectedLog = new ExpectedLog();

    @BeforeEach
    void recordTwoAcknowledgedMovesAndOneOther() {
        expectedLog.recordSent(2, "setup d8");
        expectedLog.recordAcknowledged(2, "setup d8");
        expectedLog.recordSent(3, "setup c6");
        expectedLog.recordAcknowledged(3, "setup c6");
        expectedLog.recordSent(4, "king f6");
    }

    @Test
    void unacknowledgedMoveMayBeStoredOrNot() {
        assertEquals(new ExpectedLog.Differences(0, 0), expectedLog.compare(Map.of(2, "setup d8", 3, "setup c6")));
        assertEquals(
                new ExpectedLog.Differences(0, 0),
                expectedLog.compare(Map.of(2, "setup d8", 3, "setup c6", 4, "king f6")));
    }

    @Test
    void missingAcknowledgedMoveIsLost() {
        assertEquals(new ExpectedLog.Differences(1, 0), expectedLog.compare(Map.of(2, "setup d8")));
        assertEquals(new ExpectedLog.Differences(2, 0), expectedLog.compare(Map.of()));
    }

    @Test
    void moveStoredTwiceIsDuplicated() {
        Map<Integer, String> log = Map.of(2, "setup d8", 3, "setup c6", 4, "king f6", 5, "king f6");
        assertEquals(new ExpectedLog.Differences(0, 1), expectedLog.compare(log));
    }

    @Test
    void moveMayFollowTheEntryOfARestart() {
        assertEquals(
                new ExpectedLog.Differences(0, 0),
                expectedLog.compare(Map.of(2, "setup d8", 3, "setup c6", 5, "king f6")));
        assertEquals(
                new ExpectedLog.Differences(0, 1),
                expectedLog.compare(Map.of(2, "setup d8", 3, "setup c6", 5, "king f3")));
    }

    @Test
    void moveInThePlaceOfAnotherIsLostAndDuplicated() {
        assertEquals(new ExpectedLog.Differences(1, 1), expectedLog.compare(Map.of(2, "setup d8", 3, "setup d8")));
    }
}
