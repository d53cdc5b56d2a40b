package org.merlon.server.game;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.play.Notation;
import org.merlon.protocol.json.Json;
import org.merlon.protocol.json.JsonException;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.RefusedException.Kind;
import org.merlon.server.table.RecordingWatcher;
import org.merlon.server.table.TestServer;
import org.merlon.server.table.actions.PlayActions;
import org.merlon.server.table.actions.SeatActions;
import org.merlon.server.wire.WireMapper;

final class MovesTest {
    /** With a clock of days, presence messages have no claim countdown. */
    private static final String DAY_CLOCK = "{\"game\":\"torres\",\"pace\":{\"kind\":\"days\",\"days\":2}}";

    @AutoClose
    private final TestServer server = new TestServer();

    @Test
    void sendsMoveToEverybodyAndIgnoresRepeats() throws RefusedException {
        String id = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
        RecordingWatcher ben = server.watch(id, "ben");
        RecordingWatcher spectator = server.watch(id, null);
        ben.takeMessages();
        spectator.takeMessages();
        int number = server.game(id).number();
        String move = server.legalMoves(id).getFirst();
        int own = server.move(id, "ann", number, move);
        assertEquals(number + 1, own);
        assertEquals(1, ben.takeMessages().size());
        assertEquals(1, spectator.takeMessages().size());
        String before = server.view(id, "ann");
        for (String again : List.of(move, " " + move.toUpperCase(Locale.ROOT).replace(" ", "   "))) {
            assertEquals(own, server.move(id, "ann", number, again));
        }
        assertEquals(own, server.entryCount(id));
        assertEquals(before, server.view(id, "ann"));
        assertEquals(List.of(), ben.takeMessages());
        server.playRandomMove(id);
        server.playRandomMove(id);
        assertEquals(own, server.move(id, "ann", number, move), "even much later");
    }

    @Test
    void otherMoveForOldNumberIsStale() throws RefusedException {
        String id = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
        int number = server.game(id).number();
        List<String> legal = server.legalMoves(id);
        server.tables.run(id, table -> PlayActions.move(table, "ann", number, legal.getFirst()));
        server.assertRefused(Kind.STALE, id, table -> PlayActions.move(table, "ann", number, legal.getLast()));
        server.assertRefused(Kind.STALE, id, table -> PlayActions.move(table, "ben", number, legal.getFirst()));
        server.assertRefused(
                Kind.STALE,
                id,
                table -> PlayActions.move(table, "ann", table.game().number() + 1, legal.getFirst()));
        assertEquals(number + 1, server.entryCount(id));
    }

    @Test
    void refusedMoveHasReasonAndChangesNothing() throws RefusedException {
        String id = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
        String before = server.view(id, "ann");
        int number = server.game(id).number();
        RefusedException nonsense = server.refusal(id, table -> PlayActions.move(table, "ann", number, "juggle a1"));
        assertEquals(Kind.REFUSED, nonsense.kind());
        assertFalse(nonsense.reason().isEmpty());
        server.assertRefused(Kind.REFUSED, id, table -> PlayActions.move(table, "ann", number, "end"));
        server.assertRefused(Kind.REFUSED, id, table -> PlayActions.move(table, "ann", number, ""));
        server.assertRefused(Kind.UNKNOWN, id, table -> PlayActions.move(table, "cleo", number, "setup d8"));
        String other = server.legalMoves(id).getFirst();
        assertEquals(
                Kind.REFUSED,
                server.refusalKind(id, table -> PlayActions.move(table, "ben", number, other)),
                "not ben's turn");
        assertEquals(before, server.view(id, "ann"));
    }

    @Test
    void showsLegalMovesToPlayerToMoveOnly() throws RefusedException {
        String id = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
        assertTrue(server.view(id, "ann").contains("\"legal\":["));
        assertFalse(server.view(id, "ben").contains("\"legal\":["));
        assertFalse(server.view(id, null).contains("\"legal\":["));
    }

    @Test
    void refusesMovesBeforeStartAndAfterEnd() throws RefusedException {
        String id = server.create("ann", TestServer.TWO_PLAYERS);
        server.assertRefused(Kind.REFUSED, id, table -> PlayActions.move(table, "ann", 0, "setup d8"));
        String over = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
        server.playToEnd(over);
        server.assertRefused(
                Kind.REFUSED,
                over,
                table -> PlayActions.move(table, "ann", table.game().number(), "end"));
        server.assertRefused(Kind.REFUSED, over, table -> PlayActions.resign(table, "ann"));
        server.assertRefused(Kind.REFUSED, over, table -> SeatActions.leave(table, "ann"));
        server.assertRefused(Kind.REFUSED, over, table -> PlayActions.undo(table, "ann", PlayActions.ANY_NUMBER));
    }

