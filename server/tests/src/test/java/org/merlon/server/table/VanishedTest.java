package org.merlon.server.table;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.merlon.engine.data.Data;
import org.merlon.protocol.Json;
import org.merlon.server.archive.Verifier;
import org.merlon.server.game.GameResults;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Occupant;
import org.merlon.server.game.ServerRules;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.RefusedException.Kind;
import org.merlon.server.store.accounts.Rating;
import org.merlon.server.table.actions.AbsenceClaims;
import org.merlon.server.table.actions.RatedGames;
import org.merlon.server.table.actions.SeatActions;
import org.merlon.server.table.view.TableSnapshot;
import org.merlon.server.wire.Told;

/** Players can claim the win from an absent player, but not because of a short network problem. */
final class VanishedTest {
    private static final String LIVE =
            "{\"game\":\"torres\",\"pace\":{\"kind\":\"live\",\"base\":3600,\"increment\":5}}";
    private static final String RATED =
            "{\"game\":\"torres\",\"rated\":true,\"pace\":{\"kind\":\"live\",\"base\":3600,\"increment\":5}}";
    private static final Duration MOMENT = Duration.ofMillis(1);

    @AutoClose
    private final House house = new House().withAccounts("ann", "ben", "cleo");

    private void claim(String id, String person) throws RefusedException {
        house.tables.run(id, table -> AbsenceClaims.claim(table, person));
    }

    private void refusesAll(String id, String person) {
        house.refuses(Kind.REFUSED, id, table -> AbsenceClaims.claim(table, person));
        house.refuses(Kind.REFUSED, id, table -> AbsenceClaims.cancelGame(table, person));
        house.refuses(Kind.REFUSED, id, table -> AbsenceClaims.callBot(table, person));
    }

    @Test
    void afterAFairTimeTheWinIsClaimed() throws RefusedException {
        String id = house.playing(LIVE, "ann", "ben");
        house.pass(ServerRules.CURRENT.liveClaimAfter().minus(MOMENT));
        house.refuses(Kind.REFUSED, id, table -> AbsenceClaims.claim(table, "ben"));
        house.pass(MOMENT);
        claim(id, "ben");
        LiveGame game = house.game(id);
        assertEquals(LiveGame.Phase.OVER, game.phase());
        assertArrayEquals(new int[] {2, 1}, GameResults.ranks(game));
        assertTrue(house.view(id, null).contains("\"forfeited\":[0]"));
        house.assertReplays(id);
        house.restart();
        assertEquals(LiveGame.Phase.OVER, house.game(id).phase());
    }

    @Test
    void whoIsThereHasNotVanishedHoweverLongTheyThink() throws RefusedException {
        String id = house.playing(LIVE, "ann", "ben");
        Recorder ann = house.watch(id, "ann");
        house.pass(Duration.ofMinutes(20));
        refusesAll(id, "ben");
        house.tables.removeWatcher(id, ann);
        house.pass(ServerRules.CURRENT.liveClaimAfter().minus(MOMENT));
        house.refuses(Kind.REFUSED, id, table -> AbsenceClaims.claim(table, "ben"));
        house.tables.removeWatcher(id, house.watch(id, "ann")); // a short reconnection
        house.pass(ServerRules.CURRENT.liveClaimAfter().minus(MOMENT));
        house.refuses(Kind.REFUSED, id, table -> AbsenceClaims.claim(table, "ben"));
        house.pass(MOMENT);
        claim(id, "ben");
    }

    @Test
    void onlyWhoWaitsAtTheTableMayAskForIt() throws RefusedException {
        String id = house.playing(LIVE, "ann", "ben");
        house.pass(ServerRules.CURRENT.liveClaimAfter());
        refusesAll(id, "ann"); // it is her own turn
        house.refuses(Kind.UNKNOWN, id, table -> AbsenceClaims.claim(table, "cleo"));
        house.refuses(Kind.UNKNOWN, id, table -> AbsenceClaims.callBot(table, "cleo"));
        house.refuses(Kind.UNKNOWN, id, table -> AbsenceClaims.cancelGame(table, "cleo"));
        house.tables.run(id, table -> SeatActions.leave(table, "ben"));
        house.refuses(Kind.FORBIDDEN, id, table -> AbsenceClaims.claim(table, "ben"));
    }

