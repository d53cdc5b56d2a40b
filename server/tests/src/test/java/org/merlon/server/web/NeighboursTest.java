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
import org.merlon.protocol.Json;
import org.merlon.server.MerlonServer;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.store.Store;
import org.merlon.server.store.Stores;
import org.merlon.server.store.TestPostgres;
import org.merlon.server.store.admin.ClusterStore;
import org.merlon.server.web.limits.Quotas;
import org.merlon.server.web.sockets.ClientSessions;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/** Two servers on one database: people on different servers play with each other as if it were one. */
@Order(1)
final class NeighboursTest {
    private final String database = TestPostgres.newDatabase();
    private final Random random = new Random(3);
    private MerlonServer here;
    private MerlonServer there;

    @TempDir
    private Path folder;

    @BeforeEach
    void open() {
        here = start(Quotas.none());
        there = start(Quotas.none());
    }

    @AfterEach
    void close() {
        here.close();
        there.close();
    }

    private MerlonServer start(Quotas quotas) {
        var settings = new MerlonServer.Settings("127.0.0.1", 0, folder, database, LiveServer.PLAIN, true, null);
        return MerlonServer.start(settings, "test", quotas);
    }

    private static Client guest(MerlonServer server) {
        var client = new Client("http://localhost:" + server.port());
        client.post("/api/visit", "{}").ok();
        return client;
    }

