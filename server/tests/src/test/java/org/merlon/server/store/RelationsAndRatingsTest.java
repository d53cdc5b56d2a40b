package org.merlon.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.merlon.server.store.Samples.creation;
import static org.merlon.server.store.Samples.entry;
import static org.merlon.server.store.Samples.listing;
import static org.merlon.server.store.Samples.person;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.merlon.server.store.accounts.PersonalDataTable;
import org.merlon.server.store.accounts.Rating;
import org.merlon.server.store.accounts.RatingHistoryStore;
import org.merlon.server.store.accounts.RecoveryCodeStore;
import org.merlon.server.store.accounts.RelationStore;
import org.merlon.server.store.accounts.Season;
import org.merlon.server.store.log.Append;
import org.merlon.server.store.log.FinishedGameStore;
import org.merlon.server.store.log.GameSearch;
import org.merlon.server.store.log.Listing;
import org.merlon.server.store.log.SeatResult;

/** Relations, rating history, game search and personal data, on both databases. */
@Execution(ExecutionMode.CONCURRENT)
@ParameterizedClass
@EnumSource
class RelationsAndRatingsTest {
    private static final long TIME = 1_764_547_200_000L; // 1 December 2025

    @AutoClose
    private final Store store;

    RelationsAndRatingsTest(TestDatabase.Kind kind, @TempDir Path folder) {
        store = kind.create(folder).open();
        store.accounts().addPerson(person("ann", "Annette"));
        store.accounts().addPerson(person("bob", "Robert"));
    }

    /** Appends a finished rated game between both. */
    private void appendRatedGame(String id, long time, int games, double mean) {
        assertTrue(store.games().append(creation(id)));
        var seats = List.of(
                new Listing.Seat("ann", null, null, SeatResult.WON),
                new Listing.Seat("bob", null, null, SeatResult.LOST));
        Listing over = listing("over", true, null, time, seats, "{\"winners\":[0]}");
        assertTrue(store.games()
                .append(new Append(
                        id,
                        null,
                        List.of(entry(2)),
                        over,
                        Append.Scope.SEATS,
                        List.of(new Rating("ann", "torres", mean, 3, games)))));
    }

    @Test
    void ratedGamesFillHistoryAndLeaderboard() {
        for (int i = 1; i <= RatingHistoryStore.MIN_GAMES_PER_SEASON; i++) {
            assertEquals(List.of(), store.ratingHistory().leaderboard("torres", new Season(2025, 4), 0, 9));
            appendRatedGame("t" + i, TIME + i, i, 25 + i);
        }
        List<RatingHistoryStore.RatingPoint> history = store.ratingHistory().history("ann", "torres", "ann", 3);
        assertEquals(
                List.of(3, 4, 5),
                history.stream().map(RatingHistoryStore.RatingPoint::games).toList());
        assertEquals("t5", history.getLast().table());
        var leader = new RatingHistoryStore.LeaderboardRow("Annette", 30, 3, 5);
        assertEquals(List.of(leader), store.ratingHistory().leaderboard("torres", new Season(2025, 4), 0, 9));
        assertEquals(List.of(), store.ratingHistory().leaderboard("torres", new Season(2026, 1), 0, 9));
        assertEquals(
                List.of(),
                store.ratingHistory().leaderboard("torres", null, 0, 9),
                "the all-time leaderboard requires more games");
    }

    @Test
    void seasonIsQuarterOfYear() {
        assertEquals(new Season(2025, 4), Season.of(TIME));
        assertEquals(new Season(2025, 3), Season.of(TIME).previous());
        assertEquals(new Season(2024, 4), new Season(2025, 1).previous());
        assertEquals(new Season(2025, 4), Season.parse("2025-4"));
        assertEquals(null, Season.parse("2025-5"));
    }

    @Test
    void limitsOpenChallengesOfChallenger() {
        for (String each : List.of("x1", "x2", "x3")) {
            assertTrue(store.games().append(creation(each, "torres", 5, listing("open", 5, "ann", null))));
        }
        assertTrue(store.relations().addChallenge(new RelationStore.Challenge("x1", 1, "ann", "bob", 5), 2));
        assertTrue(store.relations().addChallenge(new RelationStore.Challenge("x2", 1, "ann", "cas", 5), 2));
        assertFalse(store.relations().addChallenge(new RelationStore.Challenge("x3", 1, "ann", "dan", 5), 2));
        store.relations().removeChallenge("x1", "bob");
        assertTrue(store.relations().addChallenge(new RelationStore.Challenge("x3", 1, "ann", "dan", 5), 2));
    }

