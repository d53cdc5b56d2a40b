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
import org.merlon.server.table.House;
import org.merlon.server.table.Recorder;

final class RematchTest {
    @AutoClose
    private final House house = new House();

    @Test
    void theSecondWhoAsksSitsDownAtTheSameTable() throws RefusedException {
        String id = house.playing(House.TWO, "ann", "ben");
        assertThrows(RefusedException.class, () -> house.rematch(id, "ann"), "not over");
        house.tables.run(id, table -> PlayActions.resign(table, "ann"));
        Recorder ben = house.watch(id, "ben");
        Recorder spectator = house.watch(id, "cleo");
        ben.take();
        spectator.take();
        assertThrows(RefusedException.class, () -> house.rematch(id, "cleo"), "has not played");
        String next = house.rematch(id, "ann");
        String invitation = house.game(next).terms().invitation();
        assertTrue(ben.take().getFirst().contains(invitation));
        assertEquals(List.of(), spectator.take(), "spectators must not be notified");
        assertFalse(house.view(id, "cleo").contains(invitation));
        assertTrue(house.view(id, "ben").contains(invitation));
        assertEquals(List.of(1), house.game(next).seatsOf("ben"), "the seat must be reserved");
        assertTrue(house.view(next, "ann").contains("\"awaited\":true"));
        house.refuses(RefusedException.Kind.REFUSED, next, table -> SeatActions.start(table, "ann"));
        house.restart();
        assertEquals(next, house.rematch(id, "ann"), "the id must survive a restart");
        assertEquals(LiveGame.Phase.OPEN, house.game(next).phase(), "asking twice must not start the game");
        assertEquals(next, house.rematch(id, "ben"));
        assertEquals(LiveGame.Phase.PLAYING, house.game(next).phase(), "all players have joined");
        assertEquals(next, house.rematch(id, "ben"), "asking again must have no effect");
        house.assertReplays(next);
        house.finish(next);
    }

    @Test
    void twoAtOnceMeet() throws Exception {
        for (int i = 0; i < 20; i++) {
            String id = house.playing(House.TWO, "ann", "ben");
            house.tables.run(id, table -> PlayActions.resign(table, "ann"));
            Set<String> made = new HashSet<>();
            try (var both = Executors.newVirtualThreadPerTaskExecutor()) {
                for (Future<String> table : both.invokeAll(
                        List.<Callable<String>>of(() -> house.rematch(id, "ann"), () -> house.rematch(id, "ben")))) {
                    made.add(table.get());
                }
            }
            assertEquals(1, made.size());
            LiveGame game = house.game(made.iterator().next());
            assertFalse(game.seats().contains(new Occupant.Nobody()));
        }
    }

    @Test
    void standInsAreNotInvitedButBotsThatBeganAre() throws RefusedException {
        house.withAccounts("ann", "ben", "cleo");
        String rated = house.playing("{\"game\":\"torres\",\"players\":3,\"rated\":true}", "ann", "ben", "cleo");
        house.tables.run(rated, table -> PlayActions.resign(table, "ben"));
        house.tables.run(rated, table -> PlayActions.resign(table, "cleo"));
        LiveGame next = house.game(house.rematch(rated, "ann"));
        assertEquals(
                List.of(new Occupant.Person("ann"), new Occupant.Person("ben"), new Occupant.Person("cleo")),
                next.seats());
        assertTrue(next.terms().rated());
        assertEquals(next.id(), house.rematch(rated, "ben"), "a player who resigned may join");

        String withBot = house.create(
                "ann",
                "{\"game\":\"torres\",\"start\":true,\"seats\":[{\"kind\":\"bot\",\"name\":\"random\"},{\"kind\":\"you\"}]}");
        house.tables.run(withBot, table -> PlayActions.resign(table, "ann"));
        LiveGame again = house.game(house.rematch(withBot, "ann"));
        assertEquals(List.of(new Occupant.Bot("random", null), new Occupant.Person("ann")), again.seats());
        assertEquals(LiveGame.Phase.PLAYING, again.phase(), "there are no other people to wait for");
    }

    @Test
    void aSeatIsHeldForNobodyAgainstTheirWill() throws RefusedException {
        String id = house.playing(House.THREE, "ann", "ben", "cleo");
        house.tables.run(id, table -> PlayActions.resign(table, "ben"));
        house.tables.run(id, table -> PlayActions.resign(table, "cleo"));
        String next = house.rematch(id, "ann");
        house.tables.run(next, table -> SeatActions.leave(table, "ben"));
        assertEquals(new Occupant.Nobody(), house.game(next).occupant(1));
        house.tables.run(next, table -> SeatActions.setBot(table, "ann", 1, "random"));
        house.refuses(RefusedException.Kind.REFUSED, next, table -> SeatActions.setBot(table, "ann", 2, "random"));
        house.tables.run(next, table -> SeatActions.setBot(table, "ann", 2, null)); // the creator stops waiting
        assertEquals(new Occupant.Nobody(), house.game(next).occupant(2));
        house.rematch(id, "cleo");
        assertEquals(List.of(2), house.game(next).seatsOf("cleo"));
        house.tables.run(next, table -> SeatActions.start(table, "ann"));
        house.assertReplays(next);
    }

    @Test
    void afterOneThatWasClosedThereIsAnother() throws RefusedException {
        String id = house.playing(House.TWO, "ann", "ben");
        house.tables.run(id, table -> PlayActions.resign(table, "ann"));
        String closed = house.rematch(id, "ann");
        house.tables.run(closed, table -> SeatActions.abort(table, "ann"));
        String next = house.rematch(id, "ben");
        assertNotEquals(closed, next);
        assertEquals(next, house.rematch(id, "ann"));
    }

    @Test
    void whatIsClosedTimeAndAgainIsNotMadeForEver() throws RefusedException {
        String id = house.playing(House.TWO, "ann", "ben");
        house.tables.run(id, table -> PlayActions.resign(table, "ann"));
        int made = 0;
        try {
            while (made < 50) {
                String next = house.rematch(id, "ann");
                made++;
                house.tables.run(next, table -> SeatActions.abort(table, "ann"));
            }
        } catch (RefusedException e) {
            assertEquals(RefusedException.Kind.LIMITED, e.kind());
        }
        assertEquals(5, made);
    }
}
