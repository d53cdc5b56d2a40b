package org.merlon.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.merlon.server.game.LiveGame;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.RefusedException.Kind;
import org.merlon.server.people.AccountService;
import org.merlon.server.store.Store;
import org.merlon.server.store.TestDatabase;
import org.merlon.server.table.actions.NewTables;
import org.merlon.server.table.actions.SeatActions;
import org.merlon.server.table.actions.TableChat;
import org.merlon.server.table.actions.ValidNewTable;
import org.merlon.server.table.live.TableContext;
import org.merlon.server.table.live.Tables;
import org.merlon.server.table.schedule.TableScheduler;

/** Tables without a game are deleted, and so are guests who only waited there. */
final class UnstartedTablesTest {
    private static final Instant START = Instant.parse("2026-01-01T12:00:00Z");
    private static final String STARTED =
            "{\"game\":\"torres\",\"start\":true,\"seats\":[{\"kind\":\"you\"},{\"kind\":\"you\"}]}";

    @TempDir
    private Path folder = Path.of("");

    private Instant now = START;

    @Test
    void deletesTableThatNeverStarted() throws RefusedException {
        try (var server = new TestServer()) {
            String id = server.create("ann", TestServer.TWO_PLAYERS);
            String closed = server.create("ann", TestServer.TWO_PLAYERS);
            String playing = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
            server.tables.run(
                    id,
                    table -> TableChat.post(
                            table, "ann", "is anybody there?", server.store.tableExtras(), server.store.relations()));
            server.tables.run(closed, table -> SeatActions.abort(table, "ann"));
            server.advance(Duration.ofDays(4));
            server.sweep();
            assertEquals(LiveGame.Phase.ABORTED, server.game(id).phase());
            assertTrue(
                    server.view(id, "ann").contains("\"rest\":{\"days\":7,"), "the table must show when it is deleted");
            server.advance(Duration.ofDays(4));
            server.sweep();
            server.assertRefused(Kind.UNKNOWN, closed, table -> {});
            assertEquals(LiveGame.Phase.ABORTED, server.game(id).phase());
            server.advance(Duration.ofDays(4));
            server.sweep();
            server.assertRefused(Kind.UNKNOWN, id, table -> {});
            assertEquals(null, server.store.games().load(id));
            assertEquals(List.of(), server.store.tableExtras().chat(id, "players", 9));
            assertEquals(LiveGame.Phase.PLAYING, server.game(playing).phase());
        }
    }

    @ParameterizedTest
    @EnumSource
    void deletesGuestWhoOnlyWaited(TestDatabase.Kind kind) throws RefusedException {
        Store store = kind.create(folder).open();
        var context = new TableContext(store.games(), store.ratings(), person -> person, () -> now);
        try (store;
                var tables = new Tables(context);
                var scheduler = new TableScheduler(tables, context)) {
            var newTables = new NewTables(tables, context, "");
            var accountService = new AccountService(store.accounts(), () -> now, new SecureRandom());
            String waiting = accountService.identifyOrCreateGuest(null).person().id();
            String playing = accountService.identifyOrCreateGuest(null).person().id();
            String id = newTables.create(ValidNewTable.read(TestServer.json(TestServer.TWO_PLAYERS), waiting), waiting);
            tables.run(id, table -> TableChat.post(table, waiting, "hello?", store.tableExtras(), store.relations()));
            store.tableExtras().putNote(id, waiting, "nobody came");
            String started = newTables.create(ValidNewTable.read(TestServer.json(STARTED), playing), playing);
            now = START.plus(Duration.ofDays(4));
            scheduler.sweep();
            now = START.plus(Duration.ofDays(12));
            scheduler.sweep();
            assertNull(store.games().load(id));
            assertNotNull(store.games().load(started));
            now = START.plus(AccountService.IDLE_GUEST_RETENTION).plusSeconds(1);
            assertEquals(1, accountService.deleteIdleGuests());
            assertNull(store.accounts().person(waiting));
            assertNotNull(store.accounts().person(playing));
        }
    }
}
