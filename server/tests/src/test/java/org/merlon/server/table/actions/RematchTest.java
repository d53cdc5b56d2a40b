package org.merlon.server.table.actions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Occupant;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.table.RecordingWatcher;
import org.merlon.server.table.TestServer;

final class RematchTest {
    @AutoClose
    private final TestServer server = new TestServer();

    @Test
    void secondRequestJoinsSameTable() throws RefusedException {
        String id = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
        assertThrows(RefusedException.class, () -> server.rematch(id, "ann"), "not over");
        server.tables.run(id, table -> PlayActions.resign(table, "ann"));
        RecordingWatcher ben = server.watch(id, "ben");
        RecordingWatcher spectator = server.watch(id, "cleo");
        ben.takeMessages();
        spectator.takeMessages();
        assertThrows(RefusedException.class, () -> server.rematch(id, "cleo"), "has not played");
        String next = server.rematch(id, "ann");
        String invitation = server.game(next).terms().invitation();
        assertTrue(ben.takeMessages().getFirst().contains(invitation));
        assertEquals(List.of(), spectator.takeMessages(), "spectators must not be notified");
        assertFalse(server.view(id, "cleo").contains(invitation));
        assertTrue(server.view(id, "ben").contains(invitation));
        assertEquals(List.of(1), server.game(next).seatsOf("ben"), "the seat must be reserved");
        assertTrue(server.view(next, "ann").contains("\"awaited\":true"));
        server.assertRefused(RefusedException.Kind.REFUSED, next, table -> SeatActions.start(table, "ann"));
        server.restart();
        assertEquals(next, server.rematch(id, "ann"), "the id must survive a restart");
        assertEquals(LiveGame.Phase.OPEN, server.game(next).phase(), "asking twice must not start the game");
        assertEquals(next, server.rematch(id, "ben"));
        assertEquals(LiveGame.Phase.PLAYING, server.game(next).phase(), "all players have joined");
        assertEquals(next, server.rematch(id, "ben"), "asking again must have no effect");
        server.assertReplays(next);
        server.playToEnd(next);
    }

    @Test
    void concurrentRequestsJoinSameTable() throws Exception {
        for (int i = 0; i < 20; i++) {
            String id = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
            server.tables.run(id, table -> PlayActions.resign(table, "ann"));
            Set<String> made = new HashSet<>();
            try (var both = Executors.newVirtualThreadPerTaskExecutor()) {
                for (Future<String> table : both.invokeAll(
                        List.<Callable<String>>of(() -> server.rematch(id, "ann"), () -> server.rematch(id, "ben")))) {
                    made.add(table.get());
                }
            }
            assertEquals(1, made.size());
            LiveGame game = server.game(made.iterator().next());
            assertFalse(game.seats().contains(new Occupant.Nobody()));
        }
    }

    @Test
    void invitesStartingBotsButNoReplacements() throws RefusedException {
        server.withAccounts("ann", "ben", "cleo");
        String rated = server.startGame("{\"game\":\"torres\",\"players\":3,\"rated\":true}", "ann", "ben", "cleo");
        server.tables.run(rated, table -> PlayActions.resign(table, "ben"));
        server.tables.run(rated, table -> PlayActions.resign(table, "cleo"));
        LiveGame next = server.game(server.rematch(rated, "ann"));
        assertEquals(
                List.of(new Occupant.Person("ann"), new Occupant.Person("ben"), new Occupant.Person("cleo")),
                next.seats());
        assertTrue(next.terms().rated());
        assertEquals(next.id(), server.rematch(rated, "ben"), "a player who resigned may join");

        String withBot = server.create(
                "ann",
                "{\"game\":\"torres\",\"start\":true,\"seats\":[{\"kind\":\"bot\",\"name\":\"random\"},{\"kind\":\"you\"}]}");
        server.tables.run(withBot, table -> PlayActions.resign(table, "ann"));
        LiveGame again = server.game(server.rematch(withBot, "ann"));
        assertEquals(List.of(new Occupant.Bot("random", null), new Occupant.Person("ann")), again.seats());
        assertEquals(LiveGame.Phase.PLAYING, again.phase(), "there are no other people to wait for");
    }

    @Test
    void reservedSeatCanBeFreed() throws RefusedException {
        String id = server.startGame(TestServer.THREE_PLAYERS, "ann", "ben", "cleo");
        server.tables.run(id, table -> PlayActions.resign(table, "ben"));
        server.tables.run(id, table -> PlayActions.resign(table, "cleo"));
        String next = server.rematch(id, "ann");
        server.tables.run(next, table -> SeatActions.leave(table, "ben"));
        assertEquals(new Occupant.Nobody(), server.game(next).occupant(1));
        server.tables.run(next, table -> SeatActions.setBot(table, "ann", 1, "random"));
        server.assertRefused(
                RefusedException.Kind.REFUSED, next, table -> SeatActions.setBot(table, "ann", 2, "random"));
        server.tables.run(next, table -> SeatActions.setBot(table, "ann", 2, null)); // the creator stops waiting
        assertEquals(new Occupant.Nobody(), server.game(next).occupant(2));
        server.rematch(id, "cleo");
        assertEquals(List.of(2), server.game(next).seatsOf("cleo"));
        server.tables.run(next, table -> SeatActions.start(table, "ann"));
        server.assertReplays(next);
    }

    @Test
    void closedRematchIsFollowedByNewOne() throws RefusedException {
        String id = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
        server.tables.run(id, table -> PlayActions.resign(table, "ann"));
        String closed = server.rematch(id, "ann");
        server.tables.run(closed, table -> SeatActions.abort(table, "ann"));
        String next = server.rematch(id, "ben");
        assertNotEquals(closed, next);
        assertEquals(next, server.rematch(id, "ann"));
    }

    @Test
    void limitsNumberOfClosedRematches() throws RefusedException {
        String id = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
        server.tables.run(id, table -> PlayActions.resign(table, "ann"));
        int made = 0;
        try {
            while (made < 50) {
                String next = server.rematch(id, "ann");
                made++;
                server.tables.run(next, table -> SeatActions.abort(table, "ann"));
            }
        } catch (RefusedException e) {
            assertEquals(RefusedException.Kind.LIMITED, e.kind());
        }
        assertEquals(5, made);
    }
}
