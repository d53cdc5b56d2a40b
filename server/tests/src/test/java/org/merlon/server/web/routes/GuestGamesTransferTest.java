package org.merlon.server.web.routes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.merlon.engine.data.Data;
import org.merlon.server.archive.StoredGamesCheck;
import org.merlon.server.store.TestDatabase;
import org.merlon.server.web.Client;
import org.merlon.server.web.LiveServer;
import org.merlon.server.web.TestTables;
import org.merlon.server.web.WebSocketClient;

/** A guest who logs in may move the guest's games to the account. */
final class GuestGamesTransferTest {
    private static final String LOGIN = "{\"name\":\"Rosamund\",\"password\":\"moat and drawbridge\"";

    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @EnumSource
    void movesGuestGamesToAccount(TestDatabase.Kind kind) {
        try (LiveServer server = LiveServer.on(kind.create(folder))) {
            server.member("Rosamund");
            Client guest = server.guest();
            Client ben = server.guest();
            String name = guest.get("/api/me").ok().text("name");
            assertEquals(
                    new Data.Truth(false), guest.get("/api/me").json().fields().get("games"));
            String running = TestTables.startGame(guest, ben, "{\"game\":\"torres\"}");
            String kept = TestTables.startGame(guest, ben, "{\"game\":\"torres\"}");
            guest.command(kept, "leave", "{}").ok();
            String open =
                    guest.post("/api/tables", "{\"game\":\"torres\"}").ok().text("id");
            guest.command(open, "word", "{\"word\":\"barbican\"}").ok();
            String unseated = guest.post(
                            "/api/tables", "{\"game\":\"torres\",\"seats\":[{\"kind\":\"open\"},{\"kind\":\"open\"}]}")
                    .ok()
                    .text("id");
            String over = TestTables.startGame(ben, guest, "{\"game\":\"torres\"}");
            ben.command(over, "resign", "{}").ok();
            guest.send("PUT", "/api/tables/" + running + "/note", "{\"text\":\"castle first\"}")
                    .ok();
            guest.command(running, "chat", "{\"text\":\"hello\"}").ok();
            assertEquals(
                    new Data.Truth(true), guest.get("/api/me").json().fields().get("games"));
            WebSocketClient webSocket = guest.openWebSocket().send(TestTables.watchMessage(running));
            Client old = guest.copy("");

            guest.post("/api/login", LOGIN + ",\"bring\":true}").ok();
            assertEquals(1008, webSocket.closeCode());
            assertEquals(Data.Null.NULL, old.get("/api/me").ok().json().fields().get("name"));
            check(guest, running, kept, open, unseated, over);
            String seen = ben.view(running).ok().body();
            assertTrue(seen.contains("Rosamund") && !seen.contains(name), seen);
            server.stop();
            server.start();
            check(guest, running, kept, open, unseated, over);
            int number = guest.view(running).ok().number("number");
            guest.command(running, "move", TestTables.moveBody(number, "setup d8"))
                    .ok();
            guest.command(kept, "take-back", "{}").ok();
            guest.command(over, "rematch", "{}").ok();
            guest.command(unseated, "abort", "{}").ok();
            assertTrue(ben.get("/api/tables/" + running + "/log").ok().body().contains("\"move\":\"setup d8\""));
        }
    }

    private static void check(Client member, String running, String kept, String open, String unseated, String over) {
        assertTrue(member.view(running).ok().body().contains("\"you\":[0]"));
        assertTrue(member.view(kept).ok().body().contains("\"yours\":true"));
        assertTrue(member.view(open).ok().body().contains("\"youStart\":true"));
        assertFalse(member.view(open).ok().body().contains("\"wordCommitments\":[null"), "a word given stays given");
        assertTrue(member.view(unseated).ok().body().contains("\"youStart\":true"));
        assertTrue(member.view(over).ok().body().contains("\"you\":[1]"));
        String mine = member.get("/api/my/tables").ok().body();
        assertTrue(mine.contains(running) && mine.contains(kept) && mine.contains(open), mine);
        assertEquals(running, member.get("/api/my/next").ok().text("table"));
        assertTrue(member.get("/api/finished?player=Rosamund").ok().body().contains(over));
        assertEquals(
                "castle first",
                member.get("/api/tables/" + running + "/note").ok().text("text"));
        assertTrue(member.get("/api/tables/" + running + "/chat").ok().body().contains("\"name\":\"Rosamund\""));
    }

    @ParameterizedTest
    @EnumSource
    void keepsGuestGamesUnlessRequested(TestDatabase.Kind kind) {
        try (LiveServer server = LiveServer.on(kind.create(folder))) {
            server.member("Rosamund");
            Client guest = server.guest();
            String id = guest.post("/api/tables", TestTables.AGAINST_BOT).ok().text("id");
            Client thief = server.guest();
            thief.post("/api/login", LOGIN.replace("moat", "goat") + ",\"bring\":true}")
                    .refused(403);
            guest.post("/api/login", LOGIN + "}").ok();
            guest.view(id).refused(404);
            assertEquals("Rosamund", guest.get("/api/me").ok().text("name"));
        }
    }

    @ParameterizedTest
    @EnumSource
    void transferLeavesLogsUnchanged(TestDatabase.Kind kind) {
        TestDatabase place = kind.create(folder);
        try (LiveServer server = LiveServer.on(place)) {
            server.member("Rosamund");
            Client guest = server.guest();
            Client ben = server.guest();
            String running = TestTables.startGame(guest, ben, "{\"game\":\"torres\"}");
            guest.move(running, "setup d8");
            String over = TestTables.startGame(ben, guest, "{\"game\":\"torres\"}");
            ben.command(over, "resign", "{}").ok();
            guest.post("/api/login", LOGIN + ",\"bring\":true}").ok();
            assertTrue(guest.view(running).ok().body().contains("\"you\":[0]"));
            ben.move(running, "setup c6");
            StoredGamesCheck check = StoredGamesCheck.of(place.url(), folder, done -> {});
            assertEquals(2, check.games());
            assertEquals(List.of(), check.failures());
        }
    }

    @Test
    void transferDoesNotRepairBrokenLog() {
        try (LiveServer server = LiveServer.inMemory()) {
            server.member("Rosamund");
            Client guest = server.guest();
            String running = TestTables.startGame(guest, server.guest(), "{\"game\":\"torres\"}");
            guest.move(running, "setup d8");
            server.stop();
            server.memory()
                    .execute("UPDATE entry SET time = time - 1 WHERE number = 1 AND table_id = '" + running + "'");
            server.start();
            assertTrue(guest.view(running).ok().text("trouble").contains("a time in its log"));
            guest.post("/api/login", LOGIN + ",\"bring\":true}").ok();
            assertTrue(guest.view(running).ok().body().contains("\"you\":[0]"));
            server.stop();
            server.start();
            assertTrue(guest.view(running).ok().body().contains("\"you\":[0]"));
            assertTrue(guest.view(running).ok().text("trouble").contains("a time in its log"));
        }
    }
}
