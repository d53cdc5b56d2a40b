package org.merlon.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.merlon.server.game.GameResults;
import org.merlon.server.game.LiveGame;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.store.accounts.Rating;
import org.merlon.server.store.log.ListedTable;
import org.merlon.server.table.actions.PlayActions;
import org.merlon.server.table.actions.RatedGames;
import org.merlon.server.table.actions.SeatActions;

/** Finished games change ratings and lists. */
final class RatingTest {
    private static final String RATED = "{\"game\":\"torres\",\"rated\":true}";

    @AutoClose
    private final House house = new House().withAccounts("ann", "ben", "cleo");

    /** Plays until both players have made enough moves for the game to be rated. */
    private void playSome(String id) throws RefusedException {
        while (house.game(id).phase() == LiveGame.Phase.PLAYING && !hasPlayedEnough(id)) {
            house.step(id);
        }
    }

    private boolean hasPlayedEnough(String id) throws RefusedException {
        var moves = new int[2];
        house.game(id).moves().list().forEach(move -> moves[move.seat()]++);
        return Math.min(moves[0], moves[1]) >= RatedGames.MIN_MOVES;
    }

    private Map<String, Rating> ratings() {
        return house.store.ratings().ratings("torres", List.of("ann", "ben", "cleo"));
    }

    @Test
    void aRatedGameRatesBothAndOnlyOnce() throws RefusedException {
        String id = house.playing(RATED, "ann", "ben");
        playSome(id);
        house.tables.run(id, table -> PlayActions.resign(table, "ben"));
        Rating ann = ratings().get("ann");
        Rating ben = ratings().get("ben");
        assertTrue(ann != null && ben != null && ann.mean() > ben.mean());
        assertEquals(1, ann.games());
        house.restart();
        house.view(id, "ann");
        assertEquals(ann, ratings().get("ann"));
    }

    @Test
    void otherGamesRateNobody() throws RefusedException {
        String friendly = house.playing(House.TWO, "ann", "ben");
        house.tables.run(friendly, table -> PlayActions.resign(table, "ben"));
        String alone = house.create(
                "ann",
                "{\"game\":\"torres\",\"rated\":true,\"start\":true,\"seats\":[{\"kind\":\"you\"},{\"kind\":\"you\"}]}");
        house.tables.run(alone, table -> PlayActions.resign(table, "ann"));
        assertEquals(LiveGame.Phase.OVER, house.game(alone).phase());
        assertEquals(Map.of(), ratings());
    }

    @Test
    void aStandInsVictoryIsALossOfWhoLeft() throws RefusedException {
        String id = house.playing(RATED, "ann", "ben");
        playSome(id);
        house.tables.run(id, table -> SeatActions.leave(table, "ben"));
        for (int i = 0; i < 5000 && house.game(id).phase() == LiveGame.Phase.PLAYING; i++) {
            House.eventually(() -> house.game(id).toMove() != 1);
            if (house.game(id).phase() == LiveGame.Phase.PLAYING) {
                house.step(id); // at random, so that the bot wins
            }
        }
        assertEquals(1, GameResults.ranks(house.game(id))[1], "the bot has won for ben's seat");
        Rating ann = ratings().get("ann");
        Rating ben = ratings().get("ben");
        assertTrue(ann != null && ben != null && ann.mean() > ben.mean(), "but ben, who left, must have lost");
        assertEquals(
                1,
                house.store.games().finished("ben", "torres", Long.MAX_VALUE, 9).size(),
                "the game stays in ben's list");
    }

    @Test
    void theSamePairCountsLessAndLessWithinADay() throws RefusedException {
        double before = 25;
        double last = Double.MAX_VALUE;
        for (int i = 0; i < 5; i++) {
            String id = house.playing(RATED, "ann", "ben");
            playSome(id);
            house.pass(Duration.ofMinutes(1));
            house.tables.run(id, table -> PlayActions.resign(table, "ben"));
            double gain = Objects.requireNonNull(ratings().get("ann")).mean() - before;
            before += gain;
            assertTrue(gain > 0 && gain < 0.6 * last, gain + " after " + last);
            last = gain;
        }
        house.pass(RatedGames.REPEAT_WINDOW.plusMinutes(1));
        String id = house.playing(RATED, "ann", "ben");
        playSome(id);
        house.tables.run(id, table -> PlayActions.resign(table, "ben"));
        assertTrue(
                Objects.requireNonNull(ratings().get("ann")).mean() - before > last,
                "a day later the game counts fully");
    }

    @Test
    void whoHasNoAccountPlaysNoRatedGame() throws RefusedException {
        house.store.accounts().addPerson(new Person("gus", "gus", Person.Kind.GUEST, null, null, 0));
        assertThrows(RefusedException.class, () -> house.create("gus", RATED));
        String id = house.create("ann", RATED);
        String invitation = house.game(id).terms().invitation();
        house.refuses(
                RefusedException.Kind.FORBIDDEN,
                id,
                table -> SeatActions.join(table, "gus", SeatActions.ANY_SEAT, invitation));
    }

    @Test
    void listsFollowTheGame() throws RefusedException {
        String id = house.playing(House.THREE, "ann", "ben", "cleo");
        assertEquals(
                "ann",
                house.store.games().tablesOf("ben", 9).getFirst().listing().waitingFor());
        house.step(id);
        assertEquals(
                "ben",
                house.store.games().tablesOf("ben", 9).getFirst().listing().waitingFor());
        house.tables.run(id, table -> PlayActions.resign(table, "cleo"));
        assertEquals(List.of(), house.store.games().tablesOf("cleo", 9), "the table must leave cleo's list");
        house.tables.run(id, table -> PlayActions.resign(table, "ben"));
        List<ListedTable> finished = house.store.games().finished("cleo", null, Long.MAX_VALUE, 9);
        assertEquals(1, finished.size(), "but must be in her finished games");
        assertTrue(String.valueOf(finished.getFirst().listing().result()).contains("\"ranks\":[1,2,3]"));
    }
}
