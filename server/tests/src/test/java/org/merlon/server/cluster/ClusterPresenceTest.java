package org.merlon.server.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.merlon.server.store.cluster.ClusterStore.TableWatchers;

/** Watchers of tables reach other servers in batches, and none is lost if the database fails. */
final class ClusterPresenceTest {
    private final MemoryClusterStore store = new MemoryClusterStore(new ManualRuntime());
    private final ClusterPresence presence = new ClusterPresence(store, "s1");
    private final ClusterPresence otherServer = new ClusterPresence(store, "s2");
    private final List<String> changes = new ArrayList<>();
    private final Set<String> announced = new TreeSet<>();

    private void synchronise() {
        changes.clear();
        announced.clear();
        presence.synchronise(
                (table, people, strangers) -> changes.add(table + " " + new TreeSet<>(people) + " " + strangers),
                announced::add);
    }

    private void watchElsewhere(String table, Set<String> people, int strangers) {
        otherServer.setLocal(new TableWatchers(table, people, strangers));
        otherServer.synchronise((any, who, count) -> {}, id -> {});
        presence.markUnread(Set.of(table));
    }

    @Test
    void announcesWhatItHasWritten() {
        presence.setLocal(new TableWatchers("t", Set.of("ann"), 0));
        synchronise();
        assertEquals(Set.of("t"), announced);
        assertEquals(List.of(), changes, "own watchers are no news");
        synchronise();
        assertEquals(Set.of(), announced);
    }

    @Test
    void readsWatchersOfOtherServersWhenMarked() {
        watchElsewhere("t", Set.of("ben"), 2);
        var third = new ClusterPresence(store, "s3");
        third.setLocal(new TableWatchers("t", Set.of("cleo"), 1));
        third.synchronise((any, who, count) -> {}, id -> {});
        synchronise();
        assertEquals(List.of("t [ben, cleo] 3"), changes);
        synchronise();
        assertEquals(List.of(), changes, "read once");
    }

    @Test
    void reportsThatNobodyIsLeft() {
        watchElsewhere("t", Set.of("ben"), 0);
        synchronise();
        watchElsewhere("t", Set.of(), 0);
        synchronise();
        assertEquals(List.of("t [] 0"), changes);
    }

    @Test
    void onlyTheLatestStateOfTableIsWritten() {
        presence.setLocal(new TableWatchers("t", Set.of("ann"), 0));
        presence.setLocal(new TableWatchers("t", Set.of("ann", "ben"), 1));
        synchronise();
        assertEquals(List.of(1), store.batches);
        assertEquals(List.of(new TableWatchers("t", Set.of("ann", "ben"), 1)), store.watchers("s2", List.of("t")));
    }

    @Test
    void manyTablesAreWrittenInSeveralStatements() {
        for (int i = 0; i < 1_100; i++) {
            presence.setLocal(new TableWatchers("t" + i, Set.of(), 1));
        }
        synchronise();
        assertEquals(List.of(500, 500, 100), store.batches);
        assertEquals(1_100, announced.size());
    }

    @Test
    void failedWriteIsRepeated() {
        presence.setLocal(new TableWatchers("t", Set.of("ann"), 0));
        store.failures = 1;
        synchronise();
        assertEquals(Set.of(), announced);
        synchronise();
        assertEquals(Set.of("t"), announced);
    }

    @Test
    void failedReadIsRepeated() {
        watchElsewhere("t", Set.of("ben"), 0);
        store.failures = 1;
        synchronise();
        assertEquals(List.of(), changes);
        synchronise();
        assertEquals(List.of("t [ben] 0"), changes);
    }

    @Test
    void rewritesTablesWithWatchersOnly() {
        presence.setLocal(new TableWatchers("full", Set.of("ann"), 0));
        presence.setLocal(new TableWatchers("empty", Set.of("ann"), 0));
        presence.setLocal(new TableWatchers("empty", Set.of(), 0));
        synchronise();
        presence.rewriteAll();
        synchronise();
        assertEquals(Set.of("full"), announced);
    }
}
