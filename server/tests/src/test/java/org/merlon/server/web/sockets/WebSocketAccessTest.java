package org.merlon.server.web.sockets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.merlon.engine.data.Data;
import org.merlon.server.game.LiveGame.Phase;
import org.merlon.server.web.ApiResponse;
import org.merlon.server.web.LiveServer;
import org.merlon.server.web.TestTables;
import org.merlon.server.web.WebSocketClient;
import org.merlon.server.web.routes.AccessScenario;
import org.merlon.server.web.routes.RouteAccessTest;
import org.merlon.server.wire.Inbound;
import org.merlon.server.wire.codec.SealedVariant;
import org.merlon.server.wire.table.TableCommand;

/**
 * The access rules of WebSocket messages: a row for each message, a column for each role. Table commands have the row
 * of their HTTP route, and are refused for the same reason.
 */
public final class WebSocketAccessTest {
    private static final LiveServer SERVER = LiveServer.inMemory();

    /** A message and the expected results at an unlisted and at a listed table: ok, or an error code. */
    private record Row(Phase phase, String message, String unlisted, String listed) {}

    private static final Map<String, Row> ROWS = new TreeMap<>();

    /** The names of all table commands. */
    public static final List<String> COMMANDS = SealedVariant.of(TableCommand.class).stream()
            .map(SealedVariant::name)
            .toList();

    private static void row(String type, String more, String unlisted, String listed) {
        String message = "{\"type\":\"" + type + "\",\"ref\":\"r\"" + more + "}";
        ROWS.put(type, new Row(Phase.PLAYING, message, unlisted, listed));
    }

    static {
        String table = ",\"table\":\"{id}\"";
        // role:          stranger other invited player creator member bot
        String everybody = "ok ok ok ok ok ok ok";
        row("ping", "", everybody, everybody);
        row("watch", table + ",\"invitation\":\"INVITATION\"", "unknown unknown ok ok ok unknown unknown", everybody);
        row("unwatch", table, everybody, everybody);
        for (String command : COMMANDS) {
            RouteAccessTest.Row route = RouteAccessTest.rowOfCommand(command);
            String message = TestTables.commandMessage(command, "{id}", route.body());
            ROWS.put(
                    command, new Row(route.phase(), message, errorCodes(route.unlisted()), errorCodes(route.listed())));
        }
    }

    /**
     * Converts HTTP statuses to error codes. Over the WebSocket strangers do not become guests, so they are refused.
     */
    private static String errorCodes(String statuses) {
        String codes = statuses.replace("200", "ok")
                .replace("403", "forbidden")
                .replace("404", "unknown")
                .replace("409", "stale")
                .replace("422", "refused");
        return "forbidden" + codes.substring(codes.indexOf(' '));
    }

    @AfterAll
    static void stop() {
        SERVER.close();
    }

    @Test
    void everyMessageHasARow() {
        var known = new TreeSet<String>();
        SealedVariant.of(Inbound.class).forEach(each -> known.add(each.name()));
        known.remove("gate"); // has no response
        assertEquals(known, ROWS.keySet());
    }

    @Test
    void everyResponseMatchesItsRow() {
        var wrong = new ArrayList<String>();
        for (boolean listed : new boolean[] {false, true}) {
            var scenarios = new EnumMap<Phase, AccessScenario>(Phase.class); // unchanged so far
            ROWS.forEach((type, row) -> {
                String[] expected = (listed ? row.listed : row.unlisted).split(" ", -1);
                for (AccessScenario.Role role : AccessScenario.Role.values()) {
                    AccessScenario scenario =
                            scenarios.computeIfAbsent(row.phase, phase -> new AccessScenario(SERVER, listed, phase));
                    int before = scenario.logLength();
                    WebSocketClient webSocket = scenario.clientOf(role).openWebSocket();
                    webSocket.send(scenario.fillIn(row.message, role).replace("NUMBER", String.valueOf(before)));
                    Data.Obj answer = answer(webSocket);
                    String code = ApiResponse.text(answer, "type").equals("refused")
                            ? ApiResponse.text(answer, "code")
                            : "ok";
                    if (!code.equals(expected[role.ordinal()])) {
                        wrong.add(listed + " " + role + " " + type + ": " + code);
                    }
                    boolean command = COMMANDS.contains(type);
                    if (code.equals("ok")) {
                        if (command) {
                            scenarios.remove(row.phase);
                        }
                    } else if (scenario.logLength() != before) {
                        wrong.add(role + " " + type + ": refused, and the log has grown");
                    } else if (command
                            && role != AccessScenario.Role.STRANGER
                            && !isRefusedBothWays(type, answer, scenario, role)) {
                        wrong.add(listed + " " + role + " " + type + ": not refused as over HTTP, but " + answer);
                    }
                    webSocket.close();
                }
            });
        }
        assertEquals(List.of(), wrong);
    }

    /** Returns whether HTTP gives the same refusal as the WebSocket. */
    private static boolean isRefusedBothWays(
            String type, Data.Obj refused, AccessScenario scenario, AccessScenario.Role role) {
        String body = scenario.fillIn(RouteAccessTest.rowOfCommand(type).body(), role);
        Data.Obj response = scenario.clientOf(role)
                .command(scenario.tableId, type, body.replace("NUMBER", String.valueOf(scenario.logLength())))
                .json();
        return Stream.of("code", "reason", "phrases")
                .allMatch(field -> Objects.equals(
                        response.fields().get(field), refused.fields().get(field)));
    }

    private static Data.Obj answer(WebSocketClient webSocket) {
        while (true) {
            Data.Obj message = ApiResponse.parse(webSocket.nextText());
            if (message.fields().containsKey("ref")) {
                assertEquals("r", ApiResponse.text(message, "ref"));
                return message;
            }
        }
    }

    @Test
    void chatStaysInItsRoom() {
        var scenario = new AccessScenario(SERVER, false, Phase.PLAYING);
        WebSocketClient player = scenario.clientOf(AccessScenario.Role.PLAYER)
                .openWebSocket()
                .send(TestTables.watchMessage(scenario.tableId));
        player.expect("table");
        WebSocketClient creator = scenario.clientOf(AccessScenario.Role.CREATOR)
                .openWebSocket()
                .send(TestTables.watchMessage(scenario.tableId));
        creator.expect("table");
        WebSocketClient guest =
                scenario.clientOf(AccessScenario.Role.INVITED_GUEST).openWebSocket();
        guest.send("{\"type\":\"watch\",\"table\":\"" + scenario.tableId + "\",\"invitation\":\"" + scenario.invitation
                + "\"}");
        String shown = guest.nextText();
        assertFalse(shown.contains(scenario.invitation));
        assertTrue(shown.contains("\"you\":[]"));
        player.send("{\"type\":\"chat\",\"table\":\"" + scenario.tableId + "\",\"text\":\"psst\"}");
        assertEquals("psst", ApiResponse.text(creator.await("said"), "text"));
        guest.send("{\"type\":\"say\",\"table\":\"" + scenario.tableId + "\",\"text\":\"nice game\",\"ref\":\"s\"}");
        assertEquals("nice game", ApiResponse.text(guest.expect("said"), "text"), "and not what the players said");
        guest.expect("done");
        player.send("{\"type\":\"ping\"}");
        player.await("pong");
        assertTrue(player.isEmpty());
    }
}
