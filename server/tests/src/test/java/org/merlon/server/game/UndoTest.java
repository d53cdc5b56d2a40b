package org.merlon.server.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.merlon.engine.play.Notation;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.RefusedException.Kind;
import org.merlon.server.table.RecordingWatcher;
import org.merlon.server.table.TestServer;
import org.merlon.server.table.actions.PlayActions;

final class UndoTest {
    @AutoClose
    private final TestServer server = new TestServer();

    /** A game in the middle of a turn, in which a move was just played that shows nothing hidden. */
    private String midTurn() throws RefusedException {
        String id = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
        server.playUntilLegal(id, "draw");
        LiveGame before = server.game(id);
        String harmless = Notation.legalMoves(TestServer.state(before)).stream()
                .filter(move -> move.startsWith("block"))
                .findFirst()
                .orElseThrow();
        server.move(id, TestServer.playerToMove(before), harmless);
        return id;
    }

    @Test
    void undoesMoveOfOwnTurnAtOnce() throws RefusedException {
        String id = midTurn();
        LiveGame after = server.game(id);
        String person = TestServer.playerToMove(after);
        int number = after.number();
        assertTrue(server.view(id, person).contains("\"mayUndo\":true"));
        server.tables.run(id, table -> PlayActions.undo(table, person, number));
        assertEquals(after.moves().size() - 1, server.game(id).moves().size());
        assertEquals(number + 1, server.entryCount(id), "an undo must be an entry");
        assertEquals(
                Kind.STALE, server.refusalKind(id, table -> PlayActions.undo(table, person, number)), "a double click");
        server.assertReplays(id);
        server.playToEnd(id);
        server.assertReplays(id);
    }

    @Test
    void revealingMoveNeedsAgreement() throws RefusedException {
        String id = midTurn();
        String person = TestServer.playerToMove(server.game(id));
        server.move(id, person, "draw");
        assertFalse(server.view(id, person).contains("\"mayUndo\":true"));
        server.assertRefused(Kind.REFUSED, id, table -> PlayActions.undo(table, person, PlayActions.ANY_NUMBER));
    }

    @Test
    void moveOfEarlierTurnNeedsAgreement() throws RefusedException {
        String id = midTurn();
        String person = TestServer.playerToMove(server.game(id));
        String other = person.equals("ann") ? "ben" : "ann";
        server.assertRefused(Kind.REFUSED, id, table -> PlayActions.undo(table, other, PlayActions.ANY_NUMBER));
        server.move(id, person, "end");
        server.assertRefused(Kind.REFUSED, id, table -> PlayActions.undo(table, person, PlayActions.ANY_NUMBER));
        server.assertRefused(Kind.UNKNOWN, id, table -> PlayActions.undo(table, "cleo", PlayActions.ANY_NUMBER));
    }

    @Test
    void undoOfEarlierMovesNeedsEverybody() throws RefusedException {
        String id = server.startGame(TestServer.THREE_PLAYERS, "ann", "ben", "cleo");
        for (int i = 0; i < 8; i++) {
            server.playRandomMove(id);
        }
        int number = server.game(id).number();
        RecordingWatcher spectator = server.watch(id, null);
        server.tables.run(id, table -> PlayActions.askUndo(table, "ben", 3));
        assertEquals(
                List.of("{\"type\":\"undo-asked\",\"table\":\"" + id + "\",\"seat\":1,\"kept\":3,\"number\":" + number
                        + "}"),
                spectator.takeMessages());
        assertTrue(
                server.view(id, "cleo").contains("\"undoAsked\":{\"seat\":1,\"kept\":3,\"number\":" + number + "}"),
                "a later watcher must see the request");
        server.tables.run(id, table -> PlayActions.answerUndo(table, "ann", 3, number, true));
        assertEquals(8, server.game(id).moves().size());
        server.assertRefused(Kind.UNKNOWN, id, table -> PlayActions.answerUndo(table, "dora", 3, number, true));
        server.tables.run(id, table -> PlayActions.answerUndo(table, "cleo", 3, number, true));
        assertEquals(3, server.game(id).moves().size());
        server.assertReplays(id);
        assertEquals(
                Kind.STALE,
                server.refusalKind(id, table -> PlayActions.answerUndo(table, "cleo", 3, number, true)),
                "already undone");
    }

    @Test
    void oneRefusalCancelsRequest() throws RefusedException {
        String id = server.startGame(TestServer.THREE_PLAYERS, "ann", "ben", "cleo");
        for (int i = 0; i < 8; i++) {
            server.playRandomMove(id);
        }
        int number = server.game(id).number();
        server.tables.run(id, table -> PlayActions.askUndo(table, "ben", 0));
        server.tables.run(id, table -> PlayActions.answerUndo(table, "ann", 0, number, false));
        server.assertRefused(Kind.STALE, id, table -> PlayActions.answerUndo(table, "cleo", 0, number, true));
        server.tables.run(id, table -> PlayActions.askUndo(table, "ben", 0));
        server.playRandomMove(id);
        assertEquals(
                Kind.STALE,
                server.refusalKind(id, table -> PlayActions.answerUndo(table, "ann", 0, number, true)),
                "the game went on");
        assertEquals(
                Kind.REFUSED, server.refusalKind(id, table -> PlayActions.askUndo(table, "ben", 9)), "no such move");
        assertEquals(9, server.game(id).moves().size());
    }

    @Test
    void soloPlayerNeedsNoAgreement() throws RefusedException {
        String id = server.create(
                "ann",
                "{\"game\":\"torres\",\"start\":true,\"seats\":[{\"kind\":\"you\"},{\"kind\":\"bot\",\"name\":\"random\"}]}");
        server.playRandomMove(id);
        TestServer.eventually(
                () -> server.game(id).toMove() == 0 && server.game(id).moves().size() > 1);
        server.tables.run(id, table -> PlayActions.askUndo(table, "ann", 0));
        assertEquals(0, server.game(id).moves().size());
        server.assertReplays(id);
    }
}
