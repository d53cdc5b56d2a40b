package org.merlon.server.web;

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

/** A guest who logs in may move the guest's games to the account. */
final class GuestGamesTest {
    private static final String LOGIN = "{\"name\":\"Rosamund\",\"password\":\"moat and drawbridge\"";

    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @EnumSource
    void whatAGuestHasGoesToTheAccount(TestDatabase.Kind kind) {
        try (LiveServer server = LiveServer.on(kind.create(folder))) {
            server.member("Rosamund");
            Client guest = server.guest();
            Client ben = server.guest();
            String name = guest.get("/api/me").ok().text("name");
            assertEquals(
                    new Data.Truth(false), guest.get("/api/me").json().fields().get("games"));
            String running = Seats.begin(guest, ben, "{\"game\":\"torres\"}");
            String kept = Seats.begin(guest, ben, "{\"game\":\"torres\"}");
            guest.at(kept, "leave", "{}").ok();
            String open =
                    guest.post("/api/tables", "{\"game\":\"torres\"}").ok().text("id");
            guest.at(open, "word", "{\"word\":\"barbican\"}").ok();
            String unseated = guest.post(
                            "/api/tables", "{\"game\":\"torres\",\"seats\":[{\"kind\":\"open\"},{\"kind\":\"open\"}]}")
                    .ok()
                    .text("id");
            String over = Seats.begin(ben, guest, "{\"game\":\"torres\"}");
            ben.at(over, "resign", "{}").ok();
            guest.send("PUT", "/api/tables/" + running + "/note", "{\"text\":\"castle first\"}")
                    .ok();
            guest.at(running, "chat", "{\"text\":\"hello\"}").ok();
            assertEquals(
                    new Data.Truth(true), guest.get("/api/me").json().fields().get("games"));
            Line line = guest.socket().send(Seats.watch(running));
            Client old = guest.copy("");

            guest.post("/api/login", LOGIN + ",\"bring\":true}").ok();
            assertEquals(1008, line.closed());
            assertEquals(Data.Null.NULL, old.get("/api/me").ok().json().fields().get("name"));
            check(guest, running, kept, open, unseated, over);
            String seen = ben.view(running).ok().body();
            assertTrue(seen.contains("Rosamund") && !seen.contains(name), seen);
            server.stop();
            server.start();
            check(guest, running, kept, open, unseated, over);
            int number = guest.view(running).ok().whole("number");
            guest.at(running, "move", Seats.body(number, "setup d8")).ok();
            guest.at(kept, "take-back", "{}").ok();
            guest.at(over, "rematch", "{}").ok();
            guest.at(unseated, "abort", "{}").ok();
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
    void theyStayWhereTheyAreUnlessThatIsWished(TestDatabase.Kind kind) {
        try (LiveServer server = LiveServer.on(kind.create(folder))) {
            server.member("Rosamund");
            Client guest = server.guest();
            String id = guest.post("/api/tables", Seats.VS_BOT).ok().text("id");
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
    void theLogsAreWhatTheyWere(TestDatabase.Kind kind) {
        TestDatabase place = kind.create(folder);
        try (LiveServer server = LiveServer.on(place)) {
            server.member("Rosamund");
            Client guest = server.guest();
            Client ben = server.guest();
            String running = Seats.begin(guest, ben, "{\"game\":\"torres\"}");
            guest.move(running, "setup d8");
            String over = Seats.begin(ben, guest, "{\"game\":\"torres\"}");
            ben.at(over, "resign", "{}").ok();
            guest.post("/api/login", LOGIN + ",\"bring\":true}").ok();
            assertTrue(guest.view(running).ok().body().contains("\"you\":[0]"));
            ben.move(running, "setup c6");
            StoredGamesCheck check = StoredGamesCheck.of(place.url(), folder, done -> {});
            assertEquals(2, check.games());
            assertEquals(List.of(), check.failures());
        }
    }

    @Test
    void aBrokenLogIsNotMendedByHandingItOver() {
        try (LiveServer server = LiveServer.inMemory()) {
            server.member("Rosamund");
            Client guest = server.guest();
            String running = Seats.begin(guest, server.guest(), "{\"game\":\"torres\"}");
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
