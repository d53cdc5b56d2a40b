package org.merlon.server.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.merlon.server.people.AccountFixture.PASSWORD;
import static org.merlon.server.people.AccountFixture.assertRefused;

import java.util.ArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.store.accounts.Person.Kind;

/** Password hashing is slow on purpose. It must not delay other requests, nor reveal which names exist. */
@Order(1)
final class PasswordHashingTest {
    @AutoClose
    private final AccountFixture fixture = new AccountFixture();

    /** Hashes on the calling thread, counts the hashes, and runs an action after the next hash. */
    private static final class CountingExecutor implements Executor {
        final AtomicInteger hashes = new AtomicInteger();
        private Executable nextAction = () -> {};

        void afterNextHash(Executable action) {
            nextAction = action;
        }

        @Override
        public void execute(Runnable hash) {
            hash.run();
            hashes.incrementAndGet();
            Executable action = nextAction;
            nextAction = () -> {};
            try {
                action.execute();
            } catch (Throwable e) {
                throw new AssertionError(e);
            }
        }
    }

    private final CountingExecutor executor = new CountingExecutor();
    private final AccountService accountService =
            fixture.newAccountService(new Passwords(fixture.random, 10, executor));

    private int hashesFor(String name, String password) {
        int before = executor.hashes.get();
        assertRefused(RefusedException.Kind.FORBIDDEN, () -> accountService.login(name, password));
        return executor.hashes.get() - before;
    }

    @Test
    void unknownNameCostsOneHash() throws RefusedException {
        Person member = fixture.member("Rosamund").person();
        fixture.accountService.createBot(member, "Siege-engine");
        assertEquals(1, hashesFor("Rosamund", "portcullis down"));
        assertEquals(1, hashesFor("Griselda", "portcullis down"));
        assertEquals(1, hashesFor("Siege-engine", "portcullis down"));
        assertEquals(1, hashesFor(fixture.guest().name(), "portcullis down"));
        assertEquals(1, hashesFor("no such name!", "portcullis down"));
        assertEquals(1, hashesFor("Rosamund", "x".repeat(60_000)));
        assertEquals(1, hashesFor("Rosamund", ""));
    }

    @Test
    void refusesLoginIfPasswordChangesMeanwhile() throws RefusedException {
        Person member = fixture.member("Rosamund").person();
        executor.afterNextHash(() -> accountService.changePassword(member, PASSWORD, "a tower of cards"));
        assertRefused(RefusedException.Kind.FORBIDDEN, () -> accountService.login("Rosamund", PASSWORD));
        assertEquals(1, fixture.database.secretHashes().size(), "only the session that changed the password");
    }

    @Test
    void refusesLoginIfAccountIsDeletedMeanwhile() throws RefusedException {
        Person member = fixture.member("Rosamund").person();
        executor.afterNextHash(() -> accountService.delete(member, PASSWORD));
        assertRefused(RefusedException.Kind.FORBIDDEN, () -> accountService.login("Rosamund", PASSWORD));
    }

    @Test
    void deletedAccountDoesNotComeBack() throws RefusedException {
        Person member = fixture.member("Rosamund").person();
        executor.afterNextHash(() -> accountService.delete(member, PASSWORD));
        assertRefused(
                RefusedException.Kind.UNKNOWN,
                () -> accountService.changePassword(member, PASSWORD, "a tower of cards"));
        Person guest = fixture.guest();
        executor.afterNextHash(() -> accountService.delete(guest, null));
        assertRefused(RefusedException.Kind.UNKNOWN, () -> accountService.claim(guest, "Griselda", PASSWORD));
        assertNull(fixture.store.accounts().personByName("Griselda"));
    }

    @Test
    void concurrentClaimsSetOneName() throws RefusedException {
        Person guest = fixture.guest();
        executor.afterNextHash(() -> accountService.claim(guest, "Rosamund", PASSWORD));
        assertRefused(RefusedException.Kind.REFUSED, () -> accountService.claim(guest, "Griselda", PASSWORD));
        assertEquals("Rosamund", accountService.name(guest.id()));
        Person stored = fixture.store.accounts().person(guest.id());
        assertTrue(stored != null && stored.kind() == Kind.MEMBER);
    }

    /** Hashing must not occupy all cores, or nobody else would get an answer. */
    @Test
    void hashingDoesNotBlockOtherRequests() throws InterruptedException, ExecutionException {
        int cores = Runtime.getRuntime().availableProcessors();
        var passwords = new Passwords(fixture.random, 50_000, Math.max(1, cores / 2));
        var hashes = new ArrayList<Future<String>>();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 2 * cores; i++) {
                hashes.add(threads.submit(() -> passwords.hash(PASSWORD)));
            }
            Future<Boolean> asked =
                    threads.submit(() -> hashes.stream().noneMatch(Future::isDone)); // all of them are in progress
            assertTrue(asked.get(), "answered before any of the hashes was ready");
            for (Future<String> hash : hashes) {
                assertTrue(hash.get().startsWith("pbkdf2-sha512$50000$"));
            }
        }
    }

    @Test
    void refusesHashesBeyondQueue() throws InterruptedException, ExecutionException {
        var passwords = new Passwords(fixture.random, 2_000, 1);
        var answers = new ArrayList<Future<String>>();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 3 * ServerLimits.MAX_QUEUED_HASHES; i++) {
                answers.add(threads.submit(() -> passwords.hash(PASSWORD)));
            }
        }
        int refused = 0;
        for (Future<String> answer : answers) {
            if (answer.state() == Future.State.FAILED) {
                var problem = assertInstanceOf(RefusedException.class, answer.exceptionNow());
                assertEquals(RefusedException.Kind.LIMITED, problem.kind());
                refused++;
            } else {
                assertTrue(answer.get().startsWith("pbkdf2-sha512$"));
            }
        }
        assertTrue(refused > 0 && refused < answers.size(), refused + " were turned away");
    }
}
