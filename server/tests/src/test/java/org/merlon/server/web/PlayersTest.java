package org.merlon.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.merlon.engine.data.Data;
import org.merlon.protocol.Json;
import org.merlon.server.store.accounts.Season;

/** Public information about players: ratings and their history, results, leaderboards, finished games. */
final class PlayersTest {
    private static final String LISTED = "{\"game\":\"torres\",\"listed\":true}";
    private static final int ENOUGH_MOVES = 8;

    @AutoClose
    private final LiveServer server = LiveServer.inMemory();

    private final Client ann = server.member("Annette");
    private final Client ben = server.member("Benedict");

    /** Plays a game that Ben resigns. */
    private String lostByBen(String wish) {
        String table = Seats.begin(ann, ben, wish);
        ben.at(table, "resign", "{}").ok();
        return table;
    }

    /** Plays a rated game with enough moves of both players to count. */
    private String rated() {
        String table = Seats.begin(ann, ben, "{\"game\":\"torres\",\"rated\":true,\"listed\":true}");
        int byAnn = 0;
        int byBen = 0;
        while (byAnn < ENOUGH_MOVES || byBen < ENOUGH_MOVES) {
            byAnn += moves(ann, table);
            byBen += moves(ben, table);
        }
        ben.at(table, "resign", "{}").ok();
        return table;
    }

    /** Plays a move if it is the player's turn; returns the number of moves played. */
    private static int moves(Client who, String table) {
        List<String> legal = Seats.legal(who.view(table).json());
        if (legal.isEmpty()) {
            return 0;
        }
        who.move(table, legal.getFirst());
        return 1;
    }

    private static List<Data> list(Answer answer, String name) {
        return answer.ok().json().fields().get(name) instanceof Data.Arr list ? list.items() : List.of();
    }

    private static Data.Obj first(Answer answer, String name) {
        return list(answer, name).getFirst() instanceof Data.Obj object ? object : new Data.Obj();
    }

    private List<Data> found(Client who, String query) {
        return list(who.get("/api/search" + query), "tables");
    }

    @Test
    void aRatedGameIsAPointOfTheCourseAndAResult() {
        String table = rated();
        Answer profile = server.stranger().get("/api/players/annette/profile");
        Data.Obj rating = first(profile, "ratings");
        assertEquals("torres", Answer.text(rating, "game"));
        assertTrue(Answer.whole(rating, "rating") > 1500, profile.body());
        assertTrue(profile.body().contains("\"course\":[{\"time\":"), profile.body());
        assertTrue(profile.body().contains("\"table\":\"" + table + "\""), profile.body());
        assertEquals(1, Answer.whole(first(profile, "results"), "won"));
        Answer loser = server.stranger().get("/api/players/Benedict/profile");
        assertEquals(1, Answer.whole(first(loser, "results"), "lost"));
        assertTrue(Answer.whole(first(loser, "ratings"), "rating") < 1500);
    }

    @Test
    void onlyWhoHasPlayedEnoughLeads() {
        rated();
        String season = Season.of(System.currentTimeMillis()).toString();
        Answer before = server.stranger().get("/api/leaders?game=torres");
        assertEquals(List.of(), list(before, "places"));
        assertEquals(season, before.text("season"));
        server.memory().execute("UPDATE standing SET games = 5");
        Answer now = server.stranger().get("/api/leaders?game=torres&season=" + season);
        assertEquals(List.of("Annette", "Benedict"), names(now));
        assertEquals(1, Answer.whole(first(now, "places"), "rank"));
        assertEquals(List.of(), list(server.stranger().get("/api/leaders?game=torres&season=ever"), "places"));
        assertEquals(List.of(), list(server.stranger().get("/api/leaders?game=onceupon"), "places"));
        server.memory().execute("UPDATE rating SET games = 10");
        assertEquals(
                List.of("Annette", "Benedict"), names(server.stranger().get("/api/leaders?game=torres&season=ever")));
        server.stranger().get("/api/leaders?game=torres&season=spring").refused(422);
        server.stranger().get("/api/leaders?game=chess").refused(404);
    }

    private static List<String> names(Answer leaders) {
        return list(leaders, "places").stream()
                .map(place -> place instanceof Data.Obj object ? Answer.text(object, "name") : "")
                .toList();
    }

    @Test
    void gamesAreFoundByPlayerGameVariantResultAndDate() {
        String table = lostByBen(LISTED);
        String variant = server.stranger().view(table).ok().text("variant");
        Client stranger = server.stranger();
        assertEquals(1, found(stranger, "?player=annette").size());
        assertEquals(1, found(stranger, "?player=annette&result=won").size());
        assertEquals(0, found(stranger, "?player=annette&result=lost").size());
        assertEquals(
                1,
                found(stranger, "?player=Benedict&result=lost&game=torres&variant=" + variant)
                        .size());
        assertEquals(1, found(stranger, "?game=torres&variant=" + variant).size());
        assertEquals(0, found(stranger, "?game=torres&variant=none").size());
        assertEquals(0, found(stranger, "?game=onceupon").size());
        long now = System.currentTimeMillis();
        assertEquals(
                1,
                found(stranger, "?from=" + (now - 60_000) + "&before=" + (now + 60_000))
                        .size());
        assertEquals(0, found(stranger, "?before=" + (now - 60_000)).size());
        assertEquals(0, found(stranger, "?from=" + (now + 60_000)).size());
        stranger.get("/api/search?result=won").refused(422);
        stranger.get("/api/search?player=nobody").refused(404);
    }

    @Test
    void aGameThatIsNotListedIsFoundByWhoPlayedIt() {
        lostByBen("{\"game\":\"torres\"}");
        assertEquals(1, found(ann, "?player=Annette").size());
        assertEquals(0, found(server.stranger(), "?player=Annette").size());
        assertEquals(0, found(server.stranger(), "").size());
    }

    @Test
    void aPageLeadsToTheNext() {
        for (int i = 0; i < 52; i++) {
            String id = lostByBen(LISTED);
            server.memory().execute("UPDATE seat SET ended = " + (1000 + i) + " WHERE table_id = '" + id + "'");
            server.memory().execute("UPDATE game_table SET updated = " + (1000 + i) + " WHERE id = '" + id + "'");
        }
        for (String query : List.of("?player=Annette", "?game=torres")) {
            Answer first = server.stranger().get("/api/search" + query);
            assertEquals(50, list(first, "tables").size());
            Answer second = server.stranger().get("/api/search" + query + "&before=" + first.whole("next"));
            assertEquals(2, list(second, "tables").size());
            assertTrue(second.body().contains("\"next\":null"));
        }
        assertFalse(server.stranger().get("/api/players/Annette/profile").body().contains("\"won\":51,"));
    }

    /** The list of open tables shows the conditions of a table and the ratings of its players. */
    @Test
    void anOpenTableTellsWhatOneAgreesToAndHowStrongTheOthersAre() {
        rated();
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
