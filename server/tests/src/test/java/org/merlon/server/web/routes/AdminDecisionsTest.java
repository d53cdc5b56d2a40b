package org.merlon.server.web.routes;

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
import org.merlon.server.store.admin.AdminOperations;
import org.merlon.server.web.ApiResponse;
import org.merlon.server.web.Client;
import org.merlon.server.web.LiveServer;
import org.merlon.server.web.TestTables;
import org.merlon.server.web.WebSocketClient;
import org.merlon.server.web.sockets.ClientSessions;
import org.merlon.server.web.sockets.WebSocketAccessTest;

/** Operator decisions made in the database take effect on the running server. */
@Execution(ExecutionMode.CONCURRENT)
@ParameterizedClass
@EnumSource
class AdminDecisionsTest {
    @AutoClose
    private final LiveServer server;

    @AutoClose
    private final AdminOperations admin;

    private final Client ann;
    private final Client ben;

    AdminDecisionsTest(TestDatabase.Kind kind, @TempDir Path folder) {
        TestDatabase place = kind.create(folder);
        server = LiveServer.on(place);
        admin = AdminOperations.open(place.url(), place.folder(), "the host");
        ann = server.member("Annette");
        ben = server.member("Benedict");
    }

    private void decide(Runnable decision) {
        decision.run();
        server.refreshModeration();
    }

    @Test
    void bannedPeopleCanOnlyRead() {
        WebSocketClient webSocket = ben.openWebSocket();
        decide(() -> admin.ban("benedict", null, "insults"));
        assertEquals(ClientSessions.POLICY, webSocket.closeCode());
        ApiResponse refused = ben.post("/api/tables", "{\"game\":\"torres\"}").refused(403);
        assertTrue(refused.text("reason").contains("insults"), refused.body());
        ben.get("/api/tables").ok();
        assertTrue(ben.get("/api/house").ok().body().contains("\"reason\":\"insults\""));
        ann.post("/api/tables", "{\"game\":\"torres\"}").ok();
        decide(() -> admin.unban("Benedict", "apologised"));
        ben.post("/api/tables", "{\"game\":\"torres\"}").ok();
        decide(() -> admin.ban("Benedict", System.currentTimeMillis() - 1, "too late"));
        ben.post("/api/tables", "{\"game\":\"torres\"}").ok();
        decide(() -> admin.ban("Benedict", System.currentTimeMillis() + 3_600_000, "an hour"));
        ben.post("/api/tables", "{\"game\":\"torres\"}").refused(403);
        ben.post("/api/forget-me", "{\"password\":\"moat and drawbridge\"}").ok();
    }

    @Test
    void banIncludesBotsOfPerson() {
        ApiResponse created = ben.post("/api/bots", "{\"name\":\"ironhead\"}").ok();
        Client bot = server.stranger().withToken(created.text("token"));
        bot.post("/api/tables", "{\"game\":\"torres\"}").ok();
        decide(() -> admin.ban("Benedict", null, "insults"));
        bot.post("/api/tables", "{\"game\":\"torres\"}").refused(403);
    }

    @Test
    void readOnlyModeRefusesChanges() {
        String table = TestTables.startGame(ann, ben, "{\"game\":\"torres\"}");
        WebSocketClient webSocket = ann.openWebSocket();
        webSocket.send(TestTables.watchMessage(table));
        webSocket.expect("table");
        decide(() -> admin.setReadOnly(true, "moving house"));
        ann.command(table, "move", TestTables.moveBody(ann.view(table).ok().number("number"), "setup d8"))
                .refused(503);
        webSocket.send(TestTables.moveMessage(table, 3, "setup d8"));
        assertEquals("unavailable", ApiResponse.text(webSocket.await("refused"), "code"));
        server.stranger().post("/api/visit", "{}").refused(503);
        assertTrue(ann.get("/api/house").ok().body().contains("\"readOnly\":true"));
        decide(() -> admin.setReadOnly(false, "moved"));
        ann.move(table, "setup d8");
    }

