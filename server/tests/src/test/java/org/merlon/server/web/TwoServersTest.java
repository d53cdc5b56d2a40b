package org.merlon.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.merlon.engine.data.Data;
import org.merlon.protocol.json.Json;
import org.merlon.server.MerlonServer;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.store.Store;
import org.merlon.server.store.Stores;
import org.merlon.server.store.TestPostgres;
import org.merlon.server.store.cluster.ClusterStore;
import org.merlon.server.web.limits.Quotas;
import org.merlon.server.web.sockets.ClientSessions;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/** Two servers on one database: people on different servers play with each other as if it were one. */
@Order(1)
final class TwoServersTest {
    private final String database = TestPostgres.newDatabase();
    private final Random random = new Random(3);
    private MerlonServer firstServer;
    private MerlonServer secondServer;

    @TempDir
    private Path folder;

    @BeforeEach
    void open() {
        firstServer = start(Quotas.none());
        secondServer = start(Quotas.none());
    }

    @AfterEach
    void close() {
        firstServer.close();
        secondServer.close();
    }

    private MerlonServer start(Quotas quotas) {
        var settings =
                new MerlonServer.Settings("127.0.0.1", 0, folder, database, LiveServer.DEFAULT_CONFIG, true, null);
        return MerlonServer.start(settings, "test", quotas);
    }

    private static Client guest(MerlonServer server) {
        var client = new Client("http://localhost:" + server.port());
        client.post("/api/visit", "{}").ok();
        return client;
    }

    /** Returns the next message of a type that contains a text and skips others. */
    private static String awaitContaining(WebSocketClient webSocket, String type, String part) {
        while (true) {
            String message = Json.write(webSocket.await(type));
            if (message.contains(part)) {
                return message;
            }
        }
    }

