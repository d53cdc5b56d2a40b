package org.merlon.server.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The numbers of messages show which were missed, and the time of the last one shows who is silent. */
final class BusReceiverTest {
    private final ManualRuntime runtime = new ManualRuntime();
    private final List<String> events = new ArrayList<>();
    private final BusReceiver receiver = new BusReceiver("s0", new Recorder(), runtime::nanoTime);

    private final class Recorder implements BusReceiver.Listener {
        @Override
        public void onLine(String sender, String line) {
            events.add(sender + ": " + line);
        }

        @Override
        public void onGap() {
            events.add("gap");
        }
    }

    @Test
    void firstMessageOfServerMayHaveFollowedOthers() {
        receiver.receive("s1\t7\na\nb");
        assertEquals(List.of("s1: a", "s1: b", "gap"), events);
    }

    @Test
    void consecutiveMessagesHaveNoGap() {
        receiver.receive("s1\t1");
        events.clear();
        receiver.receive("s1\t2\na");
        receiver.receive("s1\t3");
        assertEquals(List.of("s1: a"), events);
        assertEquals(3, receiver.received());
        assertEquals(1, receiver.gaps());
    }

    @ParameterizedTest
    @ValueSource(longs = {5, 3, 2, -1})
    void lostRepeatedAndReorderedMessagesAreGaps(long next) {
        receiver.receive("s1\t3");
        events.clear();
        receiver.receive("s1\t" + next + "\na");
        assertEquals(List.of("s1: a", "gap"), events);
    }

    @Test
    void numbersOfServersAreIndependent() {
        receiver.receive("s1\t3");
        receiver.receive("s2\t9");
        events.clear();
        receiver.receive("s1\t4");
        receiver.receive("s2\t10");
        assertEquals(List.of(), events);
    }

    @ParameterizedTest
    @ValueSource(strings = {"s0\t1\na", "", "s1", "s1\tone\na", "s1\t1\tmore\na"})
    void ignoresOwnAndMalformedMessages(String message) {
        receiver.receive(message);
        assertEquals(List.of(), events);
        assertEquals(0, receiver.received());
    }

    @Test
    void serverIsSilentAfterItsTimeout() {
        assertFalse(receiver.hasHeardFrom(Set.of("s0", "s1")), "never");
        receiver.receive("s1\t1");
        runtime.advanceMillis(2_500);
        assertTrue(receiver.hasHeardFrom(Set.of("s0", "s1")));
        runtime.advanceMillis(1);
        assertFalse(receiver.hasHeardFrom(Set.of("s0", "s1")));
        assertTrue(receiver.hasHeardFrom(Set.of("s0")), "a server need not hear itself");
        receiver.receive("s1\t2");
        assertTrue(receiver.hasHeardFrom(Set.of("s0", "s1")));
    }

    @Test
    void forgetsOnlyServersThatEndedLongAgo() {
        receiver.receive("s1\t1");
        receiver.receive("s2\t1");
        runtime.advanceMillis(10_000);
        receiver.forgetOthers(Set.of("s2"));
        runtime.advanceMillis(1);
        events.clear();
        receiver.receive("s1\t2");
        assertEquals(List.of(), events, "remembered until then");
        runtime.advanceMillis(10_001);
        receiver.forgetOthers(Set.of("s2"));
        receiver.receive("s1\t3");
        receiver.receive("s2\t2");
        assertEquals(List.of("gap"), events, "s1 is new again, and s2 is not");
    }
}
