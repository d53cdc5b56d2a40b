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
import org.merlon.server.store.Place;
import org.merlon.server.store.Store;
import org.merlon.server.table.actions.NewTables;
import org.merlon.server.table.actions.SeatActions;
import org.merlon.server.table.actions.TableChat;
import org.merlon.server.table.actions.TableRequest;
import org.merlon.server.table.live.TableContext;
import org.merlon.server.table.live.Tables;
import org.merlon.server.table.schedule.TableScheduler;

/** Tables without a game are deleted, and so are guests who only waited there. */
final class NeverBegunTest {
    private static final Instant START = Instant.parse("2026-01-01T12:00:00Z");
    private static final String BEGUN =
            "{\"game\":\"torres\",\"start\":true,\"seats\":[{\"kind\":\"you\"},{\"kind\":\"you\"}]}";

    @TempDir
    private Path folder = Path.of("");

    private Instant now = START;

    @Test
    void aTableThatNeverBeganGoes() throws RefusedException {
        try (var house = new House()) {
            String id = house.create("ann", House.TWO);
            String closed = house.create("ann", House.TWO);
            String playing = house.playing(House.TWO, "ann", "ben");
            house.tables.run(
                    id,
                    table -> TableChat.post(
                            table, "ann", "is anybody there?", house.store.notes(), house.store.relations()));
            house.tables.run(closed, table -> SeatActions.abort(table, "ann"));
            house.pass(Duration.ofDays(4));
            house.sweep();
            assertEquals(LiveGame.Phase.ABORTED, house.game(id).phase());
            assertTrue(
                    house.view(id, "ann").contains("\"rest\":{\"days\":7,"), "the table must show when it is deleted");
            house.pass(Duration.ofDays(4));
            house.sweep();
            house.refuses(Kind.UNKNOWN, closed, table -> {});
            assertEquals(LiveGame.Phase.ABORTED, house.game(id).phase());
            house.pass(Duration.ofDays(4));
            house.sweep();
            house.refuses(Kind.UNKNOWN, id, table -> {});
            assertEquals(null, house.store.games().load(id));
            assertEquals(List.of(), house.store.notes().chat(id, "players", 9));
            assertEquals(LiveGame.Phase.PLAYING, house.game(playing).phase());
        }
    }

    @ParameterizedTest
    @EnumSource
    void whoOnlyWaitedAtATableGoesAfterIt(Place.Kind kind) throws RefusedException {
        Store store = kind.fresh(folder).open();
        var context = new TableContext(store.games(), store.ratings(), person -> person, () -> now);
        try (store;
                var tables = new Tables(context);
                var scheduler = new TableScheduler(tables, context)) {
            var made = new NewTables(tables, context, "");
            var accountService = new AccountService(store.accounts(), () -> now, new SecureRandom());
            String waiting = accountService.visit(null).person().id();
            String playing = accountService.visit(null).person().id();
            String id = made.create(TableRequest.read(House.json(House.TWO), waiting), waiting);
            tables.run(id, table -> TableChat.post(table, waiting, "hello?", store.notes(), store.relations()));
            store.notes().putNote(id, waiting, "nobody came");
            String begun = made.create(TableRequest.read(House.json(BEGUN), playing), playing);
            now = START.plus(Duration.ofDays(4));
            scheduler.sweep();
            now = START.plus(Duration.ofDays(12));
            scheduler.sweep();
            assertNull(store.games().load(id));
            assertNotNull(store.games().load(begun));
            now = START.plus(AccountService.GUEST_REST).plusSeconds(1);
            assertEquals(1, accountService.forgetIdleGuests());
            assertNull(store.accounts().person(waiting));
            assertNotNull(store.accounts().person(playing));
        }
    }
}
