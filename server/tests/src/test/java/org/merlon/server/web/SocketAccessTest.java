package org.merlon.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.merlon.engine.data.Data;
import org.merlon.server.table.LiveGame.Phase;
import org.merlon.server.wire.Inbound;
import org.merlon.server.wire.RecordReader;

/** The same for the WebSocket: a row for each message, a column for each role. */
final class SocketAccessTest {
    private static final LiveServer SERVER = LiveServer.inMemory();

    /** What is sent, and the answers at an unlisted and at a listed table: ok, or the code of the refusal. */
    private record Row(String message, String unlisted, String listed) {}

    private static final Map<String, Row> ROWS = new TreeMap<>();

    private static void row(String type, String more, String unlisted, String listed) {
        String message = "{\"type\":\"" + type + "\",\"ref\":\"r\"" + more + "}";
        ROWS.put(type, new Row(message, unlisted, listed));
    }

    static {
        String table = ",\"table\":\"{id}\"";
        // role:          stranger other invited player creator member bot
        String everybody = "ok ok ok ok ok ok ok";
        row("ping", "", everybody, everybody);
        row("watch", table + ",\"invitation\":\"INVITATION\"", "unknown unknown ok ok ok unknown unknown", everybody);
        row("unwatch", table, everybody, everybody);
        deed("move", table + ",\"number\":NUMBER,\"move\":\"setup d8\"", "refused ok");
        deed("undo", table, "refused refused");
        deed("ask-undo", table + ",\"kept\":0", "refused refused");
        deed("answer-undo", table + ",\"kept\":0,\"number\":3,\"yes\":true", "stale stale");
        deed("resign", table, "ok ok");
        String unwatched = "forbidden refused refused refused refused refused refused";
        row("say", table + ",\"text\":\"hello\"", unwatched, unwatched);
    }

    private static void deed(String type, String more, String inside) {
        row(
                type,
                more,
                "forbidden unknown unknown " + inside + " unknown unknown",
                "forbidden forbidden forbidden " + inside + " forbidden forbidden");
    }

    @AfterAll
    static void stop() {
        SERVER.close();
    }

    @Test
    void everyMessageHasARow() {
        var known = new TreeSet<String>();
        RecordReader.choices(Inbound.class).forEach(each -> known.add(RecordReader.name(each)));
        known.remove("gate"); // is not answered
        assertEquals(known, ROWS.keySet());
    }

    @Test
    void everyAnswerIsAsTheTableSays() {
        var wrong = new ArrayList<String>();
        for (boolean listed : new boolean[] {false, true}) {
            ROWS.forEach((type, row) -> {
                String[] expected = (listed ? row.listed : row.unlisted).split(" ", -1);
                for (Scene.Role role : Scene.Role.values()) {
                    var scene = new Scene(SERVER, listed, Phase.PLAYING);
                    int before = scene.number();
                    Line line = scene.client(role).socket();
                    line.send(scene.fill(row.message, role).replace("NUMBER", String.valueOf(before)));
                    String answer = answer(line);
                    if (!answer.equals(expected[role.ordinal()])) {
                        wrong.add(listed + " " + role + " " + type + ": " + answer);
                    }
                    if (!answer.equals("ok") && scene.number() != before) {
                        wrong.add(role + " " + type + ": refused, and the log has grown");
                    }
                    line.close();
                }
            });
        }
        assertEquals(List.of(), wrong);
    }

    private static String answer(Line line) {
        while (true) {
            Data.Obj message = Answer.parse(line.next());
            if (message.fields().containsKey("ref")) {
                assertEquals("r", Answer.text(message, "ref"));
                return Answer.text(message, "type").equals("refused") ? Answer.text(message, "code") : "ok";
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
        player.send("{\"type\":\"say\",\"table\":\"" + scene.table + "\",\"text\":\"psst\"}");
        assertEquals("psst", Answer.text(creator.await("said"), "text"));
        guest.send("{\"type\":\"say\",\"table\":\"" + scene.table + "\",\"text\":\"nice game\",\"ref\":\"s\"}");
        assertEquals("nice game", Answer.text(guest.take("said"), "text"), "and not what the players said");
        guest.take("done");
        player.send("{\"type\":\"ping\"}");
        player.await("pong");
        assertTrue(player.quiet());
    }
}
