package org.merlon.server.web;

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
import org.merlon.server.web.sockets.ClientSessions;

/** All table commands work over the WebSocket, with the same limits as over HTTP. */
final class SocketDeedsTest {
    private static final String THREE = "{\"game\":\"torres\",\"players\":3,\"listed\":true}";

    private final TreeSet<String> done = new TreeSet<>();

    /** Runs a command over a WebSocket; returns the table after it. */
    private Answer act(Client client, Line line, String table, String deed, String body) {
        line.send(Seats.message(deed, table, body));
        Data.Obj answer = line.take("done");
        Answer view = client.view(table).ok();
        assertEquals(table, Answer.text(answer, "table"), deed);
        int number = Answer.whole(answer, "number");
        boolean bot = deed.equals("call-bot"); // plays immediately
        assertTrue(bot ? number <= view.whole("number") : number == view.whole("number"), deed);
        done.add(deed);
        return view;
    }

    @Test
    void everyDeedIsDone() {
        var days = new AtomicLong();
        try (LiveServer server = LiveServer.inMemory(() -> Instant.now().plus(Duration.ofDays(days.get())))) {
            Client ann = server.guest();
            Client ben = server.guest();
            Line one = ann.socket();
            Line two = ben.socket();
            beforeTheGame(ann, one, ben, two);
            game(Seats.begin(ann, ben, Duel.TORRES), ann, one, ben, two);
            var tables = List.of(
                    Seats.begin(ann, ben, Duel.TORRES),
                    Seats.begin(ann, ben, Duel.TORRES),
                    Seats.begin(ann, ben, Duel.TORRES));
            days.addAndGet(4);
            assertEquals("bot", kind(act(ben, two, tables.get(0), "call-bot", "{}"), 0));
            assertTrue(act(ben, two, tables.get(1), "claim", "{}").body().contains("\"winners\":[1]"));
            assertEquals(
                    "aborted", act(ben, two, tables.get(2), "call-off", "{}").text("phase"));
            assertEquals(new TreeSet<>(SocketAccessTest.DEEDS), done);
        }
    }

    private void beforeTheGame(Client ann, Line one, Client ben, Line two) {
        String table = ann.post("/api/tables", THREE).ok().text("id");
        assertEquals("person", kind(act(ben, two, table, "join", "{\"seat\":2,\"name\":\"Benedick\"}"), 2));
        assertEquals("open", kind(act(ben, two, table, "leave", "{}"), 2));
        act(ann, one, table, "abort", "{}");
        Answer made =
                ann.post("/api/tables", "{\"game\":\"torres\",\"players\":3}").ok();
        String next = made.text("id");
        two.send(Seats.message("join", next, "{}"));
        assertEquals("unknown", Answer.text(two.take("refused"), "code"));
        act(ben, two, next, "join", "{\"seat\":1,\"invitation\":\"" + made.text("invitation") + "\"}");
        assertEquals("bot", kind(act(ann, one, next, "bot", "{\"seat\":2,\"name\":\"random\"}"), 2));
        act(ann, one, next, "word", "{\"word\":\"barbican\"}");
        assertEquals("playing", act(ann, one, next, "start", "{}").text("phase"));
    }

    private void game(String table, Client ann, Line one, Client ben, Line two) {
        int number = ann.view(table).whole("number");
        act(ann, one, table, "move", Seats.body(number, "setup d8"));
        act(ann, one, table, "leave", "{}");
        assertEquals("person", kind(act(ann, one, table, "take-back", "{}"), 0));
        act(ann, one, table, "chat", "{\"text\":\"well then\"}");
        one.send(Seats.message("say", table, "{\"text\":\"as one said once\"}"));
        one.take("done");
        assertTrue(ben.get("/api/tables/" + table + "/chat").ok().body().contains("as one said once"));
        Client mover = untilUndo(table, ann, ben);
        int moves = mover.view(table).whole("moves");
        Answer before = act(mover, mover == ann ? one : two, table, "undo", "{}");
        assertEquals(moves - 1, before.whole("moves"));
        int asked = act(ann, one, table, "ask-undo", "{\"kept\":1}").whole("number");
        String agreed = "{\"kept\":1,\"number\":" + asked + ",\"yes\":true}";
        assertEquals(1, act(ben, two, table, "answer-undo", agreed).whole("moves"));
        assertEquals("over", act(ann, one, table, "resign", "{}").text("phase"));
    }

