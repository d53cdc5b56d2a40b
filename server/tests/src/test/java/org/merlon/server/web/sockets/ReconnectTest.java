package org.merlon.server.web.sockets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.merlon.engine.data.Data;
import org.merlon.server.web.ApiResponse;
import org.merlon.server.web.Client;
import org.merlon.server.web.LiveServer;
import org.merlon.server.web.RawConnection;
import org.merlon.server.web.TestTables;
import org.merlon.server.web.WebSocketClient;

/** Reconnecting after a break, and clients that are too slow. */
final class ReconnectTest {
    @AutoClose
    private final LiveServer server = LiveServer.inMemory();

    private static int playMoves(Client client, String id, int moves) {
        Data.Obj view = client.view(id).ok().json();
        for (int i = 0; i < moves; i++) {
            String move = TestTables.legalMoves(view).getLast();
            view = client.command(id, "move", TestTables.moveBody(ApiResponse.number(view, "number"), move))
                    .ok()
                    .json();
        }
        return ApiResponse.number(view, "number");
    }

    private static List<Data> entries(Data.Obj message) {
        return message.fields().get("entries") instanceof Data.Arr list ? list.items() : List.of();
    }

    @Test
    void reconnectingClientGetsMissedEntries() {
        Client ann = server.guest();
        String id = TestTables.createForOnePerson(ann);
        WebSocketClient webSocket = server.stranger().openWebSocket().send(TestTables.watchMessage(id));
        int seen = ApiResponse.number(TestTables.viewIn(webSocket.expect("table")), "number");
        webSocket.abort();
        int now = playMoves(ann, id, 12);
        WebSocketClient again = server.stranger().openWebSocket().send(TestTables.watchAfterMessage(id, seen));
        Data.Obj missed = again.expect("missed");
        assertEquals(12, entries(missed).size());
        assertEquals(now, ApiResponse.number(TestTables.viewIn(missed), "number"));
        WebSocketClient upToDate = server.stranger().openWebSocket().send(TestTables.watchAfterMessage(id, now));
        assertEquals(List.of(), entries(upToDate.expect("missed")));
        WebSocketClient ahead = server.stranger().openWebSocket().send(TestTables.watchAfterMessage(id, now + 5));
        ahead.expect("table");
        playMoves(ann, id, 1);
        assertEquals(now + 1, ApiResponse.number(TestTables.viewIn(again.await("entry")), "number"));
        again.send("{\"type\":\"unwatch\",\"table\":\"" + id + "\",\"ref\":\"u\"}");
        assertEquals("u", ApiResponse.text(again.await("done"), "ref"));
        playMoves(ann, id, 1);
        again.send("{\"type\":\"ping\",\"ref\":\"p\"}");
        assertEquals("p", ApiResponse.text(again.expect("pong"), "ref"), "nothing was heard in between");
    }

    @Test
    void sendsWholeTableAfterTooManyMissedEntries() {
        Client ann = server.guest();
        String id = TestTables.createForOnePerson(ann);
        for (int i = 0; i < 101; i++) {
            playMoves(ann, id, 1);
            ann.command(id, "ask-undo", "{\"kept\":0}").ok();
        }
        WebSocketClient webSocket = server.stranger().openWebSocket().send(TestTables.watchAfterMessage(id, 0));
        assertFalse(webSocket.expect("table").fields().containsKey("entries"));
    }

    /** A client that reads nothing is disconnected when its queue is full, and gets everything when it reconnects. */
    @Test
    void slowClientIsDisconnectedAndReconnects() {
        Client ann = server.guest();
        String id = TestTables.createForOnePerson(ann);
        try (RawConnection idleReader = RawConnection.openWatcherThatNeverReads(server.port(), id)) {
            assertFalse(idleReader.socket.isClosed());
            WebSocketClient watching = server.stranger().openWebSocket().send(TestTables.watchMessage(id));
            watching.expect("table");
            Data.Obj view = ann.view(id).ok().json();
            int sockets = server.sessionCount();
            for (int i = 0; i < 20_000 && (i % 50 != 0 || server.sessionCount() == sockets); i++) {
                // Play and undo, so that the game never ends.
                List<String> legal = TestTables.legalMoves(view);
                view = ann.command(
                                id, "move", TestTables.moveBody(ApiResponse.number(view, "number"), legal.getFirst()))
                        .ok()
                        .json();
                view = ann.command(id, "ask-undo", "{\"kept\":0}").ok().json();
                watching.await("entry");
                Data.Obj watchedView = TestTables.viewIn(watching.await("entry"));
                assertEquals(
                        ApiResponse.number(view, "number"),
                        ApiResponse.number(watchedView, "number"),
                        "others miss nothing");
            }
            assertTrue(server.sessionCount() < sockets, "it was cut");
            watching.send("{\"type\":\"ping\"}");
            assertEquals("pong", nextTypeExceptPresence(watching), "nothing is heard twice");
            WebSocketClient again = server.stranger().openWebSocket().send(TestTables.watchMessage(id));
            assertEquals(
                    ApiResponse.number(view, "number"),
                    ApiResponse.number(TestTables.viewIn(again.expect("table")), "number"));
        }
    }

    /** Returns the type of the next message that is not about presence. */
    private static String nextTypeExceptPresence(WebSocketClient webSocket) {
        while (true) {
            String type = ApiResponse.text(ApiResponse.parse(webSocket.nextText()), "type");
            if (!type.equals("presence")) {
                return type;
            }
        }
    }
}
