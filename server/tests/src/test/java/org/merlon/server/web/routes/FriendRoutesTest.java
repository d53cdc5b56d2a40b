package org.merlon.server.web.routes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.web.ApiResponse;
import org.merlon.server.web.Client;
import org.merlon.server.web.LiveServer;
import org.merlon.server.web.TestTables;
import org.merlon.server.web.WebSocketClient;

/** Following, challenging, blocking and muting, through the routes. */
final class FriendRoutesTest {
    private static final String CHALLENGE = "{\"name\":\"Benedict\",\"table\":{\"game\":\"torres\",\"players\":2}}";

    @AutoClose
    private final LiveServer server = LiveServer.inMemory();

    private final Client ann = server.member("Annette");
    private final Client ben = server.member("Benedict");

    private static ApiResponse setRelation(Client client, String name, String kind, boolean on) {
        return client.post("/api/my/people", "{\"name\":\"" + name + "\",\"kind\":\"" + kind + "\",\"on\":" + on + "}");
    }

    private static String peopleOf(Client client) {
        return client.get("/api/my/people").ok().body();
    }

    @Test
    void presenceOfFollowedPeopleIsShown() {
        setRelation(ann, "benedict", "follow", true).ok();
        assertTrue(peopleOf(ann).contains("\"name\":\"Benedict\",\"kind\":\"follow\""), peopleOf(ann));
        assertTrue(peopleOf(ann).contains("\"here\":true"));
        assertTrue(ann.get("/api/players/Benedict/profile").ok().body().contains("\"bonds\":[\"follow\"]"));
        assertEquals("{\"people\":[]}", peopleOf(ben));
        setRelation(ben, "Annette", "block", true).ok();
        assertTrue(peopleOf(ann).contains("\"here\":false"), "not for whom one has blocked");
        assertTrue(ann.get("/api/players/Benedict/profile").ok().body().contains("\"here\":false"));
        setRelation(ann, "Benedict", "follow", false).ok();
        assertEquals("{\"people\":[]}", peopleOf(ann));
        setRelation(ann, "Annette", "follow", true).refused(422);
        setRelation(ann, "Benedict", "adore", true).refused(422);
    }

    @Test
    void challengeReservesSeatAndIsListed() {
        ApiResponse table = ann.post("/api/challenges", CHALLENGE).ok();
        String id = table.text("id");
        String invitation = table.text("invitation");
        String challenges = ben.get("/api/my/challenges").ok().body();
        assertTrue(
                challenges.contains(id) && challenges.contains(invitation) && challenges.contains("\"mine\":false"),
                challenges);
        assertTrue(ann.get("/api/my/challenges").ok().body().contains("\"with\":\"Benedict\",\"mine\":true"));
        Client cleo = server.member("Cleopatra");
        assertFalse(cleo.get("/api/my/challenges").ok().body().contains(id));
        String invited = "{\"invitation\":\"" + invitation + "\"}";
        cleo.command(id, "join", invited).refused(422);
        cleo.command(id, "join", "{\"seat\":1,\"invitation\":\"" + invitation + "\"}")
                .refused(422);
        assertTrue(cleo.get("/api/tables/" + id + "/reserved?invitation=" + invitation)
                .ok()
                .body()
                .contains("{\"seat\":1,\"name\":\"Benedict\"}"));
        cleo.send("DELETE", "/api/challenges/" + id, "{}").refused(404);
        ben.command(id, "join", invited).ok();
        assertEquals("{\"challenges\":[]}", ben.get("/api/my/challenges").ok().body());
    }

    @Test
    void decliningChallengeFreesSeat() {
        ApiResponse table = ann.post("/api/challenges", CHALLENGE).ok();
        ben.send("DELETE", "/api/challenges/" + table.text("id"), "{}").ok();
        assertEquals("{\"challenges\":[]}", ann.get("/api/my/challenges").ok().body());
        Client cleo = server.member("Cleopatra");
        cleo.command(table.text("id"), "join", "{\"invitation\":\"" + table.text("invitation") + "\"}")
                .ok();
    }

    @Test
    void blockedPeopleCannotChallengeJoinOrChat() {
        setRelation(ben, "Annette", "block", true).ok();
        ann.post("/api/challenges", CHALLENGE).refused(403);
        String table = ben.post("/api/tables", "{\"game\":\"torres\",\"players\":2,\"listed\":true}")
                .ok()
                .text("id");
        ann.command(table, "join", "{}").refused(403);
        WebSocketClient webSocket = ben.openWebSocket();
        webSocket.send(TestTables.watchMessage(table));
        webSocket.expect("table");
        Client cleo = server.member("Cleopatra");
        ann.command(table, "chat", "{\"text\":\"let me in\"}").ok();
        cleo.command(table, "chat", "{\"text\":\"hello\"}").ok();
        assertTrue(cleo.get("/api/tables/" + table + "/chat").ok().body().contains("let me in"));
        ben.command(table, "leave", "{}").ok(); // so that he is in the spectators' room
        ann.command(table, "chat", "{\"text\":\"let me in\"}").ok();
        cleo.command(table, "chat", "{\"text\":\"hello again\"}").ok();
        assertEquals("hello again", ApiResponse.text(webSocket.await("said"), "text"));
        String chatLines = ben.get("/api/tables/" + table + "/chat").ok().body();
        assertTrue(chatLines.contains("hello") && !chatLines.contains("let me in"), chatLines);
    }