    @Test
    void searchesFinishedGamesByResult() {
        appendRatedGame("t1", TIME, 1, 26);
        appendRatedGame("t2", TIME + 5, 2, 27);
        var won = new GameSearch("ann", "torres", "standard", SeatResult.WON, 0, Long.MAX_VALUE);
        FinishedGameStore.Page first = store.finishedGames().search(won, 1);
        assertEquals("t2", first.tables().getFirst().table().id());
        assertEquals(TIME + 5, first.next());
        var lost = new GameSearch("ann", null, null, SeatResult.LOST, 0, Long.MAX_VALUE);
        assertEquals(List.of(), store.finishedGames().search(lost, 9).tables());
        var early = new GameSearch(null, "torres", "standard", null, TIME, TIME + 5);
        assertEquals(1, store.finishedGames().search(early, 9).tables().size());
        assertEquals(2, store.finishedGames().playedBy("bob", 9).size());
    }

    @Test
    void relationsAreOneSidedAndLimited() {
        assertTrue(store.relations().addRelation("ann", RelationStore.Kind.BLOCK, "bob", 7, 1));
        assertTrue(
                store.relations().addRelation("ann", RelationStore.Kind.BLOCK, "bob", 8, 1),
                "repeating a relation does not count again");
        assertFalse(store.relations().addRelation("ann", RelationStore.Kind.BLOCK, "nobody", 7, 9));
        store.accounts().addPerson(person("cy", "Cyrus"));
        assertFalse(store.relations().addRelation("ann", RelationStore.Kind.BLOCK, "cy", 7, 1), "the limit is one");
        assertTrue(store.relations().hasBlocked("ann", "bob"));
        assertFalse(store.relations().hasBlocked("bob", "ann"));
        assertEquals(Set.of("ann"), store.relations().listenersIgnoring("bob", List.of("ann", "cy")));
        assertEquals(Set.of("bob"), store.relations().speakersIgnoredBy("ann", List.of("bob", "cy")));
        assertEquals(
                List.of(new RelationStore.RelatedPerson("bob", "Robert", RelationStore.Kind.BLOCK, 7)),
                store.relations().relationsOf("ann"));
        store.relations().removeRelation("ann", RelationStore.Kind.BLOCK, "bob");
        assertEquals(List.of(), store.relations().relationsOf("ann"));
    }

    @Test
    void challengesReserveSeatsAndAreLimited() {
        Listing listing = listing(
                "open", false, null, 5, List.of(new Listing.Seat("ann", null), new Listing.Seat(null, null)), null);
        store.games().append(creation("t1", "torres", 5, listing));
        var challenge = new RelationStore.Challenge("t1", 1, "ann", "bob", 6);
        assertTrue(store.relations().addChallenge(challenge, 1));
        assertEquals(List.of(challenge), store.relations().challengesAt("t1"));
        RelationStore.PendingChallenge pending =
                store.relations().challengesOf("bob", 9).getFirst();
        assertEquals(challenge, pending.challenge());
        assertEquals(5, pending.table().created());
        store.games().append(creation("t2", "torres", 5, listing));
        assertFalse(
                store.relations().addChallenge(new RelationStore.Challenge("t2", 1, "ann", "bob", 6), 1),
                "the limit is one");
        store.relations().removeChallenge("t1", "bob");
        assertEquals(List.of(), store.relations().challengesAt("t1"));
    }

    @Test
    void usingOneRecoverySecretInvalidatesAll() {
        store.recoveryCodes().putRecovery("ann", RecoveryCodeStore.Kind.CODE, "one", 5, null);
        store.recoveryCodes().putRecovery("ann", RecoveryCodeStore.Kind.LINK, "two", 5, 10L);
        assertTrue(store.recoveryCodes().hasCode("ann"));
        assertFalse(store.recoveryCodes().removeRecovery("ann", "two", 10), "it has expired");
        assertFalse(store.recoveryCodes().removeRecovery("bob", "one", 9));
        assertTrue(store.recoveryCodes().removeRecovery("ann", "two", 9));
        assertFalse(store.recoveryCodes().removeRecovery("ann", "one", 9));
    }

    @Test
    void personalDataIsExportedAndErased() {
        appendRatedGame("t1", TIME, 1, 26);
        store.relations().addRelation("ann", RelationStore.Kind.FOLLOW, "bob", 7, 9);
        store.tableExtras().putNote("t1", "ann", "my plan");
        var exported = store.personalData().export("ann");
        assertEquals(PersonalDataTable.ALL.size(), exported.size());
        assertTrue(
                exported.toString().contains("my plan") && exported.toString().contains("Robert"), exported.toString());
        assertEquals(1, store.personalData().notesOf("ann", 9).size());
        store.accounts().removePersonalData("ann");
        for (String category : List.of("ratings", "ratingCourses", "standings", "notes", "people")) {
            assertEquals(List.of(), store.personalData().export("ann").get(category), category);
        }
    }
}
