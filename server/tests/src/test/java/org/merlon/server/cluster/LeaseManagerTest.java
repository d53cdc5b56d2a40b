package org.merlon.server.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A lease is held by one server, as long as this renews its row in the database. */
final class LeaseManagerTest {
    /** Less than a lease lasts on the side of its holder, which is 3.5 seconds. */
    private static final long WITHIN_LEASE_MILLIS = 3_499;

    private final ManualRuntime runtime = new ManualRuntime();
    private final MemoryClusterStore store = new MemoryClusterStore(runtime);
    private final LeaseManager leases = new LeaseManager(store, "s1", runtime);
    private final LeaseManager otherServer = new LeaseManager(store, "s2", runtime);
    private final List<String> acquired = new ArrayList<>();

    @BeforeEach
    void start() {
        leases.join();
        leases.open(acquired::add);
    }

    /** Requests a lease and lets the worker handle that. */
    private boolean request(String id) {
        boolean isHeld = leases.holdsOrRequests(id);
        if (!isHeld) {
            runtime.runThread();
        }
        return isHeld;
    }

    private boolean takeForOtherServer(String id) {
        otherServer.join();
        boolean isTaken = store.acquireLeases("s2", List.of(id)).contains(id);
        var unused = Thread.interrupted();
        store.batches.clear();
        return isTaken;
    }

    @Test
    void firstRequestAcquiresFreeLease() {
        assertFalse(request("table"));
        assertEquals(List.of("table"), acquired);
        assertTrue(leases.holds("table"));
        assertTrue(leases.holdsOrRequests("table"));
        assertEquals(1, leases.count());
    }

    @Test
    void leaseEndsOnItsHoldersSideBeforeOthersMayTakeIt() {
        request("table");
        runtime.advanceMillis(WITHIN_LEASE_MILLIS);
        assertTrue(leases.holds("table"));
        runtime.advanceMillis(1);
        assertFalse(leases.holds("table"));
        otherServer.join();
        assertEquals(List.of(), otherServer.inherit(), "the row in the database is valid for 4 seconds");
        runtime.advanceMillis(500);
        assertEquals(List.of("table"), otherServer.inherit());
        assertTrue(otherServer.holds("table"));
    }

    @Test
    void renewalInTimeKeepsLease() {
        request("table");
        for (int i = 0; i < 10; i++) {
            runtime.advanceMillis(WITHIN_LEASE_MILLIS);
            assertTrue(leases.renew());
            assertTrue(leases.holds("table"));
        }
    }

    @Test
    void lateRenewalLosesAllLeases() {
        request("table");
        runtime.advanceMillis(LeaseManager.LEASE_DURATION.toMillis());
        assertFalse(leases.renew());
        assertFalse(leases.holds("table"));
        assertEquals(0, leases.count());
        assertFalse(request("table"), "it is requested again");
        assertTrue(leases.holds("table"));
    }

    @Test
    void leaseOfAnotherServerIsRequestedAgainAfterTwoSeconds() {
        assertTrue(takeForOtherServer("table"));
        assertFalse(request("table"));
        assertEquals(List.of(), acquired);
        runtime.advanceMillis(1_999);
        assertFalse(leases.holdsOrRequests("table"));
        assertFalse(request("another"));
        assertEquals(List.of(1, 1), store.batches, "only the other lease is requested");
        runtime.advanceMillis(1);
        assertFalse(request("table"));
        assertEquals(List.of(1, 1, 1), store.batches);
        assertEquals(List.of("another"), acquired);
    }

    @Test
    void waitingRequestsAreOneStatementForEachLease() {
        for (int i = 0; i < 700; i++) {
            assertFalse(leases.holdsOrRequests("table" + i % 600));
        }
        runtime.runThread();
        runtime.runThread();
        assertEquals(List.of(500, 100), store.batches);
        assertEquals(600, leases.count());
    }

    @Test
    void failedRequestIsRepeatedWhenLeaseIsNeeded() {
        store.failures = 1;
        assertFalse(request("table"));
        assertEquals(List.of(), acquired);
        assertFalse(request("table"));
        assertEquals(List.of("table"), acquired);
    }

    @Test
    void releasedLeaseIsFreeForOthers() {
        request("table");
        leases.release("table");
        assertFalse(leases.holds("table"));
        runtime.runThread();
        otherServer.join();
        assertEquals(List.of(), otherServer.inherit());
        assertTrue(takeForOtherServer("table"));
        assertFalse(request("table"));
        assertFalse(leases.holds("table"));
    }

    @Test
    void leaseTakenBackBeforeItsReleaseIsStoredIsKept() {
        request("table");
        leases.release("table");
        assertFalse(leases.holdsOrRequests("table"));
        runtime.runThread();
        assertTrue(leases.holds("table"));
        assertFalse(takeForOtherServer("table"));
    }

    @Test
    void closedServerHoldsNothing() {
        request("table");
        leases.close();
        assertFalse(leases.holds("table"));
    }
}