    /** Tries all table commands as a banned person and in read-only mode. */
    @Test
    void banAndReadOnlyModeApplyToWebSocket() {
        String table = TestTables.startGame(ann, ben, "{\"game\":\"torres\",\"listed\":true}");
        decide(() -> admin.ban("Benedict", null, "insults"));
        assertRefusedBothWays(ben, table, "forbidden", 403);
        assertRefusedBothWays(ben, "nosuchtable", "forbidden", 403);
        decide(() -> admin.unban("Benedict", "apologised"));
        decide(() -> admin.setReadOnly(true, "moving house"));
        assertRefusedBothWays(ben, table, "unavailable", 503);
        assertRefusedBothWays(server.stranger(), table, "unavailable", 503);
    }

    private static void assertRefusedBothWays(Client client, String table, String code, int status) {
        WebSocketClient webSocket = client.openWebSocket();
        for (String command : WebSocketAccessTest.COMMANDS) {
            String body = RouteAccessTest.rowOfCommand(command).body().replace("NUMBER", "3");
            ApiResponse response = client.command(table, command, body).refused(status);
            Data.Obj refused = webSocket
                    .send(TestTables.commandMessage(command, table, body))
                    .expect("refused");
            assertEquals(code, ApiResponse.text(refused, "code"), command);
            assertEquals(response.text("reason"), ApiResponse.text(refused, "reason"), command);
        }
        webSocket.close();
    }

    @Test
    void announcementIsServed() {
        assertTrue(server.stranger().get("/api/house").ok().body().contains("\"announcement\":null"));
        decide(() -> admin.announce("Tournament on Sunday", "it is so"));
        assertEquals(
                "Tournament on Sunday", server.stranger().get("/api/house").ok().text("announcement"));
        decide(() -> admin.announce(null, "it is over"));
        assertTrue(server.stranger().get("/api/house").ok().body().contains("\"announcement\":null"));
    }

    @Test
    void renamingIsShownImmediately() {
        String table = ann.post("/api/tables", "{\"game\":\"torres\",\"listed\":true}")
                .ok()
                .text("id");
        assertTrue(ben.view(table).body().contains("Annette"));
        decide(() -> admin.rename("annette", "Rosamund", "asked for it"));
        assertFalse(ben.get("/api/tables").ok().body().contains("Annette"));
        assertEquals("Rosamund", ann.get("/api/me").ok().text("name"));
        assertThrows(StoreException.class, () -> admin.rename("Rosamund", "benedict", "no"));
        assertThrows(StoreException.class, () -> admin.rename("Annette", "Anybody", "no"));
    }

    @Test
    void removesChatClosesReportsAndWritesAuditLog() {
        String table = TestTables.startGame(ann, ben, "{\"game\":\"torres\",\"listed\":true}");
        ben.command(table, "chat", "{\"text\":\"you knave\"}").ok();
        ann.command(table, "chat", "{\"text\":\"fie\"}").ok();
        ann.post(
                        "/api/reports",
                        "{\"name\":\"Benedict\",\"table\":\"" + table
                                + "\",\"line\":\"you knave\",\"reason\":\"rude\"}")
                .ok();
        ann.post("/api/reports", "{\"reason\":\"just so\"}").refused(422);
        var report = admin.reports(10).getFirst();
        assertEquals("you knave", report.line());
        assertEquals(table, report.table());
        assertEquals(1, admin.removeChat(table, "Benedict", "rude"));
        String left = ann.get("/api/tables/" + table + "/chat").ok().body();
        assertTrue(left.contains("fie") && !left.contains("knave"), left);
        admin.closeReport(report.number(), "removed");
        assertEquals(0, admin.reports(10).size());
        assertThrows(StoreException.class, () -> admin.closeReport(report.number(), "twice"));
        var acts = admin.auditLog(10);
        assertEquals(2, acts.size(), "what came to nothing is not noted");
        assertEquals("close-report", acts.get(0).act());
        assertEquals("the host", acts.get(1).who());
        assertEquals("rude", acts.get(1).why());
    }
}
