package org.merlon.simulation.database;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.cluster.ClusterStore;
import org.merlon.simulation.world.World;

/** The part of the database by which servers coordinate, as one server reaches it. */
public final class SimulatedClusterStore implements ClusterStore {
    private final Rows rows;
    private final DatabaseClient client;

    public SimulatedClusterStore(Rows rows, DatabaseClient client) {
        this.rows = rows;
        this.client = client;
    }

    /** The contents of the database. */
    public static final class Rows {
        private final World world;
        private final Map<String, Registration> processes = new TreeMap<>();
        private final Map<String, String> leases = new TreeMap<>();
        private final Map<String, Map<String, TableWatchers>> watchers = new TreeMap<>();
        private final List<Posted> messages = new ArrayList<>();
        private long lastMessage;

        private record Registration(long since, long until) {}

        private record Posted(String process, StoredMessage message) {}

        public Rows(World world) {
            this.world = world;
        }

        private boolean isLive(@Nullable String process) {
            Registration row = process == null ? null : processes.get(process);
            return row != null && row.until > world.millis();
        }

        /** The server that holds a lease and is known to run; null if there is none. */
        public @Nullable String holder(String lease) {
            String holder = leases.get(lease);
            return isLive(holder) ? holder : null;
        }
    }

    private <T> T run(Supplier<T> statement) {
        try {
            client.access();
        } catch (SQLException e) {
            throw new StoreException("the cluster tables cannot be reached", e);
        }
        T result = statement.get();
        client.awaitReply();
        return result;
    }

    private void run(Runnable statement) {
        var unused = run(() -> {
            statement.run();
            return true;
        });
    }

    @Override
    public long register(String process, Duration validity) {
        return run(() -> {
            long now = rows.world.millis();
            long since = rows.processes.values().stream()
                    .filter(each -> each.until > now)
                    .mapToLong(each -> each.since)
                    .min()
                    .orElse(now);
            Rows.Registration known = rows.processes.get(process);
            var row = new Rows.Registration(known == null ? since : known.since, now + validity.toMillis());
            rows.processes.put(process, row);
            return row.since;
        });
    }

    @Override
    public boolean renew(String process, Duration validity) {
        return run(() -> {
            Rows.Registration row = rows.processes.get(process);
            if (row == null || !rows.isLive(process)) {
                return false;
            }
            rows.processes.put(process, new Rows.Registration(row.since, rows.world.millis() + validity.toMillis()));
            return true;
        });
    }

    @Override
    public Set<String> liveProcesses() {
        return run(() -> {
            Set<String> live = new LinkedHashSet<>(rows.processes.keySet());
            live.removeIf(each -> !rows.isLive(each));
            return live;
        });
    }

    @Override
    public Set<String> acquireLeases(String process, Collection<String> ids) {
        return run(() -> {
            Set<String> acquired = new LinkedHashSet<>();
            for (String id : ids) {
                String holder = rows.leases.get(id);
                if (process.equals(holder) || !rows.isLive(holder)) {
                    rows.leases.put(id, process);
                    acquired.add(id);
                }
            }
            return acquired;
        });
    }

    @Override
    public List<String> takeOverLeases(String process, int max) {
        return run(() -> {
            List<String> taken = rows.leases.entrySet().stream()
                    .filter(lease -> !rows.isLive(lease.getValue()))
                    .map(Map.Entry::getKey)
                    .limit(max)
                    .toList();
            taken.forEach(id -> rows.leases.put(id, process));
            return taken;
        });
    }

    @Override
    public void releaseLeases(String process, Collection<String> ids) {
        run(() -> ids.forEach(id -> rows.leases.remove(id, process)));
    }

    @Override
    public void unregister(String process) {
        run(() -> {
            rows.watchers.values().forEach(each -> each.remove(process));
            rows.processes.remove(process);
        });
    }

    @Override
    public Map<String, Integer> lastNumbers(Collection<String> tables) {
        return run(() -> {
            Map<String, Integer> found = new LinkedHashMap<>();
            try (var statement =
                    client.database().direct().prepareStatement("SELECT last FROM game_table WHERE id = ?")) {
                for (String table : tables) {
                    statement.setString(1, table);
                    try (var row = statement.executeQuery()) {
                        if (row.next()) {
                            found.put(table, row.getInt(1));
                        }
                    }
                }
            } catch (SQLException e) {
                throw new StoreException("the cluster tables cannot be reached", e);
            }
            return found;
        });
    }

    @Override
    public AffectedLists affectedLists(Collection<String> tables) {
        return run(() -> new AffectedLists(Set.of(), false));
    }

    @Override
    public void saveWatchers(String process, Collection<TableWatchers> all) {
        run(() -> all.forEach(each -> rows.watchers
                .computeIfAbsent(each.table(), unused -> new TreeMap<>())
                .put(process, each)));
    }

    @Override
    public List<TableWatchers> watchers(String process, Collection<String> tables) {
        return run(() -> {
            List<TableWatchers> found = new ArrayList<>();
            for (String table : tables) {
                rows.watchers.getOrDefault(table, Map.of()).forEach((other, each) -> {
                    if (!other.equals(process) && rows.isLive(other)) {
                        found.add(each);
                    }
                });
            }
            return found;
        });
    }

    @Override
    public void post(String process, DurableMessage message) {
        run(() -> rows.messages.add(
                new Rows.Posted(process, new StoredMessage(++rows.lastMessage, rows.world.millis(), message))));
    }

    @Override
    public List<StoredMessage> messagesSince(String process, long from) {
        return run(() -> rows.messages.stream()
                .filter(each -> !each.process.equals(process) && each.message.time() >= from)
                .map(Rows.Posted::message)
                .toList());
    }

    @Override
    public @Nullable String latestBody(String subject, String kind) {
        List<String> bodies = run(() -> rows.messages.stream()
                .map(each -> each.message.message())
                .filter(each -> each.subject().equals(subject) && each.kind().equals(kind))
                .map(DurableMessage::body)
                .toList());
        return bodies.isEmpty() ? null : bodies.getLast();
    }

    @Override
    public long currentMillis() {
        return run(rows.world::millis);
    }

    @Override
    public void deleteOlderThan(Duration retention) {
        run(() -> {
            rows.messages.removeIf(each -> each.message.time() < rows.world.millis() - retention.toMillis());
        });
    }

    @Override
    public Connection lock(long key) {
        throw new StoreException("no rated games are simulated");
    }

    @Override
    public Connection openConnection() {
        throw new StoreException("the simulated bus needs no connection");
    }

    @Override
    public void close() {}
}
