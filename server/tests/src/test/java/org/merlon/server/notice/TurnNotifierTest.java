package org.merlon.server.notice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.merlon.engine.data.Data;
import org.merlon.engine.play.Notation;
import org.merlon.protocol.json.Json;
import org.merlon.server.game.LiveGame;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.MemoryDatabase;
import org.merlon.server.store.Store;
import org.merlon.server.store.accounts.NotificationChannel;
import org.merlon.server.table.actions.NewTables;
import org.merlon.server.table.actions.PlayActions;
import org.merlon.server.table.actions.SeatActions;
import org.merlon.server.table.actions.ValidNewTable;
import org.merlon.server.table.live.Table;
import org.merlon.server.table.live.TableContext;
import org.merlon.server.table.live.Tables;
import org.merlon.server.wire.accounts.NotificationRequests.NewNotice;

/** Absent players are notified once per turn, without hidden information. */
final class TurnNotifierTest {
    @TempDir
    private Path folder;

    @Test
    void notifiesPlayerOncePerTurn() throws Exception {
        try (var memory = new MemoryDatabase();
                Store store = memory.open();
                var receiver = new TestHttpsServer(folder)) {
            var notificationSender = new NotificationSender(
                    TestHttpsServer.localAddressPolicy(),
                    receiver.tls.getSocketFactory(),
                    new WebPush("secret"),
                    Mail.NONE,
                    "https://merlon.example.org");
            var context = new TableContext(
                    store.games(), store.ratings(), person -> "name of " + person, InstantSource.system());
            var tables = new Tables(context);
            try (var turnNotifier = new TurnNotifier(
                    tables, store.channels(), notificationSender, InstantSource.system(), Duration.ZERO)) {
                context.addListener(turnNotifier);
                receiver.status = 204;
                for (String person : new String[] {"ann", "ben"}) {
                    String target =
                            notificationSender.webhookTarget(receiver.address("/" + person), NewNotice.Form.SLACK);
                    store.channels()
                            .add(new NotificationChannel(
                                    "stop " + person, person, NotificationSender.WEBHOOK, target, null, 0));
                }
                store.channels()
                        .add(new NotificationChannel(
                                "unread",
                                "ben",
                                NotificationSender.WEBHOOK,
                                notificationSender.webhookTarget(receiver.address("/unread"), NewNotice.Form.SLACK),
                                "code",
                                1));
                String id = begin(tables, context);
                assertEquals("/ann", receiver.awaitRequest().path());
                move(tables, id, "ann", "setup d8");
                TestHttpsServer.ReceivedRequest request = receiver.awaitRequest();
                assertEquals("/ben", request.path(), "but not to the unconfirmed channel");
                String body = request.text();
                assertTrue(body.contains("Torres, Standard: It is your turn against name of ann."), body);
                assertFalse(body.contains("d8") || body.contains("invitation"), body);
                receiver.status = 410;
                playUntilAnnsTurn(tables, id);
                assertEquals("/ann", receiver.awaitRequest().path());
                waitUntilEmpty(store);
                assertTrue(store.channels().confirm("unread", "code"));
                assertFalse(store.channels().confirm("unread", "code"), "already confirmed");
                assertTrue(receiver.requests.isEmpty());
            }
            tables.close();
        }
    }

    /** A webhook that no longer exists is removed. */
    private static void waitUntilEmpty(Store store) throws InterruptedException {
        for (int i = 0; i < 1000 && !store.channels().of("ann").isEmpty(); i++) {
            Thread.sleep(10);
        }
        assertTrue(store.channels().of("ann").isEmpty());
    }

    private static String begin(Tables tables, TableContext context)
            throws RefusedException, org.merlon.protocol.json.JsonException {
        var newTables = new NewTables(tables, context, "secret");
        String id = newTables.create(ValidNewTable.read((Data.Obj) Json.read("{\"game\":\"torres\"}"), "ann"), "ann");
        String invitation = tables.query(id, Table::game).terms().invitation();
        tables.run(id, table -> SeatActions.join(table, "ben", 1, invitation));
        tables.run(id, table -> SeatActions.start(table, "ann"));
        return id;
    }

    private static void playUntilAnnsTurn(Tables tables, String id) throws RefusedException {
        LiveGame game = tables.query(id, Table::game);
        while ("ben".equals(game.occupant(game.toMove()).person())) {
            move(
                    tables,
                    id,
                    "ben",
                    Notation.legalMoves(Objects.requireNonNull(game.state())).getFirst());
            game = tables.query(id, Table::game);
        }
    }

    private static void move(Tables tables, String id, String person, String text) throws RefusedException {
        LiveGame game = tables.query(id, Table::game);
        tables.run(id, table -> PlayActions.move(table, person, game.number(), text));
    }
}
