package org.merlon.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** Following, challenging, blocking and muting, through the routes. */
final class FriendsTest {
    private static final String DUEL = "{\"name\":\"Benedict\",\"table\":{\"game\":\"torres\",\"players\":2}}";

    @AutoClose
    private final LiveServer server = LiveServer.inMemory();

    private final Client ann = server.member("Annette");
    private final Client ben = server.member("Benedict");

    private static Answer bond(Client who, String name, String kind, boolean on) {
        return who.post("/api/my/people", "{\"name\":\"" + name + "\",\"kind\":\"" + kind + "\",\"on\":" + on + "}");
    }

    private static String people(Client who) {
        return who.get("/api/my/people").ok().body();
    }

    @Test
    void whoIsFollowedIsSeenToBeHere() {
        bond(ann, "benedict", "follow", true).ok();
        assertTrue(people(ann).contains("\"name\":\"Benedict\",\"kind\":\"follow\""), people(ann));
        assertTrue(people(ann).contains("\"here\":true"));
        assertTrue(ann.get("/api/players/Benedict/profile").ok().body().contains("\"bonds\":[\"follow\"]"));
        assertEquals("{\"people\":[]}", people(ben));
        bond(ben, "Annette", "block", true).ok();
        assertTrue(people(ann).contains("\"here\":false"), "not for whom one has blocked");
        assertTrue(ann.get("/api/players/Benedict/profile").ok().body().contains("\"here\":false"));
        bond(ann, "Benedict", "follow", false).ok();
        assertEquals("{\"people\":[]}", people(ann));
        bond(ann, "Annette", "follow", true).refused(422);
        bond(ann, "Benedict", "adore", true).refused(422);
    }

    @Test
    void aChallengeKeepsASeatAndIsToldToWhomItIsFor() {
        Answer table = ann.post("/api/challenges", DUEL).ok();
        String id = table.text("id");
        String invitation = table.text("invitation");
        String told = ben.get("/api/my/challenges").ok().body();
        assertTrue(told.contains(id) && told.contains(invitation) && told.contains("\"mine\":false"), told);
        assertTrue(ann.get("/api/my/challenges").ok().body().contains("\"with\":\"Benedict\",\"mine\":true"));
        Client cleo = server.member("Cleopatra");
        assertFalse(cleo.get("/api/my/challenges").ok().body().contains(id));
        String invited = "{\"invitation\":\"" + invitation + "\"}";
        cleo.at(id, "join", invited).refused(422);
        cleo.at(id, "join", "{\"seat\":1,\"invitation\":\"" + invitation + "\"}")
                .refused(422);
        assertTrue(cleo.get("/api/tables/" + id + "/reserved?invitation=" + invitation)
                .ok()
                .body()
                .contains("{\"seat\":1,\"name\":\"Benedict\"}"));
        cleo.send("DELETE", "/api/challenges/" + id, "{}").refused(404);
        ben.at(id, "join", invited).ok();
        assertEquals("{\"challenges\":[]}", ben.get("/api/my/challenges").ok().body());
    }

    @Test
    void whoDeclinesFreesTheSeat() {
        Answer table = ann.post("/api/challenges", DUEL).ok();
        ben.send("DELETE", "/api/challenges/" + table.text("id"), "{}").ok();
        assertEquals("{\"challenges\":[]}", ann.get("/api/my/challenges").ok().body());
        Client cleo = server.member("Cleopatra");
        cleo.at(table.text("id"), "join", "{\"invitation\":\"" + table.text("invitation") + "\"}")
                .ok();
    }

    @Test
    void whoIsBlockedNeitherChallengesNorSitsDownNorIsHeard() {
        bond(ben, "Annette", "block", true).ok();
        ann.post("/api/challenges", DUEL).refused(403);
        String table = ben.post("/api/tables", "{\"game\":\"torres\",\"players\":2,\"listed\":true}")
                .ok()
                .text("id");
        ann.at(table, "join", "{}").refused(403);
        Line line = ben.socket();
        line.send(Seats.watch(table));
        line.take("table");
        Client cleo = server.member("Cleopatra");
        ann.at(table, "chat", "{\"text\":\"let me in\"}").ok();
        cleo.at(table, "chat", "{\"text\":\"hello\"}").ok();
        assertTrue(cleo.get("/api/tables/" + table + "/chat").ok().body().contains("let me in"));
        ben.at(table, "leave", "{}").ok(); // so that he is in the spectators' room
        ann.at(table, "chat", "{\"text\":\"let me in\"}").ok();
        cleo.at(table, "chat", "{\"text\":\"hello again\"}").ok();
        assertEquals("hello again", Answer.text(line.await("said"), "text"));
        String heard = ben.get("/api/tables/" + table + "/chat").ok().body();
        assertTrue(heard.contains("hello") && !heard.contains("let me in"), heard);
    }

    @Test
    void whoIsMutedIsOnlyNotHeard() {
        bond(ben, "Annette", "mute", true).ok();
        Answer table = ann.post("/api/challenges", DUEL).ok();
        ben.at(table.text("id"), "join", "{\"invitation\":\"" + table.text("invitation") + "\"}")
                .ok();
        ann.at(table.text("id"), "chat", "{\"text\":\"blah\"}").ok();
        String path = "/api/tables/" + table.text("id") + "/chat";
        assertFalse(ben.get(path).ok().body().contains("blah"));
        bond(ben, "Annette", "mute", false).ok();
        assertTrue(ben.get(path).ok().body().contains("blah"));
    }
}
