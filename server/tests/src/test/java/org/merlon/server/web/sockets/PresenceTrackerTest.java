package org.merlon.server.web.sockets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** People are online while a connection is open, and for some time after a request or a report of another server. */
final class PresenceTrackerTest {
    private Instant now = Instant.ofEpochSecond(1_700_000_000);
    private final PresenceTracker presence = new PresenceTracker(() -> now);

    private void advance(Duration by) {
        now = now.plus(by);
    }

    @Test
    void requestCountsForThreeMinutes() {
        presence.onRequest("ann");
        advance(PresenceTracker.REQUEST_TIMEOUT.minusMillis(1));
        assertTrue(presence.isOnline("ann"));
        assertEquals(Set.of("ann"), presence.localPeople());
        advance(Duration.ofMillis(1));
        assertFalse(presence.isOnline("ann"));
        assertEquals(Set.of(), presence.localPeople());
    }

    @Test
    void laterRequestExtendsPresence() {
        presence.onRequest("ann");
        advance(Duration.ofMinutes(2));
        presence.onRequest("ann");
        advance(Duration.ofMinutes(2));
        assertTrue(presence.isOnline("ann"));
    }

    @Test
    void requestOfNobodyCountsForNobody() {
        presence.onRequest(null);
        assertEquals(Set.of(), presence.localPeople());
    }

    @Test
    void openConnectionCountsWithoutLimit() {
        presence.setConnectedPeople(Set.of("ann"));
        advance(Duration.ofDays(1));
        assertTrue(presence.isOnline("ann"));
        assertFalse(presence.isOnline("ben"));
        assertEquals(Set.of("ann"), presence.localPeople());
    }

    @Test
    void reportOfAnotherServerCountsForFortySecondsAndIsNotReportedOn() {
        presence.onRemotePeople(List.of("ann", "ben"));
        advance(PresenceTracker.REMOTE_TIMEOUT.minusMillis(1));
        assertTrue(presence.isOnline("ben"));
        assertEquals(Set.of(), presence.localPeople(), "only people here are reported to other servers");
        advance(Duration.ofMillis(1));
        assertFalse(presence.isOnline("ben"));
    }
}