    @Test
    void botsPlayByThemselves() throws RefusedException {
        String id = server.create(
                "ann",
                "{\"game\":\"torres\",\"players\":3,\"start\":true,\"listed\":true,\"seats\":[{\"kind\":\"bot\",\"name\":\"random\"},"
                        + "{\"kind\":\"bot\",\"name\":\"greedy\"},{\"kind\":\"bot\",\"name\":\"random\"}]}");
        TestServer.eventually(() -> server.game(id).phase() == LiveGame.Phase.OVER);
        server.assertReplays(id);
    }

    @Test
    void botMoveIsRetriedAfterStoreFailure() throws RefusedException {
        String id = server.create(
                "ann",
                "{\"game\":\"torres\",\"seats\":[{\"kind\":\"you\"},{\"kind\":\"bot\",\"name\":\"random\"}],\"start\":true}");
        var broken = new AtomicBoolean();
        while (!broken.get()) {
            TestServer.eventually(() -> server.game(id).toMove() == 0);
            server.tables.run(id, table -> {
                LiveGame game = table.game();
                String move = Notation.legalMoves(TestServer.state(game)).getFirst();
                PlayActions.move(table, "ann", game.number(), move);
                if (table.game().toMove() == 1) {
                    server.database.failWrites(true); // before the bot, which waits for the table's lock, can move
                    broken.set(true);
                }
            });
        }
        int stuck = server.game(id).number();
        server.database.failWrites(false);
        TestServer.eventually(() -> server.game(id).number() > stuck);
    }

    @Test
    void sendsPresenceChanges() throws RefusedException {
        String id = server.startGame(DAY_CLOCK, "ann", "ben");
        RecordingWatcher spectator = server.watch(id, null);
        RecordingWatcher ben = server.watch(id, "ben");
        assertEquals(List.of(presence(id, "[false,true]", 1)), spectator.takeMessages());
        RecordingWatcher second = server.watch(id, "ben");
        server.tables.removeWatcher(id, ben);
        assertEquals(List.of(), spectator.takeMessages(), "still present in another window");
        server.tables.removeWatcher(id, second);
        assertEquals(List.of(presence(id, "[false,false]", 1)), spectator.takeMessages());
    }

    @Test
    void countsSpectatorsAndRoundsLargeNumbers() throws RefusedException {
        String id = server.startGame(DAY_CLOCK, "ann", "ben");
        RecordingWatcher ann = server.watch(id, "ann");
        server.watch(id, "eve");
        server.watch(id, "eve");
        server.watch(id, null);
        assertEquals(List.of(presence(id, "[true,false]", 1), presence(id, "[true,false]", 2)), ann.takeMessages());
        for (int i = 2; i < 35; i++) {
            server.watch(id, null);
        }
        assertEquals(19, ann.takeMessages().size(), "3 to 20, then 30");
        assertTrue(server.view(id, "ann").contains("\"watching\":30"));
    }

    private static String presence(String id, String seats, int watching) {
        return "{\"type\":\"presence\",\"table\":\"" + id + "\",\"seats\":" + seats + ",\"watching\":" + watching + "}";
    }

    @Test
    void showsReachablePathsToPlayerToMoveOnly() throws RefusedException {
        String id = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
        server.playUntilLegal(id, "end");
        String mover = TestServer.playerToMove(server.game(id));
        String other = mover.equals("ann") ? "ben" : "ann";
        assertTrue(WireMapper.text(server.tables.query(id, table -> PlayActions.reachablePaths(table, mover)))
                .contains("\"moves\":[\""));
        assertTrue(WireMapper.text(server.tables.query(id, table -> PlayActions.reachablePaths(table, other)))
                .endsWith("\"ways\":[]}"));
        server.assertRefused(Kind.UNKNOWN, id, table -> PlayActions.reachablePaths(table, "eve"));
    }

    /** The browser folds the same log in its own way (moveHistory.test.ts). */
    @Test
    void undoKeepsTheFirstMoves() throws IOException, JsonException {
        var file = new Fields((Data.Obj) Json.read(Files.readString(Path.of("../web/src/testing/undone-moves.json"))));
        try {
            Moves moves = Moves.NONE;
            for (Fields entry : file.objects("log")) {
                switch (entry.text("kind")) {
                    case "move" -> {
                        int number = entry.whole("number", 1, 99);
                        moves = moves.plus(
                                new Moves.Played(
                                        number, number - 1, entry.whole("seat", 0, 1), entry.text("move"), false),
                                null);
                    }
                    case "undo" -> moves = moves.first(entry.whole("kept", 0, 99));
                    default -> {}
                }
            }
            assertArrayEquals(
                    file.wholes("standing", 1, 99),
                    moves.list().stream().mapToInt(Moves.Played::number).toArray());
        } catch (MalformedException e) {
            throw new AssertionError(e);
        }
    }
}
