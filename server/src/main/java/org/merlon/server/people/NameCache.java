package org.merlon.server.people;

import java.time.Duration;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.merlon.server.store.accounts.Accounts;

/** Cache of names by id, limited to the most recently used ones. */
final class NameCache {
    /** Another server on the same database may change a name; it may go unnoticed for this long. */
    static final Duration FRESH = Duration.ofMinutes(5);

    /** Shown for ids that are not in the database: a deleted guest without games. */
    static final String UNKNOWN = "a former guest";

    private final Accounts store;
    private final InstantSource clock;
    private final Map<String, Held> held;

    private record Held(String name, long until) {}

    NameCache(Accounts store, InstantSource clock, int size) {
        this.store = store;
        this.clock = clock;
        held = new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, Held> eldest) {
                return size() > size;
            }
        };
    }

    String name(String id) {
        Held before = find(id);
        if (before != null && clock.millis() < before.until) {
            return before.name;
        }
        // Outside the lock, since the store may be slow.
        String name = store.names(List.of(id)).get(id);
        if (name == null) {
            return UNKNOWN;
        }
        return loaded(id, before, name);
    }

    /** Caches a name that was just read, unless it has been changed in the meantime. */
    private synchronized String loaded(String id, @Nullable Held before, String name) {
        Held now = held.get(id);
        if (now != null && !now.equals(before)) {
            return now.name;
        }
        put(id, name);
        return name;
    }

    /** Clears the cache, since merged accounts share a name. */
    synchronized void clear() {
        held.clear();
    }

    /** Removes a name that another server has changed. */
    synchronized void forget(String id) {
        held.remove(id);
    }

    synchronized void put(String id, String name) {
        held.put(id, new Held(name, clock.millis() + FRESH.toMillis()));
    }

    private synchronized @Nullable Held find(String id) {
        return held.get(id);
    }
}
