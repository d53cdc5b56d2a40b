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
import org.merlon.protocol.json.Json;
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
import org.merlon.server.table.view.TableHistory;
import org.merlon.server.wire.WireData;

/** Players can claim the win from an absent player, but not because of a short network problem. */
final class AbsenceClaimsTest {
    private static final String LIVE =
            "{\"game\":\"torres\",\"pace\":{\"kind\":\"live\",\"base\":3600,\"increment\":5}}";
    private static final String RATED =
            "{\"game\":\"torres\",\"rated\":true,\"pace\":{\"kind\":\"live\",\"base\":3600,\"increment\":5}}";
    private static final Duration ONE_MILLI = Duration.ofMillis(1);

    @AutoClose
    private final TestServer server = new TestServer().withAccounts("ann", "ben", "cleo");

    private void claim(String id, String person) throws RefusedException {
        server.tables.run(id, table -> AbsenceClaims.claim(table, person));
    }

    private void assertAllRefused(String id, String person) {
        server.assertRefused(Kind.REFUSED, id, table -> AbsenceClaims.claim(table, person));
        server.assertRefused(Kind.REFUSED, id, table -> AbsenceClaims.cancelGame(table, person));
        server.assertRefused(Kind.REFUSED, id, table -> AbsenceClaims.callBot(table, person));
    }

    @Test
    void winCanBeClaimedAfterDelay() throws RefusedException {
        String id = server.startGame(LIVE, "ann", "ben");
        server.advance(ServerRules.CURRENT.liveClaimAfter().minus(ONE_MILLI));
        server.assertRefused(Kind.REFUSED, id, table -> AbsenceClaims.claim(table, "ben"));
        server.advance(ONE_MILLI);
        claim(id, "ben");
        LiveGame game = server.game(id);
        assertEquals(LiveGame.Phase.OVER, game.phase());
        assertArrayEquals(new int[] {2, 1}, GameResults.ranks(game));
        assertTrue(server.view(id, null).contains("\"forfeited\":[0]"));
        server.assertReplays(id);
        server.restart();
        assertEquals(LiveGame.Phase.OVER, server.game(id).phase());
    }

    @Test
    void presentPlayerIsNotAbsent() throws RefusedException {
        String id = server.startGame(LIVE, "ann", "ben");
        RecordingWatcher ann = server.watch(id, "ann");
        server.advance(Duration.ofMinutes(20));
        assertAllRefused(id, "ben");
        server.tables.removeWatcher(id, ann);
        server.advance(ServerRules.CURRENT.liveClaimAfter().minus(ONE_MILLI));
        server.assertRefused(Kind.REFUSED, id, table -> AbsenceClaims.claim(table, "ben"));
        server.tables.removeWatcher(id, server.watch(id, "ann")); // a short reconnection
        server.advance(ServerRules.CURRENT.liveClaimAfter().minus(ONE_MILLI));
        server.assertRefused(Kind.REFUSED, id, table -> AbsenceClaims.claim(table, "ben"));
        server.advance(ONE_MILLI);
        claim(id, "ben");
    }

    @Test
    void onlyWaitingPlayersMayClaim() throws RefusedException {
        String id = server.startGame(LIVE, "ann", "ben");
        server.advance(ServerRules.CURRENT.liveClaimAfter());
        assertAllRefused(id, "ann"); // it is her own turn
        server.assertRefused(Kind.UNKNOWN, id, table -> AbsenceClaims.claim(table, "cleo"));
        server.assertRefused(Kind.UNKNOWN, id, table -> AbsenceClaims.callBot(table, "cleo"));
        server.assertRefused(Kind.UNKNOWN, id, table -> AbsenceClaims.cancelGame(table, "cleo"));
        server.tables.run(id, table -> SeatActions.leave(table, "ben"));
        server.assertRefused(Kind.FORBIDDEN, id, table -> AbsenceClaims.claim(table, "ben"));
    }

    @Test
    void returningPlayerMayMoveIfNobodyClaimed() throws RefusedException {
        String id = server.startGame(LIVE, "ann", "ben");
        server.advance(Duration.ofMinutes(30));
        server.move(id, "ann", "setup d8"); // nobody has claimed the win
        assertAllRefused(id, "ann"); // now it is ben's turn, and the delay starts again
        server.advance(ServerRules.CURRENT.liveClaimAfter());
        claim(id, "ann");
        assertEquals(List.of(1), server.game(id).roster().forfeited());
    }

