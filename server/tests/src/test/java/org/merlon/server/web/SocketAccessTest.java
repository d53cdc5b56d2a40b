package org.merlon.server.web;

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
import org.merlon.server.wire.Inbound;
import org.merlon.server.wire.codec.SealedVariant;
import org.merlon.server.wire.table.TableCommand;

/**
 * The access rules of WebSocket messages: a row for each message, a column for each role. Table commands have the row
 * of their HTTP route, and are refused for the same reason.
 */
final class SocketAccessTest {
    private static final LiveServer SERVER = LiveServer.inMemory();

    /** A message and the expected results at an unlisted and at a listed table: ok, or an error code. */
    private record Row(Phase phase, String message, String unlisted, String listed) {}

    private static final Map<String, Row> ROWS = new TreeMap<>();

    /** The names of all table commands. */
    static final List<String> DEEDS = SealedVariant.of(TableCommand.class).stream()
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
        for (String deed : DEEDS) {
            AccessTest.Row route = AccessTest.rowOf(deed);
            String message = Seats.message(deed, "{id}", route.body());
            ROWS.put(deed, new Row(route.phase(), message, codes(route.unlisted()), codes(route.listed())));
        }
    }

    /**
     * Converts HTTP statuses to error codes. Over the WebSocket strangers do not become guests, so they are refused.
     */
    private static String codes(String statuses) {
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
    void everyAnswerIsAsTheTableSays() {
        var wrong = new ArrayList<String>();
        for (boolean listed : new boolean[] {false, true}) {
            var scenes = new EnumMap<Phase, Scene>(Phase.class); // unchanged so far
            ROWS.forEach((type, row) -> {
                String[] expected = (listed ? row.listed : row.unlisted).split(" ", -1);
                for (Scene.Role role : Scene.Role.values()) {
                    Scene scene = scenes.computeIfAbsent(row.phase, phase -> new Scene(SERVER, listed, phase));
                    int before = scene.number();
                    Line line = scene.client(role).socket();
                    line.send(scene.fill(row.message, role).replace("NUMBER", String.valueOf(before)));
                    Data.Obj answer = answer(line);
                    String code = Answer.text(answer, "type").equals("refused") ? Answer.text(answer, "code") : "ok";
                    if (!code.equals(expected[role.ordinal()])) {
                        wrong.add(listed + " " + role + " " + type + ": " + code);
                    }
                    boolean deed = DEEDS.contains(type);
                    if (code.equals("ok")) {
                        if (deed) {
                            scenes.remove(row.phase);
                        }
                    } else if (scene.number() != before) {
                        wrong.add(role + " " + type + ": refused, and the log has grown");
                    } else if (deed && role != Scene.Role.STRANGER && !isRefusedBothWays(type, answer, scene, role)) {
                        wrong.add(listed + " " + role + " " + type + ": not refused as over HTTP, but " + answer);
                    }
                    line.close();
                }
            });
        }
        assertEquals(List.of(), wrong);
    }

    /** Returns whether HTTP gives the same refusal as the WebSocket. */
    private static boolean isRefusedBothWays(String type, Data.Obj refused, Scene scene, Scene.Role role) {
        String body = scene.fill(AccessTest.rowOf(type).body(), role);
        Data.Obj told = scene.client(role)
                .at(scene.table, type, body.replace("NUMBER", String.valueOf(scene.number())))
                .json();
        return Stream.of("code", "reason", "phrases")
                .allMatch(field -> Objects.equals(
                        told.fields().get(field), refused.fields().get(field)));
    }

    private static Data.Obj answer(Line line) {
        while (true) {
            Data.Obj message = Answer.parse(line.next());
            if (message.fields().containsKey("ref")) {
                assertEquals("r", Answer.text(message, "ref"));
                return message;
            }
        }
    }

    @Test
    void whatIsSaidStaysInTheRoom() {
        var scene = new Scene(SERVER, false, Phase.PLAYING);
        Line player = scene.client(Scene.Role.PLAYER).socket().send(Seats.watch(scene.table));
        player.take("table");
        Line creator = scene.client(Scene.Role.CREATOR).socket().send(Seats.watch(scene.table));
        creator.take("table");
        Line guest = scene.client(Scene.Role.INVITED).socket();
        guest.send(
                "{\"type\":\"watch\",\"table\":\"" + scene.table + "\",\"invitation\":\"" + scene.invitation + "\"}");
        String shown = guest.next();
        assertFalse(shown.contains(scene.invitation));
        assertTrue(shown.contains("\"you\":[]"));
        player.send("{\"type\":\"chat\",\"table\":\"" + scene.table + "\",\"text\":\"psst\"}");
        assertEquals("psst", Answer.text(creator.await("said"), "text"));
        guest.send("{\"type\":\"say\",\"table\":\"" + scene.table + "\",\"text\":\"nice game\",\"ref\":\"s\"}");
        assertEquals("nice game", Answer.text(guest.take("said"), "text"), "and not what the players said");
        guest.take("done");
        player.send("{\"type\":\"ping\"}");
        player.await("pong");
        assertTrue(player.quiet());
    }
}
