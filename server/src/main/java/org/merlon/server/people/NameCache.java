package org.merlon.server.people;

import java.time.Duration;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.merlon.server.store.accounts.AccountStore;

/** Cache of names by id, limited to the most recently used ones. */
final class NameCache {
    /** Another server on the same database may change a name; it may go unnoticed for this long. */
    static final Duration MAX_AGE = Duration.ofMinutes(5);

    /** Shown for ids that are not in the database: a deleted guest without games. */
    static final String UNKNOWN_NAME = "a former guest";

    private final AccountStore store;
    private final InstantSource clock;
    private final Map<String, CachedName> cached;

    private record CachedName(String name, long expiresAt) {}

    NameCache(AccountStore store, InstantSource clock, int size) {
        this.store = store;
        this.clock = clock;
        cached = new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, CachedName> eldest) {
                return size() > size;
            }
        };
    }

    String name(String id) {
        CachedName previous = get(id);
        if (previous != null && clock.millis() < previous.expiresAt) {
            return previous.name;
        }
        // Outside the lock, since the store may be slow.
        String name = store.names(List.of(id)).get(id);
        if (name == null) {
            return UNKNOWN_NAME;
        }
        return putLoaded(id, previous, name);
    }

    /** Caches a name that was just read, unless it has been changed in the meantime. */
    private synchronized String putLoaded(String id, @Nullable CachedName previous, String name) {
        CachedName current = cached.get(id);
        if (current != null && !current.equals(previous)) {
            return current.name;
        }
        put(id, name);
        return name;
    }

    /** Clears the cache, since merged accounts share a name. */
    synchronized void clear() {
        cached.clear();
    }

    /** Removes a name that another server has changed. */
    synchronized void forget(String id) {
        cached.remove(id);
    }

    synchronized void put(String id, String name) {
        cached.put(id, new CachedName(name, clock.millis() + MAX_AGE.toMillis()));
    }

    private synchronized @Nullable CachedName get(String id) {
        return cached.get(id);
    }
}
