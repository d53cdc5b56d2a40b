package org.merlon.server.cluster;

import java.sql.Connection;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.cluster.ClusterStore;

/** A database in memory with the clock of a test. It can fail, and remembers how large its statements were. */
final class MemoryClusterStore implements ClusterStore {
    private final ManualRuntime runtime;
    private final Map<String, Long> registeredUntil = new HashMap<>();
    private final Map<String, String> leases = new TreeMap<>();
    private final Map<String, Map<String, TableWatchers>> watchers = new TreeMap<>();

    /** The durable messages, which become visible in this order. */
    final List<StoredMessage> messages = new ArrayList<>();

    /** The number of ids in each statement that takes several. */
    final List<Integer> batches = new ArrayList<>();

    /** The number of the next statements that fail. */
    int failures;

    MemoryClusterStore(ManualRuntime runtime) {
        this.runtime = runtime;
    }

    private void beginStatement() {
        if (failures > 0) {
            failures--;
            throw new StoreException("the database does not answer", null);
        }
    }

    private boolean isLive(@Nullable String process) {
        return process != null && registeredUntil.getOrDefault(process, 0L) > runtime.millis();
    }

    @Override
    public long register(String process, Duration validity) {
        beginStatement();
        registeredUntil.put(process, runtime.millis() + validity.toMillis());
        return runtime.millis();
    }

    @Override
    public boolean renew(String process, Duration validity) {
        beginStatement();
        return isLive(process) && registeredUntil.put(process, runtime.millis() + validity.toMillis()) != null;
    }

    @Override
    public Set<String> liveProcesses() {
        throw new UnsupportedOperationException();
    }

    /** Takes free leases, and ends the thread that asked, so that a test continues after each batch. */
    @Override
    public Set<String> acquireLeases(String process, Collection<String> ids) {
        Thread.currentThread().interrupt();
        beginStatement();
        batches.add(ids.size());
        Set<String> acquired = new LinkedHashSet<>();
        for (String id : ids) {
            if (process.equals(leases.get(id)) || !isLive(leases.get(id))) {
                leases.put(id, process);
                acquired.add(id);
            }
        }
        return acquired;
    }

    @Override
    public List<String> takeOverLeases(String process, int max) {
        List<String> taken = leases.entrySet().stream()
                .filter(each -> !isLive(each.getValue()))
                .map(Map.Entry::getKey)
                .limit(max)
                .toList();
        taken.forEach(id -> leases.put(id, process));
        return taken;
    }

    @Override
    public void releaseLeases(String process, Collection<String> ids) {
        Thread.currentThread().interrupt();
        ids.forEach(id -> leases.remove(id, process));
    }

    @Override
    public void unregister(String process) {
        registeredUntil.remove(process);
    }

    @Override
    public void saveWatchers(String process, Collection<TableWatchers> all) {
        beginStatement();
        batches.add(all.size());
        all.forEach(each -> watchers.computeIfAbsent(each.table(), unused -> new TreeMap<>())
                .put(process, each));
    }

    @Override
    public List<TableWatchers> watchers(String process, Collection<String> tables) {
        beginStatement();
        return tables.stream()
                .flatMap(table -> watchers.getOrDefault(table, Map.of()).entrySet().stream())
                .filter(each -> !each.getKey().equals(process))
                .map(Map.Entry::getValue)
                .toList();
    }

    @Override
    public void post(String process, DurableMessage message) {
        beginStatement();
        messages.add(new StoredMessage(messages.size() + 1, runtime.millis(), message));
    }

    @Override
    public List<StoredMessage> messagesSince(String process, long from) {
        return messages.stream().filter(each -> each.time() >= from).toList();
    }

    @Override
    public long currentMillis() {
        return runtime.millis();
    }

    @Override
    public Map<String, Integer> lastNumbers(Collection<String> tables) {
        throw new UnsupportedOperationException();
    }

    @Override
    public AffectedLists affectedLists(Collection<String> tables) {
        throw new UnsupportedOperationException();
    }

    @Override
    public @Nullable String latestBody(String subject, String kind) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void deleteOlderThan(Duration retention) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Connection lock(long key) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Connection openConnection() {
        throw new UnsupportedOperationException();
    }

    @Override
    public void close() {}
}
