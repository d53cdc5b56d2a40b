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
import org.merlon.server.store.accounts.RatingHistory;
import org.merlon.server.store.accounts.RecoveryCodes;
import org.merlon.server.store.accounts.Relations;
import org.merlon.server.store.accounts.Season;
import org.merlon.server.store.log.Append;
import org.merlon.server.store.log.FinishedGames;
import org.merlon.server.store.log.GameSearch;
import org.merlon.server.store.log.Listing;
import org.merlon.server.store.log.SeatResult;

/** Relations, rating history, game search and personal data, on both databases. */
@Execution(ExecutionMode.CONCURRENT)
@ParameterizedClass
@EnumSource
class AcquaintanceTest {
    private static final long DAY = 1_764_547_200_000L; // 1 December 2025

    @AutoClose
    private final Store store;

    AcquaintanceTest(Place.Kind kind, @TempDir Path folder) {
        store = kind.fresh(folder).open();
        store.accounts().addPerson(person("ann", "Annette"));
        store.accounts().addPerson(person("bob", "Robert"));
    }

    /** Appends a finished rated game between both. */
    private void rated(String id, long time, int games, double mean) {
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
                        Append.Touches.SEATS,
                        List.of(new Rating("ann", "torres", mean, 3, games)))));
    }

    @Test
    void aCourseAndASeasonFollowFromTheGames() {
        for (int i = 1; i <= RatingHistory.LEAST_IN_A_SEASON; i++) {
            assertEquals(List.of(), store.ratingHistory().leaders("torres", new Season(2025, 4), 0, 9));
            rated("t" + i, DAY + i, i, 25 + i);
        }
        List<RatingHistory.Point> course = store.ratingHistory().course("ann", "torres", 3);
        assertEquals(
                List.of(3, 4, 5),
                course.stream().map(RatingHistory.Point::games).toList());
        assertEquals("t5", course.getLast().table());
        var leader = new RatingHistory.Place("Annette", 30, 3, 5);
        assertEquals(List.of(leader), store.ratingHistory().leaders("torres", new Season(2025, 4), 0, 9));
        assertEquals(List.of(), store.ratingHistory().leaders("torres", new Season(2026, 1), 0, 9));
        assertEquals(
                List.of(),
                store.ratingHistory().leaders("torres", null, 0, 9),
                "the all-time leaderboard requires more games");
    }

    @Test
    void aSeasonIsAQuarterOfAYear() {
        assertEquals(new Season(2025, 4), Season.of(DAY));
        assertEquals(new Season(2025, 3), Season.of(DAY).before());
        assertEquals(new Season(2024, 4), new Season(2025, 1).before());
        assertEquals(new Season(2025, 4), Season.read("2025-4"));
        assertEquals(null, Season.read("2025-5"));
    }

    @Test
    void gamesAreFoundByHowTheyWent() {
        rated("t1", DAY, 1, 26);
        rated("t2", DAY + 5, 2, 27);
        var won = new GameSearch("ann", "torres", "standard", SeatResult.WON, 0, Long.MAX_VALUE);
        FinishedGames.Page first = store.finishedGames().search(won, 1);
        assertEquals("t2", first.tables().getFirst().table().id());
        assertEquals(DAY + 5, first.next());
        var lost = new GameSearch("ann", null, null, SeatResult.LOST, 0, Long.MAX_VALUE);
        assertEquals(List.of(), store.finishedGames().search(lost, 9).tables());
        var early = new GameSearch(null, "torres", "standard", null, DAY, DAY + 5);
        assertEquals(1, store.finishedGames().search(early, 9).tables().size());
        assertEquals(2, store.finishedGames().playedBy("bob", 9).size());
    }

    @Test
    void bondsAreOneSidedAndBounded() {
        assertTrue(store.relations().addBond("ann", Relations.Kind.BLOCK, "bob", 7, 1));
        assertTrue(
                store.relations().addBond("ann", Relations.Kind.BLOCK, "bob", 8, 1),
                "repeating a relation does not count again");
        assertFalse(store.relations().addBond("ann", Relations.Kind.BLOCK, "nobody", 7, 9));
        store.accounts().addPerson(person("cy", "Cyrus"));
        assertFalse(store.relations().addBond("ann", Relations.Kind.BLOCK, "cy", 7, 1), "the limit is one");
        assertTrue(store.relations().blocks("ann", "bob"));
        assertFalse(store.relations().blocks("bob", "ann"));
        assertEquals(Set.of("ann"), store.relations().deafTo("bob", List.of("ann", "cy")));
        assertEquals(Set.of("bob"), store.relations().unheardBy("ann", List.of("bob", "cy")));
        assertEquals(
                List.of(new Relations.Other("bob", "Robert", Relations.Kind.BLOCK, 7)),
                store.relations().bondsOf("ann"));
        store.relations().removeBond("ann", Relations.Kind.BLOCK, "bob");
        assertEquals(List.of(), store.relations().bondsOf("ann"));
    }

    @Test
    void aSeatIsKeptWhileItIsFree() {
        Listing waiting = listing(
                "open", false, null, 5, List.of(new Listing.Seat("ann", null), new Listing.Seat(null, null)), null);
        store.games().append(creation("t1", "torres", 5, waiting));
        var challenge = new Relations.Challenge("t1", 1, "ann", "bob", 6);
        assertTrue(store.relations().addChallenge(challenge, 1));
        assertEquals(List.of(challenge), store.relations().challengesAt("t1"));
        Relations.Waiting told = store.relations().challengesOf("bob", 9).getFirst();
        assertEquals(challenge, told.challenge());
        assertEquals(5, told.table().created());
        store.games().append(creation("t2", "torres", 5, waiting));
        assertFalse(
                store.relations().addChallenge(new Relations.Challenge("t2", 1, "ann", "bob", 6), 1),
                "the limit is one");
        store.relations().removeChallenge("t1", "bob");
        assertEquals(List.of(), store.relations().challengesAt("t1"));
    }

    @Test
    void aSecretIsUsedUpWithAllOthers() {
        store.recoveryCodes().putRecovery("ann", RecoveryCodes.Kind.CODE, "one", 5, null);
        store.recoveryCodes().putRecovery("ann", RecoveryCodes.Kind.LINK, "two", 5, 10L);
        assertTrue(store.recoveryCodes().hasCode("ann"));
        assertFalse(store.recoveryCodes().removeRecovery("ann", "two", 10), "it has expired");
        assertFalse(store.recoveryCodes().removeRecovery("bob", "one", 9));
        assertTrue(store.recoveryCodes().removeRecovery("ann", "two", 9));
        assertFalse(store.recoveryCodes().removeRecovery("ann", "one", 9));
    }

    @Test
    void whatIsKeptIsToldAndGoes() {
        rated("t1", DAY, 1, 26);
        store.relations().addBond("ann", Relations.Kind.FOLLOW, "bob", 7, 9);
        store.notes().putNote("t1", "ann", "my plan");
        var kept = store.personalData().everythingAbout("ann");
        assertEquals(PersonalDataTable.ALL.size(), kept.size());
        assertTrue(kept.toString().contains("my plan") && kept.toString().contains("Robert"), kept.toString());
        assertEquals(1, store.personalData().notesOf("ann", 9).size());
        store.accounts().forget("ann");
        for (String part : List.of("ratings", "ratingCourses", "standings", "notes", "people")) {
            assertEquals(List.of(), store.personalData().everythingAbout("ann").get(part), part);
        }
    }
}