    /** Returns the next message of a type that contains a text and skips others. */
    private static String awaitHolding(Line line, String type, String part) {
        while (true) {
            String message = Json.write(line.await(type));
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

    private String move(Client who, String table) {
        // Changes by the other server are visible after a moment.
        eventually(() -> !Seats.legal(who.view(table).ok().json()).isEmpty());
        List<String> legal = Seats.legal(who.view(table).ok().json());
        String move = legal.get(random.nextInt(legal.size()));
        who.move(table, move);
        return move;
    }

    @Test
    void whatHappensThroughOneIsSeenThroughTheOther() {
        Client ann = guest(here);
        Client ben = guest(here).through(there.port()); // a session is valid on all servers
        String table = Seats.begin(ann, ben, Duel.TORRES);
        Line annLine = ann.socket().send(Seats.watch(table));
        annLine.await("table");
        Line benLine = ben.socket().send(Seats.watch(table));
        awaitHolding(annLine, "presence", "\"seats\":[true,true]");

        String move = move(ann, table);
        awaitHolding(benLine, "entry", "\"move\":\"" + move + "\"");
        String answer = move(ben, table);
        awaitHolding(annLine, "entry", "\"move\":\"" + answer + "\"");

        ann.at(table, "chat", "{\"text\":\"well played\"}").ok();
        awaitHolding(benLine, "said", "well played");

        ann.at(table, "ask-undo", "{\"kept\":0}").ok();
        Data.Obj asked = benLine.await("undo-asked");
        ben.at(table, "answer-undo", "{\"kept\":0,\"number\":" + Answer.whole(asked, "number") + ",\"yes\":true}")
                .ok();
        awaitHolding(annLine, "entry", "\"kind\":\"undo\"");

        benLine.close();
        awaitHolding(annLine, "presence", "\"seats\":[true,false]");
        ann.at(table, "resign", "{}").ok();
        ben.at(table, "rematch", "{}").ok();
        annLine.await("rematch");
    }

    @Test
    void aRequestIsKnownToAServerThatComesLater() {
        Client ann = guest(here);
        Client ben = guest(there);
        String table = Seats.begin(ann, ben, Duel.TORRES);
        move(ann, table);
        move(ben, table);
        eventually(() ->
                ann.view(table).ok().whole("number") == ben.view(table).ok().whole("number"));
        ann.at(table, "ask-undo", "{\"kept\":0}").ok();
        MerlonServer third = start(Quotas.none());
        try {
            Client late = ben.through(third.port());
            eventually(() -> late.view(table).ok().body().contains("undoAsked"));
        } finally {
            third.close();
        }
    }

    @Test
    void whoLogsOutThroughOneIsOutThroughTheOther() {
        Client ann = guest(here);
        ann.post("/api/claim", "{\"name\":\"Annette\",\"password\":\"moat and drawbridge\"}")
                .ok();
        Line line = ann.through(there.port()).socket();
        ann.post("/api/logout", "{}").ok();
        assertEquals(ClientSessions.POLICY, line.closed());
    }

    /** Presence is shared between servers. */
    @Test
    void whoIsFollowedIsSeenToBeHereThroughTheOther() {
        Client ann = guest(here);
        ann.post("/api/claim", "{\"name\":\"Annette\",\"password\":\"moat and drawbridge\"}")
                .ok();
        Client ben = guest(there);
        ben.post("/api/claim", "{\"name\":\"Benedict\",\"password\":\"moat and drawbridge\"}")
                .ok();
        ann.post("/api/my/people", "{\"name\":\"Benedict\",\"kind\":\"follow\",\"on\":true}")
                .ok();
        eventually(() -> ann.get("/api/my/people").ok().body().contains("\"here\":true"));
    }

    /** A player loses on time although the server that had set the timer has died. */
    @Test
    void theOtherServerRingsAClockThatADeadOneHasLeft() {
        try (Store store = Stores.open(database, folder);
                ClusterStore clusterStore = store.cluster()) {
            Client ann = guest(here);
            Client ben = guest(there);
            Answer made = ann.post(
                            "/api/tables",
                            "{\"game\":\"torres\",\"pace\":{\"kind\":\"live\",\"base\":10,\"increment\":0}}")
                    .ok();
            String table = made.text("id");
            ben.at(table, "join", "{\"invitation\":\"" + made.text("invitation") + "\"}")
                    .ok();
            clusterStore.register("ghost", Duration.ofSeconds(3));
            assertEquals(1, clusterStore.acquireLeases("ghost", List.of(table)).size());
            ann.at(table, "start", "{}").ok();
            Line line = ben.socket().send(Seats.watch(table));
            awaitHolding(line, "entry", "\"kind\":\"timeout\"");
            assertFalse(
                    clusterStore.liveProcesses().contains("ghost"), "the clock rang although it was another's to ring");
        }
    }

    @Test
    void theOtherServerTakesUpWhatADeadOneHasLeft() {
        try (Store store = Stores.open(database, folder);
                ClusterStore clusterStore = store.cluster()) {
            Client ann = guest(here);
            String table = ann.post(
                            "/api/tables",
                            "{\"game\":\"torres\",\"seats\":[{\"kind\":\"you\"},{\"kind\":\"bot\",\"name\":\"random\"}]}")
                    .ok()
                    .text("id");
            // Simulates a server that dies after it has acquired the lease of the table.
            clusterStore.register("ghost", Duration.ofSeconds(3));
            assertEquals(1, clusterStore.acquireLeases("ghost", List.of(table)).size());
            ann.at(table, "start", "{}").ok();
            Line line = ann.socket().send(Seats.watch(table));
            Data.Obj view = Seats.view(line.await("table"));
            assertEquals("over", Answer.text(Seats.play(line, table, view, random), "phase"));
            assertTrue(
                    !clusterStore.liveProcesses().contains("ghost"), "the bot played although it was another's to do");
        }
    }

    @Test
    void aServerThatGoesHandsItsBotsOn() {
        Client ann = guest(here);
        String table = ann.post("/api/tables", Seats.VS_BOT).ok().text("id");
        here.close();
        Line line = ann.through(there.port()).socket().send(Seats.watch(table));
        Data.Obj view = Seats.view(line.await("table"));
        assertEquals("over", Answer.text(Seats.play(line, table, view, random), "phase"));
    }

    @Test
    void nothingOfAGameGoesOverTheLine() throws SQLException {
        List<String> messages = new ArrayList<>();
        try (Store store = Stores.open(database, folder);
                ClusterStore clusterStore = store.cluster();
                Connection line = clusterStore.openConnection();
                Statement statement = line.createStatement()) {
            statement.execute("LISTEN merlon_news");
            Client ann = guest(here);
            Client ben = guest(there);
            String table = Seats.begin(ann, ben, Duel.TORRES);
            Line watching = ben.socket().send(Seats.watch(table));
            String move = move(ann, table);
            ann.at(table, "chat", "{\"text\":\"the heir is in the tower\"}").ok();
            awaitHolding(watching, "said", "tower");
            String last = table + "\t" + ann.view(table).ok().whole("number");
            while (messages.stream().noneMatch(message -> message.contains(last))) {
                for (PGNotification each : line.unwrap(PGConnection.class).getNotifications(1000)) {
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
    void limitsAreHeldTogether() throws InterruptedException {
        close();
        here = start(Quotas.standard(List.of()));
        there = start(Quotas.standard(List.of()));
        while (visits(here)) {
            // until this server refuses the address
        }
        int more = 0;
        while (visits(there)) {
            more++;
            assertTrue(more < ServerLimits.NEW_GUESTS.burst() / 2, "the other server does not know");
            Thread.sleep(500); // limits are exchanged within a second or two
        }
    }

    /** The limit of three e-mails an hour applies to all servers together. */
    @Test
    void lettersForOneNameAreCountedTogether() throws InterruptedException {
        close();
        here = start(Quotas.standard(List.of()));
        there = start(Quotas.standard(List.of()));
        List<String> names = List.of("Annette", "Benedict", "Cleopatra", "Dorothea");
        for (String name : names) {
            for (int i = 0; i < ServerLimits.CONSENT_MAILS.burst(); i++) {
                assertTrue(mayWrite(here, name));
            }
        }
        assertFalse(mayWrite(here, names.getFirst()));
        // The other server has had no requests of its own, so a refusal there results from requests here.
        boolean told = false;
        for (String name : names) {
            Thread.sleep(told ? 0 : 1000); // limits are exchanged within a second or two
            told |= !mayWrite(there, name);
        }
        assertTrue(told, "the other server does not know");
        assertTrue(mayWrite(there, "Eleanor"), "it is the name that has had enough, not the address");
    }

    /** Returns whether an e-mail may be requested; these servers have no mail server and report that afterwards. */
    private static boolean mayWrite(MerlonServer server, String name) {
        return new Client("http://localhost:" + server.port())
                        .post("/api/recover/link", "{\"name\":\"" + name + "\"}")
                        .status()
                != 429;
    }

    private static boolean visits(MerlonServer server) {
        return new Client("http://localhost:" + server.port())
                        .post("/api/visit", "{}")
                        .status()
                == 200;
    }
}