    @Test
    void blockBindsBotsOfBlockedPerson() {
        String token = ann.post("/api/bots", "{\"name\":\"annbot\"}").ok().text("token");
        Client bot = server.stranger().withToken(token);
        setRelation(ben, "Annette", "block", true).ok();
        bot.post("/api/challenges", CHALLENGE).refused(403);
        String table = ben.post("/api/tables", "{\"game\":\"torres\",\"players\":2,\"listed\":true}")
                .ok()
                .text("id");
        bot.command(table, "join", "{}").refused(403);
        assertTrue(bot.get("/api/players/Benedict/profile").ok().body().contains("\"here\":false"));
        WebSocketClient webSocket = ben.openWebSocket();
        webSocket.send(TestTables.watchMessage(table));
        webSocket.expect("table");
        ben.command(table, "leave", "{}").ok(); // so that he is in the spectators' room
        bot.command(table, "chat", "{\"text\":\"let me in\"}").ok();
        server.member("Cleopatra")
                .command(table, "chat", "{\"text\":\"hello\"}")
                .ok();
        assertEquals("hello", ApiResponse.text(webSocket.await("said"), "text"));
        assertFalse(ben.get("/api/tables/" + table + "/chat").ok().body().contains("let me in"));
    }

    /** A guest may sit beside anybody, until the guest turns out to be somebody who was blocked. */
    @Test
    void blockedPersonWhoWasAGuestLosesTheSeatAtAnOpenTable() {
        setRelation(ben, "Annette", "block", true).ok();
        String table = ben.post("/api/tables", "{\"game\":\"torres\",\"players\":3,\"listed\":true}")
                .ok()
                .text("id");
        Client guest = server.guest();
        guest.command(table, "join", "{}").ok();
        String own = guest.post("/api/tables", "{\"game\":\"torres\"}").ok().text("id");
        guest.post("/api/login", "{\"name\":\"Annette\",\"password\":\"moat and drawbridge\",\"bring\":true}")
                .ok();
        assertTrue(guest.view(table).ok().body().contains("\"you\":[]"));
        assertFalse(ben.view(table).ok().body().contains("Annette"));
        assertTrue(guest.view(own).ok().body().contains("\"you\":[0]"));
        guest.command(table, "join", "{}").refused(403);
    }

    @Test
    void blockedPeopleReachNobodyByRematchOrAtSomebodyElsesTable() {
        String over = TestTables.startGame(ann, ben, "{\"game\":\"torres\",\"players\":2}");
        ann.command(over, "resign", "{}").ok();
        setRelation(ben, "Annette", "block", true).ok();
        assertEquals(
                "forbidden", ann.command(over, "rematch", "{}").refused(403).text("code"));
        assertFalse(ben.view(over).ok().body().contains("\"rematch\":{"));
        String next = ben.command(over, "rematch", "{}").ok().text("id");
        ann.command(over, "rematch", "{}").refused(403);
        ann.command(next, "join", "{\"seat\":0}").refused(403);

        Client cleo = server.member("Cleopatra");
        String table = cleo.post("/api/tables", "{\"game\":\"torres\",\"players\":3,\"listed\":true}")
                .ok()
                .text("id");
        ben.command(table, "join", "{}").ok();
        ann.command(table, "join", "{}").refused(403);
        ben.command(table, "leave", "{}").ok();
        ann.command(table, "join", "{}").ok();
        ben.command(table, "join", "{}").ok(); // who has blocked somebody may still meet them
    }

    @Test
    void limitsOpenChallengesOfPersonAndChallengesOfAddress() {
        for (int i = 0; i < ServerLimits.MAX_OPEN_CHALLENGES; i++) {
            String name = server.member("Player" + i + "x").get("/api/me").text("name");
            ann.post("/api/challenges", CHALLENGE.replace("Benedict", name)).ok();
        }
        ann.post("/api/challenges", CHALLENGE).refused(429);
        try (LiveServer strict = LiveServer.strictBehindProxy()) {
            strict.member("Benedict");
            strict.member("Bernadette");
            int status = 200;
            int sent = 0;
            for (int i = 0; i < 10 && status == 200; i++) {
                Client crowd = strict.stranger().fromAddress("203.0.113.7");
                for (int k = 0; k < 4 && status == 200; k++) {
                    ApiResponse answer = crowd.post(
                            "/api/challenges", CHALLENGE.replace("Benedict", k % 2 == 0 ? "Benedict" : "Bernadette"));
                    status = answer.status();
                    sent += status == 200 ? 1 : 0;
                }
            }
            assertEquals(429, status);
            assertTrue(sent >= ServerLimits.CHALLENGES_PER_ADDRESS.burst() && sent < 40, sent + " challenges");
        }
    }

    @Test
    void mutedPeopleAreOnlyHiddenInChat() {
        setRelation(ben, "Annette", "mute", true).ok();
        ApiResponse table = ann.post("/api/challenges", CHALLENGE).ok();
        ben.command(table.text("id"), "join", "{\"invitation\":\"" + table.text("invitation") + "\"}")
                .ok();
        ann.command(table.text("id"), "chat", "{\"text\":\"blah\"}").ok();
        String path = "/api/tables/" + table.text("id") + "/chat";
        assertFalse(ben.get(path).ok().body().contains("blah"));
        setRelation(ben, "Annette", "mute", false).ok();
        assertTrue(ben.get(path).ok().body().contains("blah"));
    }
}