    @Test
    void downtimeDoesNotCountAsAbsence() throws RefusedException {
        String id = server.startGame(LIVE, "ann", "ben");
        server.advance(Duration.ofMinutes(4));
        server.restart();
        server.view(id, "ben"); // ben comes back to the table
        server.advance(ServerRules.CURRENT.liveClaimAfter().minus(ONE_MILLI));
        assertClaimRefused(id);
        server.advance(ONE_MILLI);
        claim(id, "ben");
        String slow = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
        server.advance(ServerRules.CURRENT.untimedClaimAfter());
        server.restart();
        assertClaimRefused(slow);
        server.advance(AbsenceClaims.DOWNTIME_GRACE.minus(ONE_MILLI));
        assertClaimRefused(slow);
        server.advance(ONE_MILLI);
        claim(slow, "ben");
        server.assertReplays(slow);
    }

    private void assertClaimRefused(String id) {
        server.assertRefused(Kind.REFUSED, id, table -> AbsenceClaims.claim(table, "ben"));
    }

    @Test
    void claimNeedsNoPriorPresence() throws RefusedException {
        String id = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
        server.advance(ServerRules.CURRENT.untimedClaimAfter());
        server.tables.evictIdleSince(server.now());
        claim(id, "ben");
        assertEquals(LiveGame.Phase.OVER, server.game(id).phase());
    }

    @Test
    void winCanBeClaimedFromIdlePresentPlayer() throws RefusedException {
        String id = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
        RecordingWatcher ann = server.watch(id, "ann");
        server.advance(ServerRules.CURRENT.untimedIdleClaimAfter().minus(ONE_MILLI));
        assertClaimRefused(id);
        server.advance(ONE_MILLI);
        // a bot beside a player who is present would be odd
        server.assertRefused(Kind.REFUSED, id, table -> AbsenceClaims.callBot(table, "ben"));
        claim(id, "ben");
        assertNotEquals(List.of(), ann.takeMessages(), "ann must be notified");
    }

    @Test
    void calledBotKeepsSeatForAbsentPlayer() throws RefusedException {
        String id = server.startGame(TestServer.THREE_PLAYERS, "ann", "ben", "cleo");
        server.advance(ServerRules.CURRENT.untimedBotAfter().minus(ONE_MILLI));
        server.assertRefused(Kind.REFUSED, id, table -> AbsenceClaims.callBot(table, "ben"));
        server.advance(ONE_MILLI);
        server.assertRefused(Kind.REFUSED, id, table -> AbsenceClaims.cancelGame(table, "ben"));
        server.tables.run(id, table -> AbsenceClaims.callBot(table, "ben"));
        assertEquals(
                new Occupant.Bot(SeatActions.STAND_IN_BOT, "ann"),
                server.game(id).occupant(0));
        TestServer.eventually(() -> server.game(id).toMove() == 1);
        server.tables.run(id, table -> SeatActions.takeBack(table, "ann"));
        assertEquals(new Occupant.Person("ann"), server.game(id).occupant(0));
        server.assertReplays(id);
    }

    @Test
    void threePlayerGameContinuesWithBot() throws RefusedException {
        String id = server.startGame(TestServer.THREE_PLAYERS, "ann", "ben", "cleo");
        server.advance(ServerRules.CURRENT.untimedClaimAfter());
        server.assertRefused(Kind.REFUSED, id, table -> AbsenceClaims.cancelGame(table, "ben")); // cleo has a say, too
        claim(id, "cleo");
        assertEquals(LiveGame.Phase.PLAYING, server.game(id).phase());
        assertEquals(
                new Occupant.Bot(SeatActions.STAND_IN_BOT, null),
                server.game(id).occupant(0));
        server.assertRefused(Kind.FORBIDDEN, id, table -> SeatActions.takeBack(table, "ann"));
        TestServer.eventually(() -> server.game(id).toMove() == 1); // the bot has moved
        server.assertReplays(id);
    }

    @Test
    void cancelledGameHasNoWinner() throws RefusedException {
        String id = server.startGame(RATED, "ann", "ben");
        playUntilRated(id);
        String waiting = TestServer.playerToMove(server.game(id)).equals("ann") ? "ben" : "ann";
        server.advance(ServerRules.CURRENT.liveClaimAfter());
        server.tables.run(id, table -> AbsenceClaims.cancelGame(table, waiting));
        assertEquals(LiveGame.Phase.ABORTED, server.game(id).phase());
        assertEquals(Map.of(), ratings());
        assertFalse(server.view(id, "ann").contains("\"revealed\""), "hidden cards must stay hidden");
        server.assertReplays(id);
    }

