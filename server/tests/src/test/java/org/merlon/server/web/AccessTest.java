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
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.merlon.server.game.LiveGame.Phase;

/**
 * The access rules of all routes: a row for each route, a column for each {@link Scene.Role}. The test fails for a
 * route without a row, for a status that differs from the row, and if the log has grown after a refusal.
 */
@Order(1)
final class AccessTest {
    private static final LiveServer SERVER = LiveServer.inMemory();

    /**
     * The expected statuses of a route.
     *
     * @param unlisted the statuses at an unlisted table, in the order of the roles
     * @param listed the statuses at a listed table
     */
    record Row(Phase phase, String query, String body, String unlisted, String listed) {}

    private static final Map<String, Row> ROWS = new TreeMap<>();

    private static void row(String route, Phase phase, String body, String unlisted, String listed) {
        ROWS.put(route, new Row(phase, route.startsWith("GET") ? body : "", body, unlisted, listed));
    }

    private static void same(String route, String body, String statuses) {
        row(route, Phase.PLAYING, body, statuses, statuses);
    }

    static {
        String everybody = "200 200 200 200 200 200 200";
        String members = "403 403 403 403 403 200 403";
        String ofTable = "?invitation=INVITATION";
        String invited = "{\"invitation\":\"INVITATION\"}";
        // role:                       stranger other invited player creator member bot
        same("GET /api/me", "", everybody);
        same("POST /api/visit", "{}", everybody);
        same(
                "POST /api/claim",
                "{\"name\":\"NAME\",\"password\":\"moat and drawbridge\"}",
                "200 200 200 200 200 422 422");
        same("POST /api/login", "{\"name\":\"nobody here\",\"password\":\"guess\"}", "403 403 403 403 403 403 403");
        same("POST /api/logout", "{}", everybody);
        same(
                "POST /api/password",
                "{\"old\":\"moat and drawbridge\",\"new\":\"portcullis and keep\"}",
                "403 403 403 403 403 200 403");
        same("POST /api/forget-me", "{\"password\":\"moat and drawbridge\"}", "200 200 200 200 200 200 403");
        same("GET /api/bots", "", members);
        same("POST /api/bots", "{\"name\":\"NAME\"}", members);
        same("POST /api/bots/{name}/token", "{}", members);
        same("DELETE /api/bots/{name}", "{}", members);
        String unknown = "404 404 404 404 404 404 404"; // there is no player or game with this name
        same("GET /api/players/{name}", "", unknown);
        same("GET /api/games", "", everybody);
        same("GET /api/games/{id}/about", "", unknown);
        same("GET /api/games/{id}/data", "", unknown);
        same("GET /api/tables", "", everybody);
        same("GET /api/my/tables", "", everybody);
        same("GET /api/my/next", "", everybody);
        same("GET /api/finished", "", everybody);
        String nowhere = "422 422 422 422 422 422 422";
        same("GET /api/my/notices", "", "403 200 200 200 200 200 200");
        same(
                "POST /api/my/notices",
                "{\"kind\":\"push\",\"endpoint\":\"https://127.0.0.1/\",\"key\":\"\",\"auth\":\"\"}",
                nowhere);
        same("DELETE /api/my/notices/{id}", "{}", unknown);
        same("POST /api/my/days-off", "{\"days\":1}", everybody);
        same("POST /api/notices/stop", "{\"id\":\"nobody's\"}", unknown);
        same("POST /api/notices/confirm", "{\"id\":\"nobody's\",\"code\":\"guess\"}", unknown);
        same("POST /api/tables", "{\"game\":\"torres\"}", everybody);
        row("GET /api/tables/{id}", Phase.PLAYING, ofTable, "404 404 200 200 200 404 404", everybody);
        row("GET /api/tables/{id}/log", Phase.PLAYING, ofTable, "404 404 200 200 200 404 404", everybody);
        row("GET /api/tables/{id}/views/{number}", Phase.PLAYING, ofTable, "404 404 200 200 200 404 404", everybody);
        row("GET /api/tables/{id}/export", Phase.PLAYING, ofTable, "404 404 200 200 200 404 404", everybody);
        row(
                "GET /api/tables/{id}/why",
                Phase.PLAYING,
                "?move=setup%20d8",
                "403 404 404 200 200 404 404",
                "403 403 403 200 200 403 403");
        row(
                "GET /api/tables/{id}/ways",
                Phase.PLAYING,
                "",
                "403 404 404 200 200 404 404",
                "403 403 403 200 200 403 403");
        row(
                "GET /api/tables/{id}/worth",
                Phase.PLAYING,
                "?move=setup%20d8",
                "403 404 404 200 200 404 404",
                "403 403 403 200 200 403 403");
        row(
                "GET /api/tables/{id}/hint",
                Phase.PLAYING,
                "",
                "403 404 404 422 200 404 404",
                "403 403 403 422 200 403 403");
        same("POST /api/verify", "{}", everybody);
        same("POST /api/import", "{}", "422 422 422 422 422 422 422");
        row("GET /api/tables/{id}/chat", Phase.PLAYING, ofTable, "404 404 200 200 200 404 404", everybody);
        row(
                "GET /api/tables/{id}/note",
                Phase.PLAYING,
                ofTable,
                "403 404 200 200 200 404 404",
                "403 200 200 200 200 200 200");
        row(
                "PUT /api/tables/{id}/note",
                Phase.PLAYING,
                "{\"text\":\"mine\",\"invitation\":\"INVITATION\"}",
                "404 404 200 200 200 404 404",
                everybody);
        row("GET /api/tables/{id}/attachments", Phase.PLAYING, ofTable, "404 404 200 200 200 404 404", everybody);
        row(
                "PUT /api/tables/{id}/attachment",
                Phase.PLAYING,
                "{\"seat\":0,\"part\":\"tower-1\"}",
                "404 404 404 403 200 404 404",
                "403 403 403 403 200 403 403");
        row(
                "POST /api/tables/{id}/chat",
                Phase.PLAYING,
                "{\"text\":\"hello\",\"invitation\":\"INVITATION\"}",
                "404 404 200 200 200 404 404",
                everybody);
        row(
                "POST /api/tables/{id}/join",
                Phase.OPEN,
                invited,
                "404 404 200 422 200 404 404",
                "200 200 200 422 200 200 200");
        String visitors = "403 200 200 200 200 200 200";
        same("GET /api/players/{name}/profile", "", unknown);
        same("GET /api/leaders", "?game=torres", everybody);
        same("GET /api/search", "", everybody);
        same("GET /api/my/people", "", visitors);
        same("POST /api/my/people", "{\"name\":\"nobody here\",\"kind\":\"follow\",\"on\":true}", unknown);
        same("GET /api/my/challenges", "", visitors);
        same("POST /api/challenges", "{\"name\":\"nobody here\",\"table\":{\"game\":\"torres\"}}", unknown);
        same("DELETE /api/challenges/{id}", "{}", unknown);
        row("GET /api/tables/{id}/reserved", Phase.PLAYING, ofTable, "404 404 200 200 200 404 404", everybody);
        same("GET /api/house", "", everybody);
        row(
                "POST /api/reports",
                Phase.PLAYING,
                "{\"table\":\"{id}\",\"reason\":\"rude\",\"invitation\":\"INVITATION\"}",
                "404 404 200 200 200 404 404",
                everybody);
        same("GET /api/my/data", "", visitors);
        same("GET /api/my/notes", "", visitors);
        same("GET /api/my/recovery", "", members);
        same("POST /api/my/recovery", "{\"password\":\"moat and drawbridge\"}", members);
        same(
                "POST /api/recover",
                "{\"name\":\"nobody here\",\"code\":\"guess\",\"password\":\"portcullis and keep\"}",
                "403 403 403 403 403 403 403");
        same("POST /api/recover/link", "{\"name\":\"nobody here\"}", "422 422 422 422 422 422 422");
        deed("leave", Phase.PLAYING, "{}", "200 200");
        deed("take-back", Phase.PLAYING, "{}", "403 403");
        deed("call-bot", Phase.PLAYING, "{}", "422 422");
        deed("claim", Phase.PLAYING, "{}", "422 422");
        deed("call-off", Phase.PLAYING, "{}", "422 422");
        deed("bot", Phase.OPEN, "{\"seat\":2,\"name\":\"random\"}", "403 200");
        deed("word", Phase.OPEN, "{\"word\":\"moat\"}", "200 200");
        deed("start", Phase.OPEN, "{}", "403 422");
        deed("abort", Phase.OPEN, "{}", "403 200");
        deed("move", Phase.PLAYING, "{\"number\":NUMBER,\"move\":\"setup d8\"}", "422 200");
        deed("undo", Phase.PLAYING, "{}", "422 422");
        deed("ask-undo", Phase.PLAYING, "{\"kept\":0}", "422 422");
        deed("answer-undo", Phase.PLAYING, "{\"kept\":0,\"number\":3,\"yes\":true}", "409 409");
        deed("resign", Phase.PLAYING, "{}", "200 200");
        deed("rematch", Phase.OVER, "{}", "200 200");
    }

