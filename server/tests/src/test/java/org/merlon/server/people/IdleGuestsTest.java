package org.merlon.server.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.Samples;
import org.merlon.server.store.Store;
import org.merlon.server.store.Stores;
import org.merlon.server.store.TestDatabase;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.store.accounts.Person.Kind;
import org.merlon.server.store.log.Append;
import org.merlon.server.store.log.Listing;
import org.merlon.server.store.log.StoredTable;

/** Idle guests without games are deleted, a bounded number at a time. */
final class IdleGuestsTest {
    /** {@code -Dmerlon.guests=100000} measures the sweeps; the figures are printed and not asserted. */
    private static final int GUESTS = Integer.getInteger("merlon.guests", 3_000);

    private static final Instant START = Instant.parse("2026-01-01T12:00:00Z");

    @TempDir
    private Path folder = Path.of("");

    private Instant now = START;

    private AccountService newAccountService(Store store) {
        var random = new SecureRandom();
        return new AccountService(store.accounts(), () -> now, random, new Passwords(random, 10, 2));
    }

    private static void addFinishedGame(Store store, String table, String person) {
        var created = new StoredTable(table, "torres", "standard", 1, 2, "00", "{}", 0);
        var seats = List.of(new Listing.Seat(person, null), new Listing.Seat(null, "random"));
        var listing = Samples.listing("over", false, null, 0, seats, "{}");
        assertTrue(store.games().append(new Append(table, created, List.of(), listing, Append.Scope.SEATS, List.of())));
    }

    @ParameterizedTest
    @EnumSource
    void deletesOnlyIdleGuestsWithoutGames(TestDatabase.Kind kind) throws RefusedException {
        try (Store store = kind.create(folder).open()) {
            AccountService accountService = newAccountService(store);
            IdentifiedPerson idle = accountService.identifyOrCreateGuest(null);
            IdentifiedPerson player = accountService.identifyOrCreateGuest(null);
            IdentifiedPerson regular = accountService.identifyOrCreateGuest(null);
            NewSession member = accountService.claim(
                    accountService.identifyOrCreateGuest(null).person(), "Rosamund", "moat and drawbridge");
            addFinishedGame(store, "t1", player.person().id());
            store.tableExtras().putNote("t1", idle.person().id(), "nice game");
            now = START.plus(Duration.ofDays(60));
            assertNotNull(accountService.identify(regular.newCookie()));
            assertEquals(0, accountService.deleteIdleGuests());
            now = START.plus(AccountService.IDLE_GUEST_RETENTION).plusSeconds(1);
            store.tableExtras().putNote("t1", player.person().id(), "written after the visit was noted");
            assertEquals(1, accountService.deleteIdleGuests());
            assertNull(store.accounts().person(idle.person().id()));
            assertNull(store.tableExtras().note("t1", idle.person().id()));
            assertNull(accountService.identify(idle.newCookie()));
            assertNotNull(accountService.identify(player.newCookie()));
            assertNotNull(accountService.identify(regular.newCookie()));
            assertNotNull(accountService.identify(member.cookie()));
            assertEquals(
                    NameCache.UNKNOWN_NAME,
                    newAccountService(store).name(idle.person().id()));
        }
    }

    @Test
    void sweepsAreBounded() throws RefusedException {
        try (Store store = Stores.open(null, folder)) {
            try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
                for (int i = 0; i < GUESTS; i++) {
                    String id = String.format("guest%08d", i);
                    var guest = new Person(id, "N" + i + "x", Kind.GUEST, null, null, START.toEpochMilli());
                    threads.execute(() -> store.accounts().addPerson(guest));
                }
            }
            int withGames = GUESTS / 10; // the oldest guests have games, so that every sweep has to skip them
            for (int i = 0; i < withGames; i++) {
                addFinishedGame(store, "t" + i, String.format("guest%08d", i));
            }
            AccountService accountService = newAccountService(store);
            now = START.plus(Duration.ofDays(100));
            int removed = 0;
            int sweeps = 0;
            long longestNanos = 0;
            long totalNanos = 0;
            while (removed < GUESTS - withGames && sweeps < GUESTS) {
                long start = System.nanoTime();
                int deleted = accountService.deleteIdleGuests();
                long nanos = System.nanoTime() - start;
                assertTrue(deleted <= AccountService.GUESTS_PER_SWEEP);
                removed += deleted;
                sweeps++;
                totalNanos += nanos;
                longestNanos = Math.max(longestNanos, nanos);
            }
            assertEquals(GUESTS - withGames, removed);
            assertEquals(Math.ceilDiv(GUESTS, AccountService.GUESTS_PER_SWEEP), sweeps);
            System.out.printf(
                    "%,d idle guests, %,d of them with games: %,d sweeps, %.1f ms each, %.1f ms the longest%n",
                    GUESTS, withGames, sweeps, totalNanos / 1e6 / sweeps, longestNanos / 1e6);
        }
    }
}
