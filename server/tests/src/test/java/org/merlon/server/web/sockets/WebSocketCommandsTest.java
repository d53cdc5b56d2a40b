package org.merlon.server.web.sockets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.merlon.engine.data.Data;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.web.ApiResponse;
import org.merlon.server.web.Client;
import org.merlon.server.web.LiveServer;
import org.merlon.server.web.TestTables;
import org.merlon.server.web.TwoPlayerTable;
import org.merlon.server.web.WebSocketClient;
import org.merlon.server.web.routes.RouteAccessTest;

/** All table commands work over the WebSocket, with the same limits as over HTTP. */
public final class WebSocketCommandsTest {
    private static final String THREE_PLAYERS = "{\"game\":\"torres\",\"players\":3,\"listed\":true}";

    private final TreeSet<String> commandsRun = new TreeSet<>();

    /** Runs a command over a WebSocket; returns the table after it. */
    private ApiResponse runCommand(
            Client client, WebSocketClient webSocket, String table, String command, String body) {
        webSocket.send(TestTables.commandMessage(command, table, body));
        Data.Obj answer = webSocket.expect("done");
        ApiResponse view = client.view(table).ok();
        assertEquals(table, ApiResponse.text(answer, "table"), command);
        int number = ApiResponse.number(answer, "number");
        boolean bot = command.equals("call-bot"); // plays immediately
        assertTrue(bot ? number <= view.number("number") : number == view.number("number"), command);
        commandsRun.add(command);
        return view;
    }

    @Test
    void everyCommandWorksOverWebSocket() {
        var days = new AtomicLong();
        try (LiveServer server = LiveServer.inMemory(() -> Instant.now().plus(Duration.ofDays(days.get())))) {
            Client ann = server.guest();
            Client ben = server.guest();
            WebSocketClient annSocket = ann.openWebSocket();
            WebSocketClient benSocket = ben.openWebSocket();
            runCommandsBeforeGame(ann, annSocket, ben, benSocket);
            runCommandsInGame(TestTables.startGame(ann, ben, TwoPlayerTable.TORRES), ann, annSocket, ben, benSocket);
            var tables = List.of(
                    TestTables.startGame(ann, ben, TwoPlayerTable.TORRES),
                    TestTables.startGame(ann, ben, TwoPlayerTable.TORRES),
                    TestTables.startGame(ann, ben, TwoPlayerTable.TORRES));
            days.addAndGet(4);
            assertEquals("bot", occupantKind(runCommand(ben, benSocket, tables.get(0), "call-bot", "{}"), 0));
            assertTrue(runCommand(ben, benSocket, tables.get(1), "claim", "{}")
                    .body()
                    .contains("\"winners\":[1]"));
            assertEquals(
                    "aborted",
                    runCommand(ben, benSocket, tables.get(2), "call-off", "{}").text("phase"));
            assertEquals(new TreeSet<>(WebSocketAccessTest.COMMANDS), commandsRun);
        }
    }

    private void runCommandsBeforeGame(Client ann, WebSocketClient annSocket, Client ben, WebSocketClient benSocket) {
        String table = ann.post("/api/tables", THREE_PLAYERS).ok().text("id");
        assertEquals(
                "person",
                occupantKind(runCommand(ben, benSocket, table, "join", "{\"seat\":2,\"name\":\"Benedick\"}"), 2));
        assertEquals("open", occupantKind(runCommand(ben, benSocket, table, "leave", "{}"), 2));
        runCommand(ann, annSocket, table, "abort", "{}");
        ApiResponse created =
                ann.post("/api/tables", "{\"game\":\"torres\",\"players\":3}").ok();
        String next = created.text("id");
        benSocket.send(TestTables.commandMessage("join", next, "{}"));
        assertEquals("unknown", ApiResponse.text(benSocket.expect("refused"), "code"));
        runCommand(ben, benSocket, next, "join", "{\"seat\":1,\"invitation\":\"" + created.text("invitation") + "\"}");
        assertEquals(
                "bot", occupantKind(runCommand(ann, annSocket, next, "bot", "{\"seat\":2,\"name\":\"random\"}"), 2));
        runCommand(ann, annSocket, next, "word", "{\"word\":\"barbican\"}");
        assertEquals("playing", runCommand(ann, annSocket, next, "start", "{}").text("phase"));
    }