    /** Adds a command that only people at the table may use; for others an unlisted table does not exist. */
    private static void deed(String name, Phase phase, String body, String inside) {
        row(
                "POST /api/tables/{id}/" + name,
                phase,
                body,
                "404 404 404 " + inside + " 404 404",
                "403 403 403 " + inside + " 403 403");
    }

    /** Returns the row of a table command. */
    static Row rowOf(String deed) {
        return Objects.requireNonNull(ROWS.get("POST /api/tables/{id}/" + deed), deed);
    }

    @AfterAll
    static void stop() {
        SERVER.close();
    }

    @Test
    void everyRouteHasARow() {
        var served = new TreeSet<String>();
        SERVER.routes().forEach(route -> served.add(route.method() + " " + route.path()));
        assertEquals(served, ROWS.keySet());
    }

    @Test
    void everyAnswerIsAsTheTableSays() {
        var wrong = new ArrayList<String>();
        for (boolean listed : new boolean[] {false, true}) {
            var scenes = new EnumMap<Phase, Scene>(Phase.class); // unchanged so far
            ROWS.forEach((route, row) -> {
                String[] expected = (listed ? row.listed : row.unlisted).split(" ", -1);
                for (Scene.Role role : Scene.Role.values()) {
                    Scene scene = scenes.computeIfAbsent(row.phase, phase -> new Scene(SERVER, listed, phase));
                    int status = Integer.parseInt(expected[role.ordinal()]);
                    String problem = ask(route, row, role, scene, status);
                    if (status == 200 && !route.startsWith("GET")) {
                        scenes.remove(row.phase);
                    }
                    if (!problem.isEmpty()) {
                        wrong.add((listed ? "listed " : "unlisted ") + role + " " + route + ": " + problem);
                    }
                }
            });
        }
        assertEquals(List.of(), wrong);
    }

