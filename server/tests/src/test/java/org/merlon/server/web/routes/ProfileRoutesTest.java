package org.merlon.server.web.routes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.merlon.engine.data.Data;
import org.merlon.protocol.json.Json;
import org.merlon.server.store.Samples;
import org.merlon.server.store.accounts.Season;
import org.merlon.server.store.log.Append;
import org.merlon.server.store.log.Listing;
import org.merlon.server.store.log.SeatResult;
import org.merlon.server.web.ApiResponse;
import org.merlon.server.web.Client;
import org.merlon.server.web.LiveServer;
import org.merlon.server.web.TestTables;

/** Public information about players: ratings and their history, results, leaderboards, finished games. */
final class ProfileRoutesTest {
    private static final String LISTED_TABLE = "{\"game\":\"torres\",\"listed\":true}";
    private static final int MOVES_TO_COUNT = 8;

    @AutoClose
    private final LiveServer server = LiveServer.inMemory();

    private final Client ann = server.member("Annette");
    private final Client ben = server.member("Benedict");

    /** Plays a game that Ben resigns. */
    private String playLostByBen(String request) {
        String table = TestTables.startGame(ann, ben, request);
        ben.command(table, "resign", "{}").ok();
        return table;
    }

    /** Plays a rated game with enough moves of both players to count. */
    private String playRated() {
        return playRated(true);
    }

    private String playRated(boolean listed) {
        String table = TestTables.startGame(ann, ben, "{\"game\":\"torres\",\"rated\":true,\"listed\":" + listed + "}");
        int byAnn = 0;
        int byBen = 0;
        while (byAnn < MOVES_TO_COUNT || byBen < MOVES_TO_COUNT) {
            byAnn += playMoveIfDue(ann, table);
            byBen += playMoveIfDue(ben, table);
        }
        ben.command(table, "resign", "{}").ok();
        return table;
    }

    /** Plays a move if it is the player's turn; returns the number of moves played. */
    private static int playMoveIfDue(Client client, String table) {
        List<String> legal = TestTables.legalMoves(client.view(table).json());
        if (legal.isEmpty()) {
            return 0;
        }
        client.move(table, legal.getFirst());
        return 1;
    }

    private static List<Data> list(ApiResponse response, String name) {
        return response.ok().json().fields().get(name) instanceof Data.Arr list ? list.items() : List.of();
    }

    private static Data.Obj first(ApiResponse response, String name) {
        return list(response, name).getFirst() instanceof Data.Obj object ? object : new Data.Obj();
    }

    private List<Data> search(Client client, String query) {
        return list(client.get("/api/search" + query), "tables");
    }

    @Test
    void ratedGameAppearsInHistoryAndResults() {
        String table = playRated();
        ApiResponse profile = server.stranger().get("/api/players/annette/profile");
        Data.Obj rating = first(profile, "ratings");
        assertEquals("torres", ApiResponse.text(rating, "game"));
        assertTrue(ApiResponse.number(rating, "rating") > 1500, profile.body());
        assertTrue(profile.body().contains("\"course\":[{\"time\":"), profile.body());
        assertTrue(profile.body().contains("\"table\":\"" + table + "\""), profile.body());
        assertEquals(1, ApiResponse.number(first(profile, "results"), "won"));
        ApiResponse loser = server.stranger().get("/api/players/Benedict/profile");
        assertEquals(1, ApiResponse.number(first(loser, "results"), "lost"));
        assertTrue(ApiResponse.number(first(loser, "ratings"), "rating") < 1500);
    }

    @Test
    void historyNamesUnlistedTablesToTheirPlayersOnly() {
        String table = playRated(false);
        String path = "/api/players/Annette/profile";
        for (Client other : List.of(server.stranger(), server.member("Cleopatra"))) {
            String profile = other.get(path).ok().body();
            assertTrue(profile.contains("\"course\":[{\"time\":") && !profile.contains(table), profile);
        }
        assertTrue(ben.get(path).ok().body().contains("\"table\":\"" + table + "\""));
    }

    /** Reading a player costs as much as the player's games. */
    @Test
    void readingPlayersCountsTheirGamesAsWork() {
        try (LiveServer strict = LiveServer.strict()) {
            String annsId = Objects.requireNonNull(
                    strict.member("Annette").get("/api/me").ok().text("name"));
            annsId = Objects.requireNonNull(strict.store().accounts().personByName(annsId))
                    .id();
            for (int i = 0; i < 1_000; i++) {
                var seats = List.of(new Listing.Seat(annsId, null, null, SeatResult.WON));
                Append game = Samples.creation(
                        "t" + i,
                        "torres",
                        i + 1,
                        Samples.listing("over", false, null, i + 1, seats, "{\"winners\":[0]}"));
                assertTrue(strict.store().games().append(game));
            }
            int answered = 0;
            while (strict.stranger().get("/api/players/Annette").status() == 200) {
                answered++;
            }
            assertTrue(answered > 10 && answered < 100, answered + " times");
        }
    }

