package org.merlon.server.web.routes;

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
import org.merlon.server.web.ApiResponse;
import org.merlon.server.web.Client;
import org.merlon.server.web.LiveServer;
import org.merlon.server.web.http.Route;

/**
 * The access rules of all routes: a row for each route, a column for each {@link AccessScenario.Role}. The row of a GET
 * without parameters may be left out: it follows from the route's audience. The test fails for any other route without a row,
 * for a status that differs from the row, and if the log has grown after a refusal.
 */
@Order(1)
public final class RouteAccessTest {
    private static final LiveServer SERVER = LiveServer.inMemory();

    /**
     * The expected statuses of a route.
     *
     * @param unlisted the statuses at an unlisted table, in the order of the roles
     * @param listed the statuses at a listed table
     */
    public record Row(Phase phase, String query, String body, String unlisted, String listed) {}

    private static final Map<String, Row> ROWS = new TreeMap<>();

    private static void row(String route, Phase phase, String body, String unlisted, String listed) {
        ROWS.put(route, new Row(phase, route.startsWith("GET") ? body : "", body, unlisted, listed));
    }

    private static void same(String route, String body, String statuses) {
        row(route, Phase.PLAYING, body, statuses, statuses);
    }

    static {
        String allOk = "200 200 200 200 200 200 200";
        String members = "403 403 403 403 403 200 403";
        String ofTable = "?invitation=INVITATION";
        String invited = "{\"invitation\":\"INVITATION\"}";
        // role:                       stranger other invited player creator member bot
        same("GET /api/me", "", allOk);
        same("POST /api/visit", "{}", allOk);
        same(
                "POST /api/claim",
                "{\"name\":\"NAME\",\"password\":\"moat and drawbridge\"}",
                "200 200 200 200 200 422 422");
        same("POST /api/login", "{\"name\":\"nobody here\",\"password\":\"guess\"}", "403 403 403 403 403 403 403");
        same("POST /api/logout", "{}", allOk);
        same(
                "POST /api/password",
                "{\"old\":\"moat and drawbridge\",\"new\":\"portcullis and keep\"}",
                "403 403 403 403 403 200 403");
        same("POST /api/forget-me", "{\"password\":\"moat and drawbridge\"}", "200 200 200 200 200 200 403");
        same("GET /api/bots", "", members);
        same("POST /api/bots", "{\"name\":\"NAME\"}", members);
        same("POST /api/bots/{name}/token", "{}", members);
        same("DELETE /api/bots/{name}", "{}", members);
        String notFound = "404 404 404 404 404 404 404"; // there is no player or game with this name
        same("GET /api/players/{name}", "", notFound);
        same("GET /api/games", "", allOk);
        same("GET /api/games/{id}/about", "", notFound);
        same("GET /api/games/{id}/data", "", notFound);
        same("GET /api/tables", "", allOk);
        same("GET /api/my/tables", "", allOk);
        same("GET /api/my/next", "", allOk);
        same("GET /api/finished", "", allOk);
        String unprocessable = "422 422 422 422 422 422 422";
        same("GET /api/my/notices", "", "403 200 200 200 200 200 200");
        same(
                "POST /api/my/notices",
                "{\"kind\":\"push\",\"endpoint\":\"https://127.0.0.1/\",\"key\":\"\",\"auth\":\"\"}",
                unprocessable);
        same("DELETE /api/my/notices/{id}", "{}", notFound);
        same("POST /api/my/days-off", "{\"days\":1}", allOk);
        same("POST /api/notices/stop", "{\"id\":\"nobody's\"}", notFound);
        same("POST /api/notices/confirm", "{\"id\":\"nobody's\",\"code\":\"guess\"}", notFound);
        same("POST /api/tables", "{\"game\":\"torres\"}", allOk);
        row("GET /api/tables/{id}", Phase.PLAYING, ofTable, "404 404 200 200 200 404 404", allOk);
        row("GET /api/tables/{id}/log", Phase.PLAYING, ofTable, "404 404 200 200 200 404 404", allOk);
        row("GET /api/tables/{id}/views/{number}", Phase.PLAYING, ofTable, "404 404 200 200 200 404 404", allOk);
        row("GET /api/tables/{id}/export", Phase.PLAYING, ofTable, "404 404 200 200 200 404 404", allOk);
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
        same("POST /api/verify", "{}", allOk);
        same("POST /api/import", "{}", "422 422 422 422 422 422 422");
        row("GET /api/tables/{id}/chat", Phase.PLAYING, ofTable, "404 404 200 200 200 404 404", allOk);
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
                allOk);
        row("GET /api/tables/{id}/attachments", Phase.PLAYING, ofTable, "404 404 200 200 200 404 404", allOk);
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
                allOk);
        row(
                "POST /api/tables/{id}/join",
                Phase.OPEN,
                invited,
                "404 404 200 422 200 404 404",
                "200 200 200 422 200 200 200");
        String visitors = "403 200 200 200 200 200 200";
        same("GET /api/players/{name}/profile", "", notFound);
        same("GET /api/leaders", "?game=torres", allOk);
        same("GET /api/search", "", allOk);
        same("GET /api/my/people", "", visitors);
        same("POST /api/my/people", "{\"name\":\"nobody here\",\"kind\":\"follow\",\"on\":true}", notFound);
        same("GET /api/my/challenges", "", visitors);
        same("POST /api/challenges", "{\"name\":\"nobody here\",\"table\":{\"game\":\"torres\"}}", notFound);
        same("DELETE /api/challenges/{id}", "{}", notFound);
        row("GET /api/tables/{id}/reserved", Phase.PLAYING, ofTable, "404 404 200 200 200 404 404", allOk);
        same("GET /api/house", "", allOk);
        row(
                "POST /api/reports",
                Phase.PLAYING,
                "{\"table\":\"{id}\",\"reason\":\"rude\",\"invitation\":\"INVITATION\"}",
                "404 404 200 200 200 404 404",
                allOk);
        same("GET /api/my/data", "", visitors);
        same("GET /api/my/notes", "", visitors);
        same("GET /api/my/recovery", "", members);
        same("POST /api/my/recovery", "{\"password\":\"moat and drawbridge\"}", members);
        same(
                "POST /api/recover",
                "{\"name\":\"nobody here\",\"code\":\"guess\",\"password\":\"portcullis and keep\"}",
                "403 403 403 403 403 403 403");
        same("POST /api/recover/link", "{\"name\":\"nobody here\"}", "422 422 422 422 422 422 422");
        for (Route route : SERVER.plainGets()) {
            String byAudience = switch (route.audience()) {
                case ANYONE -> allOk;
                case VISITOR -> visitors;
                case MEMBER -> members;
            };
            ROWS.putIfAbsent("GET " + route.path(), new Row(Phase.PLAYING, "", "", byAudience, byAudience));
        }
        command("leave", Phase.PLAYING, "{}", "200 200");
        command("take-back", Phase.PLAYING, "{}", "403 403");
        command("call-bot", Phase.PLAYING, "{}", "422 422");
        command("claim", Phase.PLAYING, "{}", "422 422");
        command("call-off", Phase.PLAYING, "{}", "422 422");
        command("bot", Phase.OPEN, "{\"seat\":2,\"name\":\"random\"}", "403 200");
        command("word", Phase.OPEN, "{\"word\":\"moat\"}", "200 200");
        command("start", Phase.OPEN, "{}", "403 422");
        command("abort", Phase.OPEN, "{}", "403 200");
        command("move", Phase.PLAYING, "{\"number\":NUMBER,\"move\":\"setup d8\"}", "422 200");
        command("undo", Phase.PLAYING, "{}", "422 422");
        command("ask-undo", Phase.PLAYING, "{\"kept\":0}", "422 422");
        command("answer-undo", Phase.PLAYING, "{\"kept\":0,\"number\":3,\"yes\":true}", "409 409");
        command("resign", Phase.PLAYING, "{}", "200 200");
        command("rematch", Phase.OVER, "{}", "200 200");
    }

    /** Adds a command that only people at the table may use; for others an unlisted table does not exist. */
    private static void command(String name, Phase phase, String body, String playerStatuses) {
        row(
                "POST /api/tables/{id}/" + name,
                phase,
                body,
                "404 404 404 " + playerStatuses + " 404 404",
                "403 403 403 " + playerStatuses + " 403 403");
    }

    /** Returns the row of a table command. */
    public static Row rowOfCommand(String command) {
        return Objects.requireNonNull(ROWS.get("POST /api/tables/{id}/" + command), command);
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
    void everyResponseMatchesItsRow() {
        var wrong = new ArrayList<String>();
        for (boolean listed : new boolean[] {false, true}) {
            var scenarios = new EnumMap<Phase, AccessScenario>(Phase.class); // unchanged so far
            ROWS.forEach((route, row) -> {
                String[] expected = (listed ? row.listed : row.unlisted).split(" ", -1);
                for (AccessScenario.Role role : AccessScenario.Role.values()) {
                    AccessScenario scenario =
                            scenarios.computeIfAbsent(row.phase, phase -> new AccessScenario(SERVER, listed, phase));
                    int status = Integer.parseInt(expected[role.ordinal()]);
                    String problem = check(route, row, role, scenario, status);
                    if (status == 200 && !route.startsWith("GET")) {
                        scenarios.remove(row.phase);
                    }
                    if (!problem.isEmpty()) {
                        wrong.add((listed ? "listed " : "unlisted ") + role + " " + route + ": " + problem);
                    }
                }
            });
        }
        assertEquals(List.of(), wrong);
    }

    private static String check(
            String route, Row row, AccessScenario.Role role, AccessScenario scenario, int expected) {
        Client client = scenario.clientOf(role);
        int logLength = scenario.logLength();
        String[] parts = route.split(" ", 2);
        String bot = "engine" + System.identityHashCode(scenario);
        if (role == AccessScenario.Role.MEMBER && parts[1].startsWith("/api/bots/")) {
            client.post("/api/bots", "{\"name\":\"" + bot + "\"}").ok();
        }
        String path =
                scenario.fillIn(parts[1], role).replace("{name}", parts[1].startsWith("/api/bots/") ? bot : "nobody");
        String newName = "fresh" + System.identityHashCode(scenario);
        boolean isGet = parts[0].equals("GET");
        ApiResponse response = client.send(
                parts[0],
                path + scenario.fillIn(row.query, role),
                isGet
                        ? null
                        : scenario.fillIn(row.body, role)
                                .replace("NUMBER", String.valueOf(logLength))
                                .replace("NAME", newName));
        boolean isOutsider = role != AccessScenario.Role.CREATOR && role != AccessScenario.Role.PLAYER;
        if (response.status() != expected) {
            return response.status() + " instead of " + expected + " " + response.body();
        }
        if (response.status() != 200 && scenario.logLength() != logLength) {
            return "refused, and the log has grown";
        }
        boolean hasJoined = route.endsWith("/join") && expected == 200;
        if (isOutsider && !hasJoined && response.body().contains(scenario.invitation)) {
            return "told the invitation";
        }
        if (isOutsider && response.body().contains("only for players")) {
            return "told what the players say";
        }
        return "";
    }

    @Test
    void onlyPlayersReadPlayersChat() {
        var scenario = new AccessScenario(SERVER, true, Phase.PLAYING);
        String path = "/api/tables/" + scenario.tableId + "/chat";
        assertTrue(scenario.clientOf(AccessScenario.Role.CREATOR)
                .get(path)
                .ok()
                .body()
                .contains("only for players"));
        assertFalse(scenario.clientOf(AccessScenario.Role.UNINVOLVED_GUEST)
                .get(path)
                .ok()
                .body()
                .contains("only for players"));
    }

    @Test
    void notesArePrivate() {
        var scenario = new AccessScenario(SERVER, true, Phase.PLAYING);
        String path = "/api/tables/" + scenario.tableId + "/note";
        scenario.clientOf(AccessScenario.Role.CREATOR)
                .send("PUT", path, "{\"text\":\"my plan\\nis this\"}")
                .ok();
        assertEquals(
                "my plan\nis this",
                scenario.clientOf(AccessScenario.Role.CREATOR).get(path).ok().text("text"));
        assertFalse(scenario.clientOf(AccessScenario.Role.PLAYER)
                .get(path)
                .ok()
                .body()
                .contains("plan"));
    }

    @Test
    void viewIsThatOfOwnSeat() {
        var scenario = new AccessScenario(SERVER, true, Phase.PLAYING);
        assertTrue(scenario.clientOf(AccessScenario.Role.CREATOR)
                .view(scenario.tableId)
                .body()
                .contains("\"you\":[0]"));
        assertTrue(scenario.clientOf(AccessScenario.Role.PLAYER)
                .view(scenario.tableId)
                .body()
                .contains("\"you\":[1]"));
        assertTrue(scenario.clientOf(AccessScenario.Role.UNINVOLVED_GUEST)
                .view(scenario.tableId)
                .body()
                .contains("\"you\":[]"));
    }
}
