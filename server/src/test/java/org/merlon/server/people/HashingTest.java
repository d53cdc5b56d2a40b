package org.merlon.server.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.merlon.server.people.PeopleFixture.PASSWORD;
import static org.merlon.server.people.PeopleFixture.refusal;

import java.util.ArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.merlon.server.guard.Limits;
import org.merlon.server.store.Person;
import org.merlon.server.store.Person.Kind;
import org.merlon.server.table.RefusedException;

/** Hashing is slow on purpose: what others do meanwhile, and how often it is done, must not matter. */
final class HashingTest {
    private final PeopleFixture fixture = new PeopleFixture();

    /** Counts hashes, and does something once when the next one is done. */
    private static final class Cores extends Semaphore {
        final AtomicInteger hashes = new AtomicInteger();
        private Executable meanwhile = () -> {};

        Cores() {
            super(1);
        }

        void meanwhile(Executable what) {
            meanwhile = what;
        }

        @Override
        public void release() {
            super.release();
            hashes.incrementAndGet();
            Executable now = meanwhile;
            meanwhile = () -> {};
            try {
                now.execute();
            } catch (Throwable e) {
                throw new AssertionError(e);
            }
        }
    }

    private final Cores cores = new Cores();
    private final People people = fixture.restarted(new Passwords(fixture.random, 10, cores));

    private int hashesFor(String name, String password) {
        int before = cores.hashes.get();
        assertEquals(RefusedException.Kind.FORBIDDEN, refusal(() -> people.login(name, password)));
        return cores.hashes.get() - before;
    }

    @Test
    void aNameThatDoesNotExistCostsAsMuchAsAWrongPassword() throws RefusedException {
        Person member = fixture.member("Rosamund").person();
        fixture.people.createBot(member, "Siege-engine");
        assertEquals(1, hashesFor("Rosamund", "portcullis down"));
        assertEquals(1, hashesFor("Griselda", "portcullis down"));
        assertEquals(1, hashesFor("Siege-engine", "portcullis down"));
        assertEquals(1, hashesFor(fixture.guest().name(), "portcullis down"));
        assertEquals(1, hashesFor("no such name!", "portcullis down"));
        assertEquals(1, hashesFor("Rosamund", "x".repeat(60_000)));
        assertEquals(1, hashesFor("Rosamund", ""));
    }

    @Test
    void aLoginWithThePasswordOfAMomentAgoIsRefused() throws RefusedException {
        Person member = fixture.member("Rosamund").person();
        cores.meanwhile(() -> people.changePassword(member, PASSWORD, "a tower of cards"));
        assertEquals(RefusedException.Kind.FORBIDDEN, refusal(() -> people.login("Rosamund", PASSWORD)));
        assertEquals(1, fixture.store.secretHashes().size(), "the session of whoever changed the password");
    }

    @Test
    void aLoginToAnAccountDeletedMeanwhileIsRefused() throws RefusedException {
        Person member = fixture.member("Rosamund").person();
        cores.meanwhile(() -> people.delete(member, PASSWORD));
        assertEquals(RefusedException.Kind.FORBIDDEN, refusal(() -> people.login("Rosamund", PASSWORD)));
    }

    @Test
    void anAccountDeletedMeanwhileDoesNotComeBack() throws RefusedException {
        Person member = fixture.member("Rosamund").person();
        cores.meanwhile(() -> people.delete(member, PASSWORD));
        assertEquals(
                RefusedException.Kind.UNKNOWN,
                refusal(() -> people.changePassword(member, PASSWORD, "a tower of cards")));
        Person guest = fixture.guest();
        cores.meanwhile(() -> people.delete(guest, null));
        assertEquals(RefusedException.Kind.UNKNOWN, refusal(() -> people.claim(guest, "Griselda", PASSWORD)));
        assertNull(fixture.store.personByName("Griselda"));
    }

    @Test
    void aGuestWhoClaimsTwiceAtOnceGetsOneName() throws RefusedException {
        Person guest = fixture.guest();
        cores.meanwhile(() -> people.claim(guest, "Rosamund", PASSWORD));
        assertEquals(RefusedException.Kind.REFUSED, refusal(() -> people.claim(guest, "Griselda", PASSWORD)));
        assertEquals("Rosamund", people.name(guest.id()));
        Person stored = fixture.store.person(guest.id());
        assertTrue(stored != null && stored.kind() == Kind.MEMBER);
    }

    @Test
    void moreThanCanBeHashedInTimeAreTurnedAway() throws InterruptedException, ExecutionException {
        var busy = new Semaphore(0, true);
        var passwords = new Passwords(fixture.random, 10, busy);
        var waiting = new ArrayList<Future<String>>();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < Limits.MAX_WAITING_HASHES; i++) {
                waiting.add(threads.submit(() -> passwords.hash(PASSWORD)));
            }
            while (busy.getQueueLength() < Limits.MAX_WAITING_HASHES) {
                Thread.onSpinWait();
            }
            try {
                assertEquals(RefusedException.Kind.LIMITED, refusal(() -> passwords.hash(PASSWORD)));
            } finally {
                busy.release();
            }
            for (Future<String> hash : waiting) {
                assertTrue(hash.get().startsWith("pbkdf2-sha512$"));
            }
        }
    }
}
