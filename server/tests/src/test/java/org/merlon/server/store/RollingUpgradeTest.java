package org.merlon.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.merlon.server.store.Samples.creation;
import static org.merlon.server.store.Samples.move;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.merlon.server.store.cluster.ClusterStore;
import org.merlon.server.store.sql.WriterConnection;

/** Servers of an old and a new version run side by side and write the same logs until the old one stops. */
final class RollingUpgradeTest {
    private static final String NEXT_MIGRATIONS = "classpath:db/next";

    @Test
    void oldAndNewVersionsRunSideBySide(@TempDir Path folder) {
        String database = TestPostgres.newDatabase();
        try (Store oldStore = Stores.open(database, folder);
                ClusterStore clusterStore = oldStore.cluster()) {
            assertTrue(oldStore.games().append(creation("t")));
            int number = oldStore.games().entriesAfter("t", 0).size();
            try (Store newStore =
                    Stores.openSql(database, folder, WriterConnection.DEFAULT_RECONNECT_TIMEOUT, NEXT_MIGRATIONS)) {
                for (int turn = 0; turn < 20; turn++) {
                    Store store = turn % 2 == 0 ? newStore : oldStore;
                    assertTrue(store.games().append(move("t", ++number, "by turn " + turn)));
                    assertEquals(
                            number,
                            (turn % 2 == 0 ? oldStore : newStore)
                                    .games()
                                    .entriesAfter("t", 0)
                                    .size());
                }
                clusterStore.register("old", Duration.ofSeconds(10));
                try (ClusterStore newClusterStore = newStore.cluster()) {
                    assertTrue(newClusterStore.liveProcesses().contains("old"));
                }
            }
        }
        // An old server must not restart on a database it does not know.
        var failure = assertThrows(StoreException.class, () -> Stores.open(database, folder));
        assertTrue(String.valueOf(failure.getMessage()).contains("newer Merlon"), failure.toString());
    }
}
