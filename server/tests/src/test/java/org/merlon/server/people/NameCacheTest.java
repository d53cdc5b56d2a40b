package org.merlon.server.people;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.store.accounts.Person.Kind;

/** Names are read from the store once, and again when they may have changed. */
final class NameCacheTest {
    @AutoClose
    private final PeopleFixture fixture = new PeopleFixture();

    private Instant now = Instant.EPOCH;
    private final NameCache cache = new NameCache(fixture.store.accounts(), () -> now, 2);

    private void add(String id, String name) {
        fixture.store.accounts().addPerson(new Person(id, name, Kind.MEMBER, null, null, 0));
    }

    @Test
    void aNameIsReadOnce() {
        add("a", "Ada");
        int reads = fixture.memory.reads();
        assertEquals("Ada", cache.name("a"));
        assertEquals("Ada", cache.name("a"));
        assertEquals(reads + 1, fixture.memory.reads());
    }

    @Test
    void theNameUsedLongestAgoIsForgottenFirst() {
        add("a", "Ada");
        add("b", "Bertrand");
        add("c", "Cecily");
        cache.name("a");
        cache.name("b");
        cache.name("a");
        cache.name("c");
        int reads = fixture.memory.reads();
        cache.name("a");
        assertEquals(reads, fixture.memory.reads());
        cache.name("b");
        assertEquals(reads + 1, fixture.memory.reads());
    }

    @Test
    void aNameChangedElsewhereIsNoticedInTime() {
        add("a", "Ada");
        cache.name("a");
        fixture.store.accounts().updatePerson(new Person("a", "Adelheid", Kind.MEMBER, null, null, 0));
        now = now.plus(NameCache.FRESH).minus(Duration.ofMillis(1));
        assertEquals("Ada", cache.name("a"));
        now = now.plus(Duration.ofMillis(1));
        assertEquals("Adelheid", cache.name("a"));
    }

    @Test
    void aStrangerHasANameToShowAndIsAskedForAgain() {
        assertEquals(NameCache.UNKNOWN, cache.name("a"));
        add("a", "Ada");
        assertEquals("Ada", cache.name("a"));
    }

    @Test
    void aNameClaimedHereIsShownAtOnce() throws RefusedException {
        Person guest = fixture.guest();
        assertEquals(guest.name(), fixture.accountService.name(guest.id()));
        fixture.accountService.claim(guest, "Rosamund", PeopleFixture.PASSWORD);
        assertEquals("Rosamund", fixture.accountService.name(guest.id()));
    }
}