    @Test
    void leaderboardRequiresEnoughGames() {
        playRated();
        String season = Season.of(System.currentTimeMillis()).toString();
        ApiResponse before = server.stranger().get("/api/leaders?game=torres");
        assertEquals(List.of(), list(before, "places"));
        assertEquals(season, before.text("season"));
        server.memory().execute("UPDATE standing SET games = 5");
        ApiResponse now = server.stranger().get("/api/leaders?game=torres&season=" + season);
        assertEquals(List.of("Annette", "Benedict"), names(now));
        assertEquals(1, ApiResponse.number(first(now, "places"), "rank"));
        assertEquals(List.of(), list(server.stranger().get("/api/leaders?game=torres&season=ever"), "places"));
        assertEquals(List.of(), list(server.stranger().get("/api/leaders?game=onceupon"), "places"));
        server.memory().execute("UPDATE rating SET games = 10");
        assertEquals(
                List.of("Annette", "Benedict"), names(server.stranger().get("/api/leaders?game=torres&season=ever")));
        server.stranger().get("/api/leaders?game=torres&season=spring").refused(422);
        server.stranger().get("/api/leaders?game=chess").refused(404);
    }

    private static List<String> names(ApiResponse leaders) {
        return list(leaders, "places").stream()
                .map(place -> place instanceof Data.Obj object ? ApiResponse.text(object, "name") : "")
                .toList();
    }

    @Test
    void gamesAreFoundByPlayerGameVariantResultAndDate() {
        String table = playLostByBen(LISTED_TABLE);
        String variant = server.stranger().view(table).ok().text("variant");
        Client stranger = server.stranger();
        assertEquals(1, search(stranger, "?player=annette").size());
        assertEquals(1, search(stranger, "?player=annette&result=won").size());
        assertEquals(0, search(stranger, "?player=annette&result=lost").size());
        assertEquals(
                1,
                search(stranger, "?player=Benedict&result=lost&game=torres&variant=" + variant)
                        .size());
        assertEquals(1, search(stranger, "?game=torres&variant=" + variant).size());
        assertEquals(0, search(stranger, "?game=torres&variant=none").size());
        assertEquals(0, search(stranger, "?game=onceupon").size());
        long now = System.currentTimeMillis();
        assertEquals(
                1,
                search(stranger, "?from=" + (now - 60_000) + "&before=" + (now + 60_000))
                        .size());
        assertEquals(0, search(stranger, "?before=" + (now - 60_000)).size());
        assertEquals(0, search(stranger, "?from=" + (now + 60_000)).size());
        stranger.get("/api/search?result=won").refused(422);
        stranger.get("/api/search?player=nobody").refused(404);
    }

    @Test
    void unlistedGamesAreFoundByTheirPlayersOnly() {
        playLostByBen("{\"game\":\"torres\"}");
        assertEquals(1, search(ann, "?player=Annette").size());
        assertEquals(0, search(server.stranger(), "?player=Annette").size());
        assertEquals(0, search(server.stranger(), "").size());
    }

    @Test
    void searchResultsArePaged() {
        for (int i = 0; i < 52; i++) {
            String id = playLostByBen(LISTED_TABLE);
            server.memory().execute("UPDATE seat SET ended = " + (1000 + i) + " WHERE table_id = '" + id + "'");
            server.memory().execute("UPDATE game_table SET updated = " + (1000 + i) + " WHERE id = '" + id + "'");
        }
        for (String query : List.of("?player=Annette", "?game=torres")) {
            ApiResponse first = server.stranger().get("/api/search" + query);
            assertEquals(50, list(first, "tables").size());
            ApiResponse second = server.stranger().get("/api/search" + query + "&before=" + first.number("next"));
            assertEquals(2, list(second, "tables").size());
            assertTrue(second.body().contains("\"next\":null"));
        }
        assertFalse(server.stranger().get("/api/players/Annette/profile").body().contains("\"won\":51,"));
    }

    /** The list of open tables shows the conditions of a table and the ratings of its players. */
    @Test
    void openTablesShowConditionsAndRatings() {
        playRated();
        ann.post(
                        "/api/tables",
                        "{\"game\":\"torres\",\"listed\":true,\"rated\":true,\"shuffled\":true,\"players\":3,"
                                + "\"pace\":{\"kind\":\"days\",\"days\":2}}")
                .ok();
        Data.Obj table = first(server.guest().get("/api/tables"), "tables");
        String body = Json.write(table);
        assertTrue(body.contains("\"rated\":true,\"shuffled\":true,\"hints\":false"), body);
        assertTrue(body.contains("\"pace\":{\"kind\":\"days\",\"days\":2}"), body);
        assertTrue(
                table.fields().get("conditions") instanceof Data.Obj conditions
                        && conditions.fields().get("options") instanceof Data.Obj options
                        && !options.fields().isEmpty(),
                body);
        int rating =
                first(ann.get("/api/players/Annette"), "ratings").fields().get("rating") instanceof Data.Whole whole
                        ? (int) whole.value()
                        : 0;
        assertTrue(rating > 0);
        assertTrue(body.contains("\"ratings\":[" + rating + ",null,null]"), body);
        assertFalse(body.contains("invitation"), "what lets people in is not for everybody");
    }
}
