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
    private final AccountFixture fixture = new AccountFixture();

    private Instant now = Instant.EPOCH;
    private final NameCache cache = new NameCache(fixture.store.accounts(), () -> now, 2);

    private void add(String id, String name) {
        fixture.store.accounts().addPerson(new Person(id, name, Kind.MEMBER, null, null, 0));
    }

    @Test
    void readsNameOnce() {
        add("a", "Ada");
        int reads = fixture.database.personReads();
        assertEquals("Ada", cache.name("a"));
        assertEquals("Ada", cache.name("a"));
        assertEquals(reads + 1, fixture.database.personReads());
    }

    @Test
    void evictsLeastRecentlyUsedName() {
        add("a", "Ada");
        add("b", "Bertrand");
        add("c", "Cecily");
        cache.name("a");
        cache.name("b");
        cache.name("a");
        cache.name("c");
        int reads = fixture.database.personReads();
        cache.name("a");
        assertEquals(reads, fixture.database.personReads());
        cache.name("b");
        assertEquals(reads + 1, fixture.database.personReads());
    }

    @Test
    void noticesRemoteChangeAfterMaxAge() {
        add("a", "Ada");
        cache.name("a");
        fixture.store.accounts().updatePerson(new Person("a", "Adelheid", Kind.MEMBER, null, null, 0));
        now = now.plus(NameCache.MAX_AGE).minus(Duration.ofMillis(1));
        assertEquals("Ada", cache.name("a"));
        now = now.plus(Duration.ofMillis(1));
        assertEquals("Adelheid", cache.name("a"));
    }

    @Test
    void unknownPersonIsNotCached() {
        assertEquals(NameCache.UNKNOWN_NAME, cache.name("a"));
        add("a", "Ada");
        assertEquals("Ada", cache.name("a"));
    }

    @Test
    void showsClaimedNameAtOnce() throws RefusedException {
        Person guest = fixture.guest();
        assertEquals(guest.name(), fixture.accountService.name(guest.id()));
        fixture.accountService.claim(guest, "Rosamund", AccountFixture.PASSWORD);
        assertEquals("Rosamund", fixture.accountService.name(guest.id()));
    }
}
