package org.merlon.server.web.routes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.merlon.engine.data.Data;
import org.merlon.protocol.json.Json;
import org.merlon.server.web.ApiResponse;
import org.merlon.server.web.Client;
import org.merlon.server.web.LiveServer;
import org.merlon.server.web.TestTables;

/** Export and deletion of a person's data, and account recovery with a code. */
final class PersonalDataRoutesTest {
    private static final String PASSWORD = "{\"password\":\"moat and drawbridge\"}";

    @AutoClose
    private final LiveServer server = LiveServer.inMemory();

    private final Client ann = server.member("Annette");
    private final Client ben = server.member("Benedict");

    private String createAllData() {
        String table = ann.post(
                        "/api/tables",
                        "{\"game\":\"torres\",\"listed\":true,\"start\":true,\"seats\":[{\"kind\":\"you\",\"name\":\"Aunt Mary\"},"
                                + "{\"kind\":\"bot\",\"name\":\"random\"}]}")
                .ok()
                .text("id");
        ann.command(table, "chat", "{\"text\":\"my own words\"}").ok();
        ann.send("PUT", "/api/tables/" + table + "/note", "{\"text\":\"my plan\"}")
                .ok();
        ann.post("/api/my/people", "{\"name\":\"Benedict\",\"kind\":\"follow\",\"on\":true}")
                .ok();
        ben.post("/api/my/people", "{\"name\":\"Annette\",\"kind\":\"follow\",\"on\":true}")
                .ok();
        ben.post("/api/challenges", "{\"name\":\"Annette\",\"table\":{\"game\":\"torres\"}}")
                .ok();
        ann.post("/api/reports", "{\"name\":\"Benedict\",\"reason\":\"my report\"}")
                .ok();
        ann.command(table, "resign", "{}").ok();
        return table;
    }

    @Test
    void exportContainsAllStoredData() {
        String table = createAllData();
        ApiResponse response = ann.get("/api/my/data").ok();
        String data = response.body();
        for (String text : new String[] {table, "my own words", "my plan", "Benedict", "my report", "Aunt Mary"}) {
            assertTrue(data.contains(text), text + " in " + data);
        }
        assertFalse(data.contains("$argon") || data.contains("secret_hash"), "no secret, not even a hashed one");
        assertEquals(
                "attachment; filename=\"merlon-data.json\"",
                response.headers().firstValue("Content-Disposition").orElse(""));
        assertFalse(ben.get("/api/my/data").ok().body().contains("my plan"));
    }

    @Test
    void deletionRemovesAllTraces() {
        String table = createAllData();
        String notes = ann.get("/api/my/notes").ok().body();
        assertTrue(notes.contains("my plan"), notes);
        ann.post("/api/forget-me", "{\"password\":\"wrong password\"}").refused(403);
        ann.post("/api/forget-me", PASSWORD).ok();
        server.stop();
        server.start(); // clears everything that was cached in memory
        for (String trace : new String[] {"Annette", "my own words", "my plan", "Aunt Mary"}) {
            assertEquals(0, server.memory().countOccurrences(trace), trace);
        }
        String finished = server.stranger().view(table).ok().body();
        assertTrue(finished.contains("former-"), finished);
        assertEquals("{\"people\":[]}", ben.get("/api/my/people").ok().body());
        assertTrue(server.stranger()
                .post(
                        "/api/verify",
                        server.stranger()
                                .get("/api/tables/" + table + "/export")
                                .ok()
                                .body())
                .ok()
                .body()
                .contains("\"fails\":false"));
    }

    @Test
    void deletionRemovesSeatNamesOfRunningGames() {
        String request =
                "{\"game\":\"torres\",\"seats\":[{\"kind\":\"you\",\"name\":\"Aunt Mary\"},{\"kind\":\"open\"}]}";
        String table = TestTables.startGame(ann, ben, request);
        assertTrue(ben.view(table).ok().body().contains("Aunt Mary"));
        ann.post("/api/forget-me", PASSWORD).ok();
        assertFalse(ben.view(table).ok().body().contains("Aunt Mary"));
        ben.command(table, "resign", "{}").ok();
        assertEquals(0, server.memory().countOccurrences("Aunt Mary"));
    }

    @Test
    void recoveryCodeWorksOnce() {
        Client cleo = server.guest();
        String code = cleo.post("/api/claim", "{\"name\":\"Cleopatra\",\"password\":\"moat and drawbridge\"}")
                .ok()
                .text("recovery");
        Client elsewhere = server.stranger();
        String request = "{\"name\":\"cleopatra\",\"code\":"
                + Json.write(new Data.Text(code.toLowerCase(Locale.ROOT).replace("-", " ")))
                + ",\"password\":\"portcullis and keep\"}";
        elsewhere.post("/api/recover", request.replace("cleopatra", "Benedict")).refused(403);
        ApiResponse back = elsewhere.post("/api/recover", request).ok();
        assertEquals("Cleopatra", elsewhere.get("/api/me").ok().text("name"));
        assertFalse(cleo.get("/api/me").ok().body().contains("Cleopatra"), "other sessions end");
        server.stranger().post("/api/recover", request).refused(403);
        assertFalse(back.text("recovery").equals(code));
        server.stranger()
                .post("/api/login", "{\"name\":\"Cleopatra\",\"password\":\"portcullis and keep\"}")
                .ok();
    }

    @Test
    void newRecoveryCodeRequiresPasswordAndReplacesOld() {
        ann.post("/api/my/recovery", "{\"password\":\"wrong password\"}").refused(403);
        String first = ann.post("/api/my/recovery", PASSWORD).ok().text("recovery");
        String second = ann.post("/api/my/recovery", PASSWORD).ok().text("recovery");
        String request = "{\"name\":\"Annette\",\"code\":\"CODE\",\"password\":\"portcullis and keep\"}";
        server.stranger().post("/api/recover", request.replace("CODE", first)).refused(403);
        server.stranger().post("/api/recover", request.replace("CODE", second)).ok();
    }

    @Test
    void guessingRecoveryCodesIsLimited() {
        try (LiveServer strict = LiveServer.strictBehindProxy()) {
            Client guesser = strict.stranger().fromAddress("203.0.113.5");
            int status = 0;
            for (int i = 0; i < 30 && status != 429; i++) {
                status = guesser.post(
                                "/api/recover",
                                "{\"name\":\"Annette\",\"code\":\"guess\",\"password\":\"portcullis and keep\"}")
                        .status();
            }
            assertEquals(429, status);
        }
    }
}
