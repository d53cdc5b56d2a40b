package org.merlon.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.merlon.engine.data.Data;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.TestDatabase;
import org.merlon.server.store.admin.AdminStore;
import org.merlon.server.web.sockets.ClientSessions;

/** Operator decisions made in the database take effect on the running server. */
@Execution(ExecutionMode.CONCURRENT)
@ParameterizedClass
@EnumSource
class HostTest {
    @AutoClose
    private final LiveServer server;

    @AutoClose
    private final AdminStore host;

    private final Client ann;
    private final Client ben;

    HostTest(TestDatabase.Kind kind, @TempDir Path folder) {
        TestDatabase place = kind.create(folder);
        server = LiveServer.on(place);
        host = AdminStore.open(place.url(), place.folder(), "the host");
        ann = server.member("Annette");
        ben = server.member("Benedict");
    }

    private void decided(Runnable act) {
        act.run();
        server.look();
    }

    @Test
    void whoIsBannedLooksAndNoMore() {
        Line line = ben.socket();
        decided(() -> host.ban("benedict", null, "insults"));
        assertEquals(ClientSessions.POLICY, line.closed());
        Answer refused = ben.post("/api/tables", "{\"game\":\"torres\"}").refused(403);
        assertTrue(refused.text("reason").contains("insults"), refused.body());
        ben.get("/api/tables").ok();
        assertTrue(ben.get("/api/house").ok().body().contains("\"reason\":\"insults\""));
        ann.post("/api/tables", "{\"game\":\"torres\"}").ok();
        decided(() -> host.unban("Benedict", "apologised"));
        ben.post("/api/tables", "{\"game\":\"torres\"}").ok();
        decided(() -> host.ban("Benedict", System.currentTimeMillis() - 1, "too late"));
        ben.post("/api/tables", "{\"game\":\"torres\"}").ok();
        decided(() -> host.ban("Benedict", System.currentTimeMillis() + 3_600_000, "an hour"));
        ben.post("/api/tables", "{\"game\":\"torres\"}").refused(403);
        ben.post("/api/forget-me", "{\"password\":\"moat and drawbridge\"}").ok();
    }

    @Test
    void theBotsOfABannedPersonAreBannedToo() {
        Answer made = ben.post("/api/bots", "{\"name\":\"ironhead\"}").ok();
        Client bot = server.stranger().withToken(made.text("token"));
        bot.post("/api/tables", "{\"game\":\"torres\"}").ok();
        decided(() -> host.ban("Benedict", null, "insults"));
        bot.post("/api/tables", "{\"game\":\"torres\"}").refused(403);
    }

    @Test
    void inAHouseThatOnlyShowsNothingChanges() {
        String table = Seats.begin(ann, ben, "{\"game\":\"torres\"}");
        Line line = ann.socket();
        line.send(Seats.watch(table));
        line.take("table");
        decided(() -> host.setReadOnly(true, "moving house"));
        ann.at(table, "move", Seats.body(ann.view(table).ok().whole("number"), "setup d8"))
                .refused(503);
        line.send(Seats.moveMessage(table, 3, "setup d8"));
        assertEquals("unavailable", Answer.text(line.await("refused"), "code"));
        server.stranger().post("/api/visit", "{}").refused(503);
        assertTrue(ann.get("/api/house").ok().body().contains("\"readOnly\":true"));
        decided(() -> host.setReadOnly(false, "moved"));
        ann.move(table, "setup d8");
    }

    /** Tries all table commands as a banned person and in read-only mode. */
    @Test
    void overTheSocketNothingIsDoneEither() {
        String table = Seats.begin(ann, ben, "{\"game\":\"torres\",\"listed\":true}");
        decided(() -> host.ban("Benedict", null, "insults"));
        assertRefusedBothWays(ben, table, "forbidden", 403);
        assertRefusedBothWays(ben, "nosuchtable", "forbidden", 403);
        decided(() -> host.unban("Benedict", "apologised"));
        decided(() -> host.setReadOnly(true, "moving house"));
        assertRefusedBothWays(ben, table, "unavailable", 503);
        assertRefusedBothWays(server.stranger(), table, "unavailable", 503);
    }

    private static void assertRefusedBothWays(Client client, String table, String code, int status) {
        Line line = client.socket();
        for (String deed : SocketAccessTest.DEEDS) {
            String body = AccessTest.rowOf(deed).body().replace("NUMBER", "3");
            Answer told = client.at(table, deed, body).refused(status);
            Data.Obj refused = line.send(Seats.message(deed, table, body)).take("refused");
            assertEquals(code, Answer.text(refused, "code"), deed);
            assertEquals(told.text("reason"), Answer.text(refused, "reason"), deed);
        }
        line.close();
    }

    @Test
    void whatIsAnnouncedIsTold() {
        assertTrue(server.stranger().get("/api/house").ok().body().contains("\"announcement\":null"));
        decided(() -> host.announce("Tournament on Sunday", "it is so"));
        assertEquals(
                "Tournament on Sunday", server.stranger().get("/api/house").ok().text("announcement"));
        decided(() -> host.announce(null, "it is over"));
        assertTrue(server.stranger().get("/api/house").ok().body().contains("\"announcement\":null"));
    }

    @Test
    void anotherNameIsShownAtOnce() {
        String table = ann.post("/api/tables", "{\"game\":\"torres\",\"listed\":true}")
                .ok()
                .text("id");
        assertTrue(ben.view(table).body().contains("Annette"));
        decided(() -> host.rename("annette", "Rosamund", "asked for it"));
        assertFalse(ben.get("/api/tables").ok().body().contains("Annette"));
        assertEquals("Rosamund", ann.get("/api/me").ok().text("name"));
        assertThrows(StoreException.class, () -> host.rename("Rosamund", "benedict", "no"));
        assertThrows(StoreException.class, () -> host.rename("Annette", "Anybody", "no"));
    }

    @Test
    void wordsAreRemovedAndReportsReadAndEverythingIsNoted() {
        String table = Seats.begin(ann, ben, "{\"game\":\"torres\",\"listed\":true}");
        ben.at(table, "chat", "{\"text\":\"you knave\"}").ok();
        ann.at(table, "chat", "{\"text\":\"fie\"}").ok();
        ann.post(
                        "/api/reports",
                        "{\"name\":\"Benedict\",\"table\":\"" + table
                                + "\",\"line\":\"you knave\",\"reason\":\"rude\"}")
                .ok();
        ann.post("/api/reports", "{\"reason\":\"just so\"}").refused(422);
        var report = host.reports(10).getFirst();
        assertEquals("you knave", report.line());
        assertEquals(table, report.table());
        assertEquals(1, host.removeChat(table, "Benedict", "rude"));
        String left = ann.get("/api/tables/" + table + "/chat").ok().body();
        assertTrue(left.contains("fie") && !left.contains("knave"), left);
        host.closeReport(report.number(), "removed");
        assertEquals(0, host.reports(10).size());
        assertThrows(StoreException.class, () -> host.closeReport(report.number(), "twice"));
        var acts = host.auditLog(10);
        assertEquals(2, acts.size(), "what came to nothing is not noted");
        assertEquals("close-report", acts.get(0).act());
        assertEquals("the host", acts.get(1).who());
        assertEquals("rude", acts.get(1).why());
    }
}