    private void runCommandsInGame(
            String table, Client ann, WebSocketClient annSocket, Client ben, WebSocketClient benSocket) {
        int number = ann.view(table).number("number");
        runCommand(ann, annSocket, table, "move", TestTables.moveBody(number, "setup d8"));
        runCommand(ann, annSocket, table, "leave", "{}");
        assertEquals("person", occupantKind(runCommand(ann, annSocket, table, "take-back", "{}"), 0));
        runCommand(ann, annSocket, table, "chat", "{\"text\":\"well then\"}");
        annSocket.send(TestTables.commandMessage("say", table, "{\"text\":\"as one said once\"}"));
        annSocket.expect("done");
        assertTrue(ben.get("/api/tables/" + table + "/chat").ok().body().contains("as one said once"));
        Client mover = playUntilUndoIsPossible(table, ann, ben);
        int moves = mover.view(table).number("moves");
        ApiResponse before = runCommand(mover, mover == ann ? annSocket : benSocket, table, "undo", "{}");
        assertEquals(moves - 1, before.number("moves"));
        int asked =
                runCommand(ann, annSocket, table, "ask-undo", "{\"kept\":1}").number("number");
        String agreed = "{\"kept\":1,\"number\":" + asked + ",\"yes\":true}";
        assertEquals(1, runCommand(ben, benSocket, table, "answer-undo", agreed).number("moves"));
        assertEquals("over", runCommand(ann, annSocket, table, "resign", "{}").text("phase"));
    }

    /** Plays until one of the players may undo one of several moves; returns that player. */
    private static Client playUntilUndoIsPossible(String table, Client ann, Client ben) {
        while (true) {
            for (Client each : List.of(ann, ben)) {
                Data.Obj view = each.view(table).ok().json();
                boolean mayUndo = view.fields().get("mayUndo") instanceof Data.Truth may && may.value();
                if (mayUndo && ApiResponse.number(view, "moves") > 4) {
                    return each;
                }
                List<String> legal = TestTables.legalMoves(view);
                if (!legal.isEmpty()) {
                    each.command(
                                    table,
                                    "move",
                                    TestTables.moveBody(ApiResponse.number(view, "number"), legal.getFirst()))
                            .ok();
                }
            }
        }
    }

    private static String occupantKind(ApiResponse view, int seat) {
        var seats = (Data.Arr) Objects.requireNonNull(view.json().fields().get("seats"));
        return ApiResponse.text((Data.Obj) seats.items().get(seat), "kind");
    }

    /** Restrictions on joining also apply over the WebSocket. */
    @Test
    void joinRestrictionsApplyOverWebSocket() {
        try (LiveServer server = LiveServer.inMemory()) {
            Client ann = server.member("Annette");
            Client ben = server.guest();
            String rated = ann.post("/api/tables", "{\"game\":\"torres\",\"rated\":true,\"listed\":true}")
                    .ok()
                    .text("id");
            assertRefusedBothWays(ben, rated, "join", "{}", "error-rated-needs-account");
            String name = ben.get("/api/me").text("name");
            String challenge = "{\"name\":\"" + name + "\",\"table\":{\"game\":\"torres\",\"listed\":true}}";
            String held = ann.post("/api/challenges", challenge).ok().text("id");
            assertRefusedBothWays(server.guest(), held, "join", "{\"seat\":1}", "error-seat-reserved");
            ann.post("/api/my/people", "{\"name\":\"" + name + "\",\"kind\":\"block\",\"on\":true}")
                    .ok();
            assertRefusedBothWays(ben, rated, "join", "{}", "error-blocked-by-table-creator");
        }
    }

    public static void assertRefusedBothWays(Client client, String table, String command, String body, String key) {
        Data.Obj response = client.command(table, command, body).json();
        WebSocketClient webSocket = client.openWebSocket();
        Data.Obj refused =
                webSocket.send(TestTables.commandMessage(command, table, body)).expect("refused");
        for (String field : List.of("code", "reason", "phrases")) {
            assertEquals(response.fields().get(field), refused.fields().get(field), command);
        }
        assertTrue(String.valueOf(response).contains(key), response::toString);
        webSocket.close();
    }

    @Test
    void chatLimitIsSharedByHttpAndWebSocket() {
        try (LiveServer server = LiveServer.strict()) {
            Client ann = server.guest();
            String table = ann.post("/api/tables", THREE_PLAYERS).ok().text("id");
            WebSocketClient webSocket = ann.openWebSocket();
            for (int i = 0; i < ServerLimits.CHAT_LINES.burst(); i++) {
                webSocket
                        .send(TestTables.commandMessage(i % 2 == 0 ? "chat" : "say", table, "{\"text\":\"hello\"}"))
                        .expect("done");
            }
            assertRefusedBothWays(ann, table, "chat", "{\"text\":\"hello\"}", "error-rate-limited");
        }
    }

    /** Every command counts as a message; a flood closes the connection. */
    @Test
    void floodOfAnyCommandClosesConnection() {
        for (String command : WebSocketAccessTest.COMMANDS) {
            try (LiveServer server = LiveServer.strict()) {
                String table =
                        server.guest().post("/api/tables", THREE_PLAYERS).ok().text("id");
                WebSocketClient webSocket = server.guest().openWebSocket();
                String body = RouteAccessTest.rowOfCommand(command).body().replace("NUMBER", "1");
                for (int i = 0; i <= ServerLimits.SOCKET_MESSAGES_PER_PERSON.burst(); i++) {
                    webSocket.send(TestTables.commandMessage(command, table, body));
                }
                assertEquals(ClientSessions.POLICY, webSocket.closeCode(), command);
            }
        }
    }
}