    /** Waits until servers have exchanged information; fails after a timeout. */
    private static void eventually(BooleanSupplier condition) {
        try {
            for (int i = 0; i < 2000 && !condition.getAsBoolean(); i++) {
                Thread.sleep(10);
            }
            assertTrue(condition.getAsBoolean(), "it never happened");
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private String playRandomMove(Client client, String table) {
        // Changes by the other server are visible after a moment.
        eventually(() -> !TestTables.legalMoves(client.view(table).ok().json()).isEmpty());
        List<String> legal = TestTables.legalMoves(client.view(table).ok().json());
        String move = legal.get(random.nextInt(legal.size()));
        client.move(table, move);
        return move;
    }

    @Test
    void changesAreVisibleOnBothServers() {
        Client ann = guest(firstServer);
        Client ben = guest(firstServer).onPort(secondServer.port()); // a session is valid on all servers
        String table = TestTables.startGame(ann, ben, TwoPlayerTable.TORRES);
        WebSocketClient annSocket = ann.openWebSocket().send(TestTables.watchMessage(table));
        annSocket.await("table");
        WebSocketClient benSocket = ben.openWebSocket().send(TestTables.watchMessage(table));
        awaitContaining(annSocket, "presence", "\"seats\":[true,true]");

        String move = playRandomMove(ann, table);
        awaitContaining(benSocket, "entry", "\"move\":\"" + move + "\"");
        String answer = playRandomMove(ben, table);
        awaitContaining(annSocket, "entry", "\"move\":\"" + answer + "\"");

        ann.command(table, "chat", "{\"text\":\"well played\"}").ok();
        awaitContaining(benSocket, "said", "well played");

        ann.command(table, "ask-undo", "{\"kept\":0}").ok();
        Data.Obj asked = benSocket.await("undo-asked");
        ben.command(
                        table,
                        "answer-undo",
                        "{\"kept\":0,\"number\":" + ApiResponse.number(asked, "number") + ",\"yes\":true}")
                .ok();
        awaitContaining(annSocket, "entry", "\"kind\":\"undo\"");

        benSocket.close();
        awaitContaining(annSocket, "presence", "\"seats\":[true,false]");
        ann.command(table, "resign", "{}").ok();
        ben.command(table, "rematch", "{}").ok();
        annSocket.await("rematch");
    }

    @Test
    void undoRequestIsKnownToLaterServer() {
        Client ann = guest(firstServer);
        Client ben = guest(secondServer);
        String table = TestTables.startGame(ann, ben, TwoPlayerTable.TORRES);
        playRandomMove(ann, table);
        playRandomMove(ben, table);
        eventually(() ->
                ann.view(table).ok().number("number") == ben.view(table).ok().number("number"));
        ann.command(table, "ask-undo", "{\"kept\":0}").ok();
        MerlonServer third = start(Quotas.none());
        try {
            Client late = ben.onPort(third.port());
            eventually(() -> late.view(table).ok().body().contains("undoAsked"));
        } finally {
            third.close();
        }
    }

    @Test
    void logoutAppliesToBothServers() {
        Client ann = guest(firstServer);
        ann.post("/api/claim", "{\"name\":\"Annette\",\"password\":\"moat and drawbridge\"}")
                .ok();
        WebSocketClient webSocket = ann.onPort(secondServer.port()).openWebSocket();
        ann.post("/api/logout", "{}").ok();
        assertEquals(ClientSessions.POLICY, webSocket.closeCode());
    }

    /** Presence is shared between servers. */
    @Test
    void presenceIsSharedBetweenServers() {
        Client ann = guest(firstServer);
        ann.post("/api/claim", "{\"name\":\"Annette\",\"password\":\"moat and drawbridge\"}")
                .ok();
        Client ben = guest(secondServer);
        ben.post("/api/claim", "{\"name\":\"Benedict\",\"password\":\"moat and drawbridge\"}")
                .ok();
        ann.post("/api/my/people", "{\"name\":\"Benedict\",\"kind\":\"follow\",\"on\":true}")
                .ok();
        eventually(() -> ann.get("/api/my/people").ok().body().contains("\"here\":true"));
    }

    /** A player loses on time although the server that had set the timer has died. */
    @Test
    void takesOverClockOfDeadServer() {
        try (Store store = Stores.open(database, folder);
                ClusterStore clusterStore = store.cluster()) {
            Client ann = guest(firstServer);
            Client ben = guest(secondServer);
            ApiResponse created = ann.post(
                            "/api/tables",
                            "{\"game\":\"torres\",\"pace\":{\"kind\":\"live\",\"base\":10,\"increment\":0}}")
                    .ok();
            String table = created.text("id");
            ben.command(table, "join", "{\"invitation\":\"" + created.text("invitation") + "\"}")
                    .ok();
            clusterStore.register("ghost", Duration.ofSeconds(3));
            assertEquals(1, clusterStore.acquireLeases("ghost", List.of(table)).size());
            ann.command(table, "start", "{}").ok();
            WebSocketClient webSocket = ben.openWebSocket().send(TestTables.watchMessage(table));
            awaitContaining(webSocket, "entry", "\"kind\":\"timeout\"");
            assertFalse(
                    clusterStore.liveProcesses().contains("ghost"), "the clock rang although it was another's to ring");
        }
    }

    @Test
    void takesOverBotsOfDeadServer() {
        try (Store store = Stores.open(database, folder);
                ClusterStore clusterStore = store.cluster()) {
            Client ann = guest(firstServer);
            String table = ann.post(
                            "/api/tables",
                            "{\"game\":\"torres\",\"seats\":[{\"kind\":\"you\"},{\"kind\":\"bot\",\"name\":\"random\"}]}")
                    .ok()
                    .text("id");
            // Simulates a server that dies after it has acquired the lease of the table.
            clusterStore.register("ghost", Duration.ofSeconds(3));
            assertEquals(1, clusterStore.acquireLeases("ghost", List.of(table)).size());
            ann.command(table, "start", "{}").ok();
            WebSocketClient webSocket = ann.openWebSocket().send(TestTables.watchMessage(table));
            Data.Obj view = TestTables.viewIn(webSocket.await("table"));
            assertEquals("over", ApiResponse.text(TestTables.playToEnd(webSocket, table, view, random), "phase"));
            assertTrue(
                    !clusterStore.liveProcesses().contains("ghost"), "the bot played although it was another's to do");
        }
    }

    @Test
    void stoppedServerHandsOverItsBots() {
        Client ann = guest(firstServer);
        String table = ann.post("/api/tables", TestTables.AGAINST_BOT).ok().text("id");
        firstServer.close();
        WebSocketClient webSocket =
                ann.onPort(secondServer.port()).openWebSocket().send(TestTables.watchMessage(table));
        Data.Obj view = TestTables.viewIn(webSocket.await("table"));
        assertEquals("over", ApiResponse.text(TestTables.playToEnd(webSocket, table, view, random), "phase"));
    }

    @Test
    void clusterMessagesContainNoGameData() throws SQLException {
        List<String> messages = new ArrayList<>();
        try (Store store = Stores.open(database, folder);
                ClusterStore clusterStore = store.cluster();
                Connection connection = clusterStore.openConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("LISTEN merlon_news");
            Client ann = guest(firstServer);
            Client ben = guest(secondServer);
            String table = TestTables.startGame(ann, ben, TwoPlayerTable.TORRES);
            WebSocketClient watching = ben.openWebSocket().send(TestTables.watchMessage(table));
            String move = playRandomMove(ann, table);
            ann.command(table, "chat", "{\"text\":\"the heir is in the tower\"}")
                    .ok();
            awaitContaining(watching, "said", "tower");
            String last = table + "\t" + ann.view(table).ok().number("number");
            while (messages.stream().noneMatch(message -> message.contains(last))) {
                for (PGNotification each : connection.unwrap(PGConnection.class).getNotifications(1000)) {
                    messages.add(each.getParameter());
                }
            }
            for (String message : messages) {
                assertTrue(message.matches("s[0-9a-f-]+\t[0-9]+(\n(g\t\\w+\t[0-9]+|p\t\\w+|b|u\t.*))*"), message);
                assertFalse(message.contains(move) || message.contains("tower"), message);
            }
        }
    }

    @Test
    void limitsAreSharedBetweenServers() throws InterruptedException {
        close();
        firstServer = start(Quotas.standard(List.of()));
        secondServer = start(Quotas.standard(List.of()));
        while (isVisitAllowed(firstServer)) {
            // until this server refuses the address
        }
        int more = 0;
        while (isVisitAllowed(secondServer)) {
            more++;
            assertTrue(more < ServerLimits.NEW_GUESTS.burst() / 2, "the other server does not know");
            Thread.sleep(500); // limits are exchanged within a second or two
        }
    }

    /** The limit of three e-mails an hour applies to all servers together. */
    @Test
    void mailLimitIsSharedBetweenServers() throws InterruptedException {
        close();
        firstServer = start(Quotas.standard(List.of()));
        secondServer = start(Quotas.standard(List.of()));
        List<String> names = List.of("Annette", "Benedict", "Cleopatra", "Dorothea");
        for (String name : names) {
            for (int i = 0; i < ServerLimits.CONSENT_MAILS.burst(); i++) {
                assertTrue(mayRequestMail(firstServer, name));
            }
        }
        assertFalse(mayRequestMail(firstServer, names.getFirst()));
        // The other server has had no requests of its own, so a refusal there results from requests here.
        boolean isShared = false;
        for (String name : names) {
            Thread.sleep(isShared ? 0 : 1000); // limits are exchanged within a second or two
            isShared |= !mayRequestMail(secondServer, name);
        }
        assertTrue(isShared, "the other server does not know");
        assertTrue(mayRequestMail(secondServer, "Eleanor"), "it is the name that has had enough, not the address");
    }

    /** Returns whether an e-mail may be requested; these servers have no mail server and report that afterwards. */
    private static boolean mayRequestMail(MerlonServer server, String name) {
        return new Client("http://localhost:" + server.port())
                        .post("/api/recover/link", "{\"name\":\"" + name + "\"}")
                        .status()
                != 429;
    }

    private static boolean isVisitAllowed(MerlonServer server) {
        return new Client("http://localhost:" + server.port())
                        .post("/api/visit", "{}")
                        .status()
                == 200;
    }
}