    @Test
    void whoeverComesFirstOfTwoWhoWereAwayJustMoves() throws RefusedException {
        String id = house.playing(LIVE, "ann", "ben");
        house.pass(Duration.ofMinutes(30));
        house.move(id, "ann", "setup d8"); // nobody has claimed the win
        refusesAll(id, "ann"); // now it is ben's turn, and the delay starts again
        house.pass(ServerRules.CURRENT.liveClaimAfter());
        claim(id, "ann");
        assertEquals(List.of(1), house.game(id).roster().forfeited());
    }

    @Test
    void theTimeThatTheServerWasAwayCountsForNobody() throws RefusedException {
        String id = house.playing(LIVE, "ann", "ben");
        house.pass(Duration.ofMinutes(4));
        house.restart();
        house.view(id, "ben"); // ben comes back to the table
        house.pass(ServerRules.CURRENT.liveClaimAfter().minus(MOMENT));
        refusesClaim(id);
        house.pass(MOMENT);
        claim(id, "ben");
        String slow = house.playing(House.TWO, "ann", "ben");
        house.pass(ServerRules.CURRENT.untimedClaimAfter());
        house.restart();
        refusesClaim(slow);
        house.pass(AbsenceClaims.DOWNTIME_GRACE.minus(MOMENT));
        refusesClaim(slow);
        house.pass(MOMENT);
        claim(slow, "ben");
        house.assertReplays(slow);
    }

    private void refusesClaim(String id) {
        house.refuses(Kind.REFUSED, id, table -> AbsenceClaims.claim(table, "ben"));
    }

    @Test
    void aTableThatNobodyLookedAtForDaysNeedNotBeWatchedForMore() throws RefusedException {
        String id = house.playing(House.TWO, "ann", "ben");
        house.pass(ServerRules.CURRENT.untimedClaimAfter());
        house.tables.evictIdleSince(house.now());
        claim(id, "ben");
        assertEquals(LiveGame.Phase.OVER, house.game(id).phase());
    }

    @Test
    void whoLooksInAndNeverMovesHoldsNobodyForEver() throws RefusedException {
        String id = house.playing(House.TWO, "ann", "ben");
        Recorder ann = house.watch(id, "ann");
        house.pass(ServerRules.CURRENT.untimedIdleClaimAfter().minus(MOMENT));
        refusesClaim(id);
        house.pass(MOMENT);
        // a bot beside a player who is present would be odd
        house.refuses(Kind.REFUSED, id, table -> AbsenceClaims.callBot(table, "ben"));
        claim(id, "ben");
        assertNotEquals(List.of(), ann.take(), "ann must be notified");
    }

    @Test
    void aBotThatWasCalledInKeepsTheSeat() throws RefusedException {
        String id = house.playing(House.THREE, "ann", "ben", "cleo");
        house.pass(ServerRules.CURRENT.untimedBotAfter().minus(MOMENT));
        house.refuses(Kind.REFUSED, id, table -> AbsenceClaims.callBot(table, "ben"));
        house.pass(MOMENT);
        house.refuses(Kind.REFUSED, id, table -> AbsenceClaims.cancelGame(table, "ben"));
        house.tables.run(id, table -> AbsenceClaims.callBot(table, "ben"));
        assertEquals(
                new Occupant.Bot(SeatActions.STAND_IN_BOT, "ann"),
                house.game(id).occupant(0));
        House.eventually(() -> house.game(id).toMove() == 1);
        house.tables.run(id, table -> SeatActions.takeBack(table, "ann"));
        assertEquals(new Occupant.Person("ann"), house.game(id).occupant(0));
        house.assertReplays(id);
    }

    @Test
    void ofThreeTheGameGoesOnWithABot() throws RefusedException {
        String id = house.playing(House.THREE, "ann", "ben", "cleo");
        house.pass(ServerRules.CURRENT.untimedClaimAfter());
        house.refuses(Kind.REFUSED, id, table -> AbsenceClaims.cancelGame(table, "ben")); // cleo has a say, too
        claim(id, "cleo");
        assertEquals(LiveGame.Phase.PLAYING, house.game(id).phase());
        assertEquals(
                new Occupant.Bot(SeatActions.STAND_IN_BOT, null), house.game(id).occupant(0));
        house.refuses(Kind.FORBIDDEN, id, table -> SeatActions.takeBack(table, "ann"));
        House.eventually(() -> house.game(id).toMove() == 1); // the bot has moved
        house.assertReplays(id);
    }

