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
import org.merlon.server.store.admin.ClusterStore;
import org.merlon.server.store.sql.WriterConnection;

/** Servers of an old and a new version run side by side and write the same logs until the old one stops. */
final class UpgradeTest {
    private static final String LATER = "classpath:db/next";

    @Test
    void oldAndNewServeSideBySide(@TempDir Path folder) {
        String database = TestPostgres.newDatabase();
        try (Store old = Stores.open(database, folder);
                ClusterStore clusterStore = old.cluster()) {
            assertTrue(old.games().append(creation("t")));
            int number = old.games().entriesAfter("t", 0).size();
            try (Store later = Stores.openSql(database, folder, WriterConnection.PATIENCE, LATER)) {
                for (int turn = 0; turn < 20; turn++) {
                    Store store = turn % 2 == 0 ? later : old;
                    assertTrue(store.games().append(move("t", ++number, "by turn " + turn)));
                    assertEquals(
                            number,
                            (turn % 2 == 0 ? old : later)
                                    .games()
                                    .entriesAfter("t", 0)
                                    .size());
                }
                clusterStore.join("old", Duration.ofSeconds(10));
                try (ClusterStore theirs = later.cluster()) {
                    assertTrue(theirs.processes().contains("old"));
                }
            }
        }
        // An old server must not restart on a database it does not know.
        var refused = assertThrows(StoreException.class, () -> Stores.open(database, folder));
        assertTrue(String.valueOf(refused.getMessage()).contains("newer Merlon"), refused.toString());
    }
}
