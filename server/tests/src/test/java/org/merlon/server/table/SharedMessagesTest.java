package org.merlon.server.table;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.table.actions.PlayActions;
import org.merlon.server.wire.Outbound;

/** Watchers who may see the same get the same encoded message, which is built once. */
final class SharedMessagesTest {
    @AutoClose
    private final TestServer server = new TestServer();

    @Test
    void spectatorsAndWindowsOfOnePersonShareMessages() throws RefusedException {
        String id = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
        RecordingWatcher ann = server.watch(id, "ann");
        RecordingWatcher annAgain = server.watch(id, "ann");
        RecordingWatcher cleo = server.watch(id, "cleo");
        RecordingWatcher dora = server.watch(id, "dora");
        server.tables.run(id, table -> PlayActions.resign(table, "ben"));
        assertNotNull(cleo.lastMessage());
        assertSame(cleo.lastMessage(), dora.lastMessage());
        assertSame(ann.lastMessage(), annAgain.lastMessage());
        assertNotSame(ann.lastMessage(), cleo.lastMessage(), "a player sees more");
    }

    @Test
    void broadcastIsEncodedOnce() throws RefusedException {
        String id = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
        RecordingWatcher ann = server.watch(id, "ann");
        RecordingWatcher cleo = server.watch(id, "cleo");
        server.tables.run(id, table -> table.broadcast(new Outbound.UndoRefused(id, 0)));
        assertNotNull(ann.lastMessage());
        assertSame(ann.lastMessage(), cleo.lastMessage());
    }
}
