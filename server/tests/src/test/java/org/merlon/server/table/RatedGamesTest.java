package org.merlon.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
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
final class RatedGamesTest {
    private static final String RATED = "{\"game\":\"torres\",\"rated\":true}";

    @AutoClose
    private final TestServer server = new TestServer().withAccounts("ann", "ben", "cleo");

    /** Plays until both players have made enough moves for the game to be rated. */
    private void playUntilRated(String id) throws RefusedException {
        while (server.game(id).phase() == LiveGame.Phase.PLAYING && !haveMinMoves(id)) {
            server.playRandomMove(id);
        }
    }

    private boolean haveMinMoves(String id) throws RefusedException {
        var moves = new int[2];
        server.game(id).moves().list().forEach(move -> moves[move.seat()]++);
        return Math.min(moves[0], moves[1]) >= RatedGames.MIN_MOVES;
    }

    private Map<String, Rating> ratings() {
        return server.store.ratings().ratings("torres", List.of("ann", "ben", "cleo"));
    }

    @Test
    void ratesBothPlayersOnce() throws RefusedException {
        String id = server.startGame(RATED, "ann", "ben");
        playUntilRated(id);
        server.tables.run(id, table -> PlayActions.resign(table, "ben"));
        Rating ann = ratings().get("ann");
        Rating ben = ratings().get("ben");
        assertTrue(ann != null && ben != null && ann.mean() > ben.mean());
        assertEquals(1, ann.games());
        server.restart();
        server.view(id, "ann");
        assertEquals(ann, ratings().get("ann"));
    }

    @Test
    void ratesNoUnratedOrSoloGame() throws RefusedException {
        String friendly = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
        server.tables.run(friendly, table -> PlayActions.resign(table, "ben"));
        String alone = server.create(
                "ann",
                "{\"game\":\"torres\",\"rated\":true,\"start\":true,\"seats\":[{\"kind\":\"you\"},{\"kind\":\"you\"}]}");
        server.tables.run(alone, table -> PlayActions.resign(table, "ann"));
        assertEquals(LiveGame.Phase.OVER, server.game(alone).phase());
        assertEquals(Map.of(), ratings());
    }

    @Test
    void botVictoryIsLossOfPlayerWhoLeft() throws RefusedException {
        String id = server.startGame(RATED, "ann", "ben");
        playUntilRated(id);
        server.tables.run(id, table -> SeatActions.leave(table, "ben"));
        for (int i = 0; i < 5000 && server.game(id).phase() == LiveGame.Phase.PLAYING; i++) {
            TestServer.eventually(() -> server.game(id).toMove() != 1);
            if (server.game(id).phase() == LiveGame.Phase.PLAYING) {
                server.playRandomMove(id); // at random, so that the bot wins
            }
        }
        assertEquals(1, GameResults.ranks(server.game(id))[1], "the bot has won for ben's seat");
        Rating ann = ratings().get("ann");
        Rating ben = ratings().get("ben");
        assertTrue(ann != null && ben != null && ann.mean() > ben.mean(), "but ben, who left, must have lost");
        assertEquals(
                1,
                server.store
                        .games()
                        .finishedTables("ben", "torres", Long.MAX_VALUE, 9)
                        .size(),
                "the game stays in ben's list");
    }

    @Test
    void repeatedGamesOfSamePairCountLess() throws RefusedException {
        double before = 25;
        double last = Double.MAX_VALUE;
        for (int i = 0; i < 5; i++) {
            String id = server.startGame(RATED, "ann", "ben");
            playUntilRated(id);
            server.advance(Duration.ofMinutes(1));
            server.tables.run(id, table -> PlayActions.resign(table, "ben"));
            double gain = Objects.requireNonNull(ratings().get("ann")).mean() - before;
            before += gain;
            assertTrue(gain > 0 && gain < 0.6 * last, gain + " after " + last);
            last = gain;
        }
        server.advance(RatedGames.REPEAT_WINDOW.plusMinutes(1));
        String id = server.startGame(RATED, "ann", "ben");
        playUntilRated(id);
        server.tables.run(id, table -> PlayActions.resign(table, "ben"));
        assertTrue(
                Objects.requireNonNull(ratings().get("ann")).mean() - before > last,
                "a day later the game counts fully");
    }

    @Test
    void unratedGamesDoNotHideRatedOnes() throws RefusedException {
        var gains = new ArrayList<Double>();
        for (int i = 0; i < 2; i++) {
            double before =
                    i == 0 ? 25 : Objects.requireNonNull(ratings().get("ann")).mean();
            String id = server.startGame(RATED, "ann", "ben");
            playUntilRated(id);
            server.tables.run(id, table -> PlayActions.resign(table, "ben"));
            gains.add(Objects.requireNonNull(ratings().get("ann")).mean() - before);
            for (int unrated = 0; unrated < 201 && i == 0; unrated++) {
                server.advance(Duration.ofSeconds(1));
                String friendly = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
                server.tables.run(friendly, table -> PlayActions.resign(table, "ben"));
            }
        }
        assertTrue(gains.getLast() > 0 && gains.getLast() < 0.6 * gains.getFirst(), gains.toString());
    }

    @Test
    void guestsCannotPlayRatedGames() throws RefusedException {
        server.store.accounts().addPerson(new Person("gus", "gus", Person.Kind.GUEST, null, null, 0));
        assertThrows(RefusedException.class, () -> server.create("gus", RATED));
        String id = server.create("ann", RATED);
        String invitation = server.game(id).terms().invitation();
        server.assertRefused(
                RefusedException.Kind.FORBIDDEN,
                id,
                table -> SeatActions.join(table, "gus", SeatActions.ANY_SEAT, invitation));
    }

    @Test
    void listsFollowTheGame() throws RefusedException {
        String id = server.startGame(TestServer.THREE_PLAYERS, "ann", "ben", "cleo");
        assertEquals(
                "ann",
                server.store.games().tablesOf("ben", 9).getFirst().listing().waitingFor());
        server.playRandomMove(id);
        assertEquals(
                "ben",
                server.store.games().tablesOf("ben", 9).getFirst().listing().waitingFor());
        server.tables.run(id, table -> PlayActions.resign(table, "cleo"));
        assertEquals(List.of(), server.store.games().tablesOf("cleo", 9), "the table must leave cleo's list");
        server.tables.run(id, table -> PlayActions.resign(table, "ben"));
        List<ListedTable> finished = server.store.games().finishedTables("cleo", null, Long.MAX_VALUE, 9);
        assertEquals(1, finished.size(), "but must be in her finished games");
        assertTrue(String.valueOf(finished.getFirst().listing().result()).contains("\"ranks\":[1,2,3]"));
    }
}