    @Test
    void twoCallTheGameOffAndNobodyWins() throws RefusedException {
        String id = house.playing(RATED, "ann", "ben");
        playSome(id);
        String waiting = House.mover(house.game(id)).equals("ann") ? "ben" : "ann";
        house.pass(ServerRules.CURRENT.liveClaimAfter());
        house.tables.run(id, table -> AbsenceClaims.cancelGame(table, waiting));
        assertEquals(LiveGame.Phase.ABORTED, house.game(id).phase());
        assertEquals(Map.of(), ratings());
        assertFalse(house.view(id, "ann").contains("\"revealed\""), "hidden cards must stay hidden");
        house.assertReplays(id);
    }

    @Test
    void aClockOfDaysDecidesByItself() throws RefusedException {
        String id = house.playing("{\"game\":\"torres\",\"pace\":{\"kind\":\"days\",\"days\":9}}", "ann", "ben");
        house.pass(Duration.ofDays(8));
        refusesAll(id, "ben");
        assertFalse(house.view(id, "ben").contains("\"patience\""));
    }

    @Test
    void aClaimedWinCountsAsOneAndInARatedGameNoBotComesSooner() throws RefusedException {
        String id = house.playing(RATED, "ann", "ben");
        playSome(id);
        String gone = House.mover(house.game(id));
        String waiting = gone.equals("ann") ? "ben" : "ann";
        house.pass(ServerRules.CURRENT.liveClaimAfter().minus(MOMENT));
        house.refuses(Kind.REFUSED, id, table -> AbsenceClaims.callBot(table, waiting));
        house.pass(MOMENT);
        claim(id, waiting);
        Rating winner = Objects.requireNonNull(ratings().get(waiting));
        Rating loser = Objects.requireNonNull(ratings().get(gone));
        assertTrue(winner.mean() > loser.mean());
    }

    @Test
    void whoVanishesBeforeTheGameCountsCostsNobodyARating() throws RefusedException {
        String id = house.playing(RATED, "ann", "ben");
        house.pass(ServerRules.CURRENT.liveClaimAfter());
        claim(id, "ben");
        assertEquals(LiveGame.Phase.OVER, house.game(id).phase());
        assertEquals(Map.of(), ratings());
    }

    @Test
    void theOthersAreToldHowLongTheyHaveToWait() throws RefusedException {
        String id = house.playing(LIVE, "ann", "ben");
        Recorder ann = house.watch(id, "ann");
        Recorder ben = house.watch(id, "ben");
        assertFalse(house.view(id, "ben").contains("\"patience\""), "ann is present");
        ben.take();
        house.tables.removeWatcher(id, ann);
        assertTrue(ben.take()
                .getLast()
                .contains("\"patience\":{\"seat\":0,\"claim\":300000,\"bot\":120000,\"off\":true}"));
        house.pass(Duration.ofMinutes(1));
        assertTrue(house.view(id, "ben")
                .contains("\"patience\":{\"seat\":0,\"claim\":240000,\"bot\":60000,\"off\":true}"));
    }

    @Test
    void aFileWithAClaimIsHeldAgainstItsOwnTimes() throws RefusedException {
        String id = house.playing(LIVE, "ann", "ben");
        house.pass(ServerRules.CURRENT.liveClaimAfter());
        claim(id, "ben");
        Data.Obj file = Told.data(
                house.tables.query(id, table -> TableSnapshot.of(table).export()));
        assertTrue(Verifier.verify(file).holds(), () -> Verifier.verify(file).toString());
        String text = Json.write(file);
        long claimed = house.now();
        String early = text.replace("\"time\":" + claimed, "\"time\":" + (claimed - 1));
        assertNotEquals(text, early);
        assertFalse(Verifier.verify(House.json(early)).holds(), "a claim a millisecond earlier was not allowed");
        String other = text.replace(
                "\"kind\":\"claim\",\"time\":" + claimed + ",\"seat\":0",
                "\"kind\":\"claim\",\"time\":" + claimed + ",\"seat\":1");
        assertNotEquals(text, other);
        assertFalse(
                Verifier.verify(House.json(other)).holds(),
                "a claim against a player who was not to move was not allowed");
    }

    private Map<String, Rating> ratings() {
        return house.store.ratings().ratings("torres", List.of("ann", "ben", "cleo"));
    }

    /** Plays until both players have made enough moves for the game to be rated. */
    private void playSome(String id) throws RefusedException {
        for (int i = 0; i < 500; i++) {
            var moves = new int[2];
            house.game(id).moves().list().forEach(move -> moves[move.seat()]++);
            if (Math.min(moves[0], moves[1]) >= RatedGames.MIN_MOVES) {
                return;
            }
            house.step(id);
        }
    }
}