    @Test
    void dayClockAllowsNoClaim() throws RefusedException {
        String id = server.startGame("{\"game\":\"torres\",\"pace\":{\"kind\":\"days\",\"days\":9}}", "ann", "ben");
        server.advance(Duration.ofDays(8));
        assertAllRefused(id, "ben");
        assertFalse(server.view(id, "ben").contains("\"patience\""));
    }

    @Test
    void claimedWinIsRatedAndBotIsNotEarlier() throws RefusedException {
        String id = server.startGame(RATED, "ann", "ben");
        playUntilRated(id);
        String absent = TestServer.playerToMove(server.game(id));
        String waiting = absent.equals("ann") ? "ben" : "ann";
        server.advance(ServerRules.CURRENT.liveClaimAfter().minus(ONE_MILLI));
        server.assertRefused(Kind.REFUSED, id, table -> AbsenceClaims.callBot(table, waiting));
        server.advance(ONE_MILLI);
        claim(id, waiting);
        Rating winner = Objects.requireNonNull(ratings().get(waiting));
        Rating loser = Objects.requireNonNull(ratings().get(absent));
        assertTrue(winner.mean() > loser.mean());
    }

    @Test
    void earlyAbsenceChangesNoRating() throws RefusedException {
        String id = server.startGame(RATED, "ann", "ben");
        server.advance(ServerRules.CURRENT.liveClaimAfter());
        claim(id, "ben");
        assertEquals(LiveGame.Phase.OVER, server.game(id).phase());
        assertEquals(Map.of(), ratings());
    }

    @Test
    void showsCountdownToOthers() throws RefusedException {
        String id = server.startGame(LIVE, "ann", "ben");
        RecordingWatcher ann = server.watch(id, "ann");
        RecordingWatcher ben = server.watch(id, "ben");
        assertFalse(server.view(id, "ben").contains("\"patience\""), "ann is present");
        ben.takeMessages();
        server.tables.removeWatcher(id, ann);
        assertTrue(ben.takeMessages()
                .getLast()
                .contains("\"patience\":{\"seat\":0,\"claim\":300000,\"bot\":120000,\"off\":true}"));
        server.advance(Duration.ofMinutes(1));
        assertTrue(server.view(id, "ben")
                .contains("\"patience\":{\"seat\":0,\"claim\":240000,\"bot\":60000,\"off\":true}"));
    }

    @Test
    void verifiesClaimTimesInFile() throws RefusedException {
        String id = server.startGame(LIVE, "ann", "ben");
        server.advance(ServerRules.CURRENT.liveClaimAfter());
        claim(id, "ben");
        Data.Obj file = WireData.parse(
                server.tables.query(id, table -> TableHistory.of(table).export()));
        assertTrue(Verifier.verify(file).holds(), () -> Verifier.verify(file).toString());
        String text = Json.write(file);
        long claimTime = server.now();
        String early = text.replace("\"time\":" + claimTime, "\"time\":" + (claimTime - 1));
        assertNotEquals(text, early);
        assertFalse(Verifier.verify(TestServer.json(early)).holds(), "a claim a millisecond earlier was not allowed");
        String otherSeat = text.replace(
                "\"kind\":\"claim\",\"time\":" + claimTime + ",\"seat\":0",
                "\"kind\":\"claim\",\"time\":" + claimTime + ",\"seat\":1");
        assertNotEquals(text, otherSeat);
        assertFalse(
                Verifier.verify(TestServer.json(otherSeat)).holds(),
                "a claim against a player who was not to move was not allowed");
    }

    private Map<String, Rating> ratings() {
        return server.store.ratings().ratings("torres", List.of("ann", "ben", "cleo"));
    }

    /** Plays until both players have made enough moves for the game to be rated. */
    private void playUntilRated(String id) throws RefusedException {
        for (int i = 0; i < 500; i++) {
            var moves = new int[2];
            server.game(id).moves().list().forEach(move -> moves[move.seat()]++);
            if (Math.min(moves[0], moves[1]) >= RatedGames.MIN_MOVES) {
                return;
            }
            server.playRandomMove(id);
        }
    }
}
