package org.merlon.server.table;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.MemoryDatabase;
import org.merlon.server.table.actions.NewTables;
import org.merlon.server.table.actions.ValidNewTable;
import org.merlon.server.table.live.TableContext;
import org.merlon.server.table.live.Tables;

/** A table can be loaded elsewhere even if time passes while it is created. */
final class TickingClockTest {
    @Test
    void newTableReplaysOnOtherServer() throws RefusedException {
        var time = new AtomicLong(1_700_000_000_000L);
        InstantSource ticking = () -> Instant.ofEpochMilli(time.incrementAndGet());
        try (var memory = new MemoryDatabase();
                var store = memory.open()) {
            var context = new TableContext(store.games(), store.ratings(), person -> person, ticking);
            var other = new Tables(new TableContext(store.games(), store.ratings(), person -> person, ticking));
            var newTables =
                    new NewTables(new Tables(context), context, store.accounts().secret("rematch"));
            String id = newTables.create(ValidNewTable.read(TestServer.json(TestServer.TWO_PLAYERS), "ann"), "ann");
            boolean replays = other.query(id, table -> table.replayError() == null);
            assertTrue(replays);
        }
    }
}
