package org.merlon.bench.load.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Checks that the crash test would detect lost and duplicated moves. */
final class ExpectedLogTest {
    private final ExpectedLog ledger = new ExpectedLog();

    @BeforeEach
    void twoMovesAndOneWithoutAnAnswer() {
        ledger.tried(2, "setup d8");
        ledger.acknowledged(2, "setup d8");
        ledger.tried(3, "setup c6");
        ledger.acknowledged(3, "setup c6");
        ledger.tried(4, "king f6");
    }

    @Test
    void aMoveWithoutAnAnswerMayBeThereOrNot() {
        assertEquals(new ExpectedLog.Verdict(0, 0), ledger.check(Map.of(2, "setup d8", 3, "setup c6")));
        assertEquals(new ExpectedLog.Verdict(0, 0), ledger.check(Map.of(2, "setup d8", 3, "setup c6", 4, "king f6")));
    }

    @Test
    void anAcknowledgedMoveThatIsMissingIsLost() {
        assertEquals(new ExpectedLog.Verdict(1, 0), ledger.check(Map.of(2, "setup d8")));
        assertEquals(new ExpectedLog.Verdict(2, 0), ledger.check(Map.of()));
    }

    @Test
    void aMoveThatWasStoredTwiceIsSeen() {
        Map<Integer, String> log = Map.of(2, "setup d8", 3, "setup c6", 4, "king f6", 5, "king f6");
        assertEquals(new ExpectedLog.Verdict(0, 1), ledger.check(log));
    }

    @Test
    void aMoveMayComeAfterTheServerCameBack() {
        assertEquals(new ExpectedLog.Verdict(0, 0), ledger.check(Map.of(2, "setup d8", 3, "setup c6", 5, "king f6")));
        assertEquals(new ExpectedLog.Verdict(0, 1), ledger.check(Map.of(2, "setup d8", 3, "setup c6", 5, "king f3")));
    }

    @Test
    void aMoveInThePlaceOfAnotherIsLostAndDoubled() {
        assertEquals(new ExpectedLog.Verdict(1, 1), ledger.check(Map.of(2, "setup d8", 3, "setup d8")));
    }
}