    /** Plays until one of the players may undo one of several moves; returns that player. */
    private static Client untilUndo(String table, Client ann, Client ben) {
        while (true) {
            for (Client each : List.of(ann, ben)) {
                Data.Obj view = each.view(table).ok().json();
                boolean mayUndo = view.fields().get("mayUndo") instanceof Data.Truth may && may.value();
                if (mayUndo && Answer.whole(view, "moves") > 4) {
                    return each;
                }
                List<String> legal = Seats.legal(view);
                if (!legal.isEmpty()) {
                    each.at(table, "move", Seats.body(Answer.whole(view, "number"), legal.getFirst()))
                            .ok();
                }
            }
        }
    }

    private static String kind(Answer view, int seat) {
        var seats = (Data.Arr) Objects.requireNonNull(view.json().fields().get("seats"));
        return Answer.text((Data.Obj) seats.items().get(seat), "kind");
    }

    /** Restrictions on joining also apply over the WebSocket. */
    @Test
    void whoMayNotSitDownMayNotOverTheSocket() {
        try (LiveServer server = LiveServer.inMemory()) {
            Client ann = server.member("Annette");
            Client ben = server.guest();
            String rated = ann.post("/api/tables", "{\"game\":\"torres\",\"rated\":true,\"listed\":true}")
                    .ok()
                    .text("id");
            assertRefusedBothWays(ben, rated, "join", "{}", "house-no-only-accounts");
            String name = ben.get("/api/me").text("name");
            String wish = "{\"name\":\"" + name + "\",\"table\":{\"game\":\"torres\",\"listed\":true}}";
            String held = ann.post("/api/challenges", wish).ok().text("id");
            assertRefusedBothWays(server.guest(), held, "join", "{\"seat\":1}", "house-no-reserved");
            ann.post("/api/my/people", "{\"name\":\"" + name + "\",\"kind\":\"block\",\"on\":true}")
                    .ok();
            assertRefusedBothWays(ben, rated, "join", "{}", "house-no-blocked");
        }
    }

    static void assertRefusedBothWays(Client client, String table, String deed, String body, String key) {
        Data.Obj told = client.at(table, deed, body).json();
        Line line = client.socket();
        Data.Obj refused = line.send(Seats.message(deed, table, body)).take("refused");
        for (String field : List.of("code", "reason", "phrases")) {
            assertEquals(told.fields().get(field), refused.fields().get(field), deed);
        }
        assertTrue(String.valueOf(told).contains(key), told::toString);
        line.close();
    }

    @Test
    void whatIsSaidCountsHoweverItIsSaid() {
        try (LiveServer server = LiveServer.strict()) {
            Client ann = server.guest();
            String table = ann.post("/api/tables", THREE).ok().text("id");
            Line line = ann.socket();
            for (int i = 0; i < ServerLimits.CHAT_LINES.burst(); i++) {
                line.send(Seats.message(i % 2 == 0 ? "chat" : "say", table, "{\"text\":\"hello\"}"))
                        .take("done");
            }
            assertRefusedBothWays(ann, table, "chat", "{\"text\":\"hello\"}", "house-no-too-often");
        }
    }

    /** Every command counts as a message; a flood closes the connection. */
    @Test
    void aFloodOfAnyDeedClosesTheLine() {
        for (String deed : SocketAccessTest.DEEDS) {
            try (LiveServer server = LiveServer.strict()) {
                String table = server.guest().post("/api/tables", THREE).ok().text("id");
                Line line = server.guest().socket();
                String body = AccessTest.rowOf(deed).body().replace("NUMBER", "1");
                for (int i = 0; i <= ServerLimits.SOCKET_MESSAGES_PER_PERSON.burst(); i++) {
                    line.send(Seats.message(deed, table, body));
                }
                assertEquals(ClientSessions.POLICY, line.closed(), deed);
            }
        }
    }
}