    private static String ask(String route, Row row, Scene.Role role, Scene scene, int expected) {
        Client client = scene.client(role);
        int before = scene.number();
        String[] parts = route.split(" ", 2);
        String bot = "engine" + System.identityHashCode(scene);
        if (role == Scene.Role.MEMBER && parts[1].startsWith("/api/bots/")) {
            client.post("/api/bots", "{\"name\":\"" + bot + "\"}").ok();
        }
        String path = scene.fill(parts[1], role).replace("{name}", parts[1].startsWith("/api/bots/") ? bot : "nobody");
        String fresh = "fresh" + System.identityHashCode(scene);
        boolean get = parts[0].equals("GET");
        Answer answer = client.send(
                parts[0],
                path + scene.fill(row.query, role),
                get
                        ? null
                        : scene.fill(row.body, role)
                                .replace("NUMBER", String.valueOf(before))
                                .replace("NAME", fresh));
        boolean outsider = role != Scene.Role.CREATOR && role != Scene.Role.PLAYER;
        if (answer.status() != expected) {
            return answer.status() + " instead of " + expected + " " + answer.body();
        }
        if (answer.status() != 200 && scene.number() != before) {
            return "refused, and the log has grown";
        }
        boolean joined = route.endsWith("/join") && expected == 200;
        if (outsider && !joined && answer.body().contains(scene.invitation)) {
            return "told the invitation";
        }
        if (outsider && answer.body().contains("only for players")) {
            return "told what the players say";
        }
        return "";
    }

    @Test
    void onlyPlayersReadWhatPlayersSay() {
        var scene = new Scene(SERVER, true, Phase.PLAYING);
        String path = "/api/tables/" + scene.table + "/chat";
        assertTrue(scene.client(Scene.Role.CREATOR).get(path).ok().body().contains("only for players"));
        assertFalse(scene.client(Scene.Role.OTHER).get(path).ok().body().contains("only for players"));
    }

    @Test
    void onlyTheirOwnNotesAreShown() {
        var scene = new Scene(SERVER, true, Phase.PLAYING);
        String path = "/api/tables/" + scene.table + "/note";
        scene.client(Scene.Role.CREATOR)
                .send("PUT", path, "{\"text\":\"my plan\\nis this\"}")
                .ok();
        assertEquals(
                "my plan\nis this",
                scene.client(Scene.Role.CREATOR).get(path).ok().text("text"));
        assertFalse(scene.client(Scene.Role.PLAYER).get(path).ok().body().contains("plan"));
    }

    @Test
    void theViewIsThatOfTheAskersSeat() {
        var scene = new Scene(SERVER, true, Phase.PLAYING);
        assertTrue(scene.client(Scene.Role.CREATOR).view(scene.table).body().contains("\"you\":[0]"));
        assertTrue(scene.client(Scene.Role.PLAYER).view(scene.table).body().contains("\"you\":[1]"));
        assertTrue(scene.client(Scene.Role.OTHER).view(scene.table).body().contains("\"you\":[]"));
    }
}
