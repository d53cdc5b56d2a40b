package org.merlon.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.log.ChatLine;
import org.merlon.server.table.actions.SeatActions;
import org.merlon.server.table.actions.TableChat;

final class TableChatTest {
    @AutoClose
    private final TestServer server = new TestServer();

    private void post(String id, String person, @Nullable String invitation, String text) throws RefusedException {
        server.tables.run(
                id,
                table -> TableChat.post(
                        table.requireVisibleTo(person, invitation),
                        person,
                        text,
                        server.store.tableExtras(),
                        server.store.relations()));
    }

    private List<String> lines(String id, @Nullable String person, @Nullable String invitation)
            throws RefusedException {
        return server
                .tables
                .query(
                        id,
                        table -> TableChat.lines(
                                table.requireVisibleTo(person, invitation),
                                person,
                                9,
                                server.store.tableExtras(),
                                server.store.relations()))
                .stream()
                .map(ChatLine::text)
                .toList();
    }

    @Test
    void playersAndSpectatorsHaveSeparateRooms() throws RefusedException {
        String id = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
        String invitation = server.game(id).terms().invitation();
        RecordingWatcher ben = server.watch(id, "ben");
        RecordingWatcher cleo = server.watch(id, "cleo");
        ben.takeMessages();
        cleo.takeMessages();
        post(id, "ann", null, "hello ben");
        post(id, "cleo", invitation, "ann is going to lose");
        assertTrue(ben.takeMessages().toString().contains("hello ben"));
        assertEquals(1, cleo.takeMessages().size());
        assertEquals(List.of("hello ben"), lines(id, "ben", null));
        assertEquals(List.of("ann is going to lose"), lines(id, null, invitation));
        assertThrows(RefusedException.class, () -> post(id, "dora", null, "hi"));
        assertThrows(RefusedException.class, () -> lines(id, "dora", "wrong"));
        assertThrows(RefusedException.class, () -> post(id, "ann", null, " "));
    }

    @Test
    void leavingEndsAccessToPlayersRoom() throws RefusedException {
        String id = server.startGame(TestServer.THREE_PLAYERS, "ann", "ben", "cleo");
        RecordingWatcher cleo = server.watch(id, "cleo");
        server.tables.run(id, table -> SeatActions.leave(table, "cleo"));
        cleo.takeMessages();
        post(id, "ann", null, "now that she is gone");
        assertEquals(List.of(), cleo.takeMessages());
        assertEquals(List.of(), lines(id, "cleo", null));
        server.tables.run(id, table -> SeatActions.takeBack(table, "cleo"));
        assertEquals(List.of("now that she is gone"), lines(id, "cleo", null));
    }
}
