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
import org.merlon.server.store.Place;
import org.merlon.server.store.Samples;
import org.merlon.server.store.Store;
import org.merlon.server.store.Stores;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.store.accounts.Person.Kind;
import org.merlon.server.store.log.Append;
import org.merlon.server.store.log.Listing;
import org.merlon.server.store.log.StoredTable;

/** Idle guests without games are deleted, a bounded number at a time. */
final class IdleGuestsTest {
    /** {@code -Dmerlon.guests=100000} measures the sweeps; the figures are printed and not asserted. */
    private static final int MANY = Integer.getInteger("merlon.guests", 3_000);

    private static final Instant START = Instant.parse("2026-01-01T12:00:00Z");

    @TempDir
    private Path folder = Path.of("");

    private Instant now = START;

    private AccountService people(Store store) {
        var random = new SecureRandom();
        return new AccountService(store.accounts(), () -> now, random, new Passwords(random, 10, 2));
    }

    private static void seat(Store store, String table, String person) {
        var created = new StoredTable(table, "torres", "standard", 1, 2, "00", "{}", 0);
        var seats = List.of(new Listing.Seat(person, null), new Listing.Seat(null, "random"));
        var listing = Samples.listing("over", false, null, 0, seats, "{}");
        assertTrue(
                store.games().append(new Append(table, created, List.of(), listing, Append.Touches.SEATS, List.of())));
    }

    @ParameterizedTest
    @EnumSource
    void onlyThoseGoWhoStayAwayAndHaveNoGames(Place.Kind kind) throws RefusedException {
        try (Store store = kind.fresh(folder).open()) {
            AccountService accountService = people(store);
            IdentifiedGuest idle = accountService.visit(null);
            IdentifiedGuest player = accountService.visit(null);
            IdentifiedGuest regular = accountService.visit(null);
            Session member =
                    accountService.claim(accountService.visit(null).person(), "Rosamund", "moat and drawbridge");
            seat(store, "t1", player.person().id());
            store.notes().putNote("t1", idle.person().id(), "nice game");
            now = START.plus(Duration.ofDays(60));
            assertNotNull(accountService.recognise(regular.newCookie()));
            assertEquals(0, accountService.forgetIdleGuests());
            now = START.plus(AccountService.GUEST_REST).plusSeconds(1);
            store.notes().putNote("t1", player.person().id(), "written after the visit was noted");
            assertEquals(1, accountService.forgetIdleGuests());
            assertNull(store.accounts().person(idle.person().id()));
            assertNull(store.notes().note("t1", idle.person().id()));
            assertNull(accountService.recognise(idle.newCookie()));
            assertNotNull(accountService.recognise(player.newCookie()));
            assertNotNull(accountService.recognise(regular.newCookie()));
            assertNotNull(accountService.recognise(member.cookie()));
            assertEquals(NameCache.UNKNOWN, people(store).name(idle.person().id()));
        }
    }

    @Test
    void manyGoInSweepsThatAreBounded() throws RefusedException {
        try (Store store = Stores.open(null, folder)) {
            try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
                for (int i = 0; i < MANY; i++) {
                    String id = String.format("guest%08d", i);
                    var guest = new Person(id, "N" + i + "x", Kind.GUEST, null, null, START.toEpochMilli());
                    threads.execute(() -> store.accounts().addPerson(guest));
                }
            }
            int keeping = MANY / 10; // the oldest guests have games, so that every sweep has to skip them
            for (int i = 0; i < keeping; i++) {
                seat(store, "t" + i, String.format("guest%08d", i));
            }
            AccountService accountService = people(store);
            now = START.plus(Duration.ofDays(100));
            int removed = 0;
            int sweeps = 0;
            long longest = 0;
            long all = 0;
            while (removed < MANY - keeping && sweeps < MANY) {
                long begun = System.nanoTime();
                int some = accountService.forgetIdleGuests();
                long took = System.nanoTime() - begun;
                assertTrue(some <= AccountService.GUESTS_IN_A_SWEEP);
                removed += some;
                sweeps++;
                all += took;
                longest = Math.max(longest, took);
            }
            assertEquals(MANY - keeping, removed);
            assertEquals(Math.ceilDiv(MANY, AccountService.GUESTS_IN_A_SWEEP), sweeps);
            System.out.printf(
                    "%,d idle guests, %,d of them with games: %,d sweeps, %.1f ms each, %.1f ms the longest%n",
                    MANY, keeping, sweeps, all / 1e6 / sweeps, longest / 1e6);
        }
    }
}
