package org.merlon.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.merlon.server.fair.Commitment;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Occupant;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.RefusedException.Kind;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.store.log.Listing;
import org.merlon.server.table.actions.PlayActions;
import org.merlon.server.table.actions.SeatActions;

final class SeatingTest {
    @AutoClose
    private final House house = new House();

    @Test
    void peopleSitDownGetUpAndBegin() throws RefusedException {
        String id = house.create("ann", "{\"game\":\"torres\",\"players\":3,\"listed\":true}");
        house.tables.run(id, table -> SeatActions.join(table, "ben", 2, null));
        house.tables.run(id, table -> SeatActions.leave(table, "ben"));
        house.tables.run(id, table -> SeatActions.join(table, "ben", SeatActions.ANY_SEAT, null));
        assertEquals(List.of(1), house.game(id).seatsOf("ben"));
        assertEquals(Kind.REFUSED, house.refused(id, table -> SeatActions.start(table, "ann")), "a seat is free");
        assertEquals(Kind.REFUSED, house.refused(id, table -> SeatActions.join(table, "ben", 2, null)), "has one");
        assertEquals(Kind.REFUSED, house.refused(id, table -> SeatActions.join(table, "cleo", 0, null)), "is taken");
        house.tables.run(id, table -> SeatActions.join(table, "cleo", 2, null));
        assertEquals(
                Kind.REFUSED,
                house.refused(id, table -> SeatActions.join(table, "dora", SeatActions.ANY_SEAT, null)),
                "full");
        house.refuses(Kind.FORBIDDEN, id, table -> SeatActions.start(table, "ben"));
        house.tables.run(id, table -> SeatActions.start(table, "ann"));
        assertEquals(LiveGame.Phase.PLAYING, house.game(id).phase());
        assertEquals(Kind.REFUSED, house.refused(id, table -> SeatActions.start(table, "ann")), "already started");
        assertEquals(Kind.REFUSED, house.refused(id, table -> SeatActions.abort(table, "ann")), "too late");
        house.assertReplays(id);
    }

    @Test
    void anUnlistedTableIsNotThereForThoseWithoutItsInvitation() throws RefusedException {
        String id = house.create("ann", House.TWO);
        String invitation = house.game(id).terms().invitation();
        house.refuses(Kind.UNKNOWN, id, table -> SeatActions.join(table, "ben", SeatActions.ANY_SEAT, null));
        house.refuses(Kind.UNKNOWN, id, table -> SeatActions.join(table, "ben", SeatActions.ANY_SEAT, "guess"));
        house.refuses(Kind.UNKNOWN, id, table -> SeatActions.start(table, "ben"));
        house.refuses(Kind.UNKNOWN, id, table -> SeatActions.leave(table, "ben"));
        house.refuses(Kind.UNKNOWN, id, table -> PlayActions.resign(table, "ben"));
        assertFalse(house.view(id, "ben").contains(invitation));
        assertTrue(house.view(id, "ann").contains(invitation));
        house.tables.run(id, table -> SeatActions.join(table, "ben", SeatActions.ANY_SEAT, invitation));
        assertTrue(house.view(id, "ben").contains(invitation), "players must see the invitation");
    }

    @Test
    void seatsOfOnePersonHaveNamesOfTheirOwn() throws RefusedException {
        String id = house.create(
                "ann",
                "{\"game\":\"torres\",\"seats\":[{\"kind\":\"you\",\"name\":\" Ann\\u202e \"},{\"kind\":\"open\"}]}");
        house.tables.run(id, table -> SeatActions.join(table, "ann", 1, "Aunt Mary", null));
        house.tables.run(id, table -> SeatActions.join(table, "ann", 1, "Mary", null));
        assertEquals(
                Kind.REFUSED,
                house.refused(
                        id, table -> SeatActions.join(table, "ann", 1, "m".repeat(ServerLimits.MAX_NAME + 1), null)),
                "a name is bounded");
        house.tables.run(id, table -> SeatActions.start(table, "ann"));
        String view = house.view(id, "ann");
        assertTrue(view.contains("\"name\":\"Ann\",\"playedBy\":\"name of ann\""), view);
        assertTrue(view.contains("\"name\":\"Mary\",\"playedBy\":\"name of ann\""), view);
        assertTrue(view.contains("\"secret\":"), "a player of both seats must be told whether to cover the screen");
        assertFalse(house.view(id, "ben").contains("\"secret\":"));

        house.tables.run(id, table -> SeatActions.leave(table, "ann"));
        assertTrue(house.view(id, "ann").contains("\"keptFor\":\"Mary\""), "the bot must keep the seat's name");
        house.tables.run(id, table -> SeatActions.takeBack(table, "ann"));
        assertEquals(new Occupant.Person("ann", "Mary"), house.game(id).occupant(1));
        assertEquals(
                List.of("Ann", "Mary"),
                house.store.games().tablesOf("ann", 9).getFirst().listing().seats().stream()
                        .map(Listing.Seat::called)
                        .toList());
        house.assertReplays(id);
    }

    @Test
    void oneMayPlaySeveralSeats() throws RefusedException {
        String id = house.create(
                "ann", "{\"game\":\"torres\",\"seats\":[{\"kind\":\"you\"},{\"kind\":\"you\"}],\"start\":true}");
        assertEquals(List.of(0, 1), house.game(id).seatsOf("ann"));
        house.finish(id);
        house.assertReplays(id);
    }

    @Test
    void whoMadeTheTablePutsBotsOnFreeSeatsOnly() throws RefusedException {
        String id = house.create("ann", House.THREE);
        String invitation = house.game(id).terms().invitation();
        house.tables.run(id, table -> SeatActions.join(table, "ben", 1, invitation));
        house.refuses(Kind.FORBIDDEN, id, table -> SeatActions.setBot(table, "ben", 2, "random"));
        assertEquals(Kind.REFUSED, house.refused(id, table -> SeatActions.setBot(table, "ann", 1, "random")), "taken");
        assertEquals(
                Kind.REFUSED, house.refused(id, table -> SeatActions.setBot(table, "ann", 3, "random")), "no such");
        assertEquals(
                Kind.REFUSED, house.refused(id, table -> SeatActions.setBot(table, "ann", 2, "nobody")), "no such");
        house.tables.run(id, table -> SeatActions.setBot(table, "ann", 2, "random"));
        assertEquals(new Occupant.Bot("random", null), house.game(id).occupant(2));
        house.tables.run(id, table -> SeatActions.setBot(table, "ann", 2, null));
        assertEquals(new Occupant.Nobody(), house.game(id).occupant(2));
        house.refuses(Kind.FORBIDDEN, id, table -> SeatActions.setBot(table, "ben", 0, null));
        // ben is away but has not left his seat
        house.tables.run(id, table -> SeatActions.setBot(table, "ann", 1, null));
        assertEquals(new Occupant.Nobody(), house.game(id).occupant(1));
        house.tables.run(id, table -> SeatActions.abort(table, "ann"));
        assertEquals(LiveGame.Phase.ABORTED, house.game(id).phase());
        house.refuses(Kind.REFUSED, id, table -> SeatActions.start(table, "ann"));
    }

    @Test
    void ratedTablesAreForPeople() throws RefusedException {
        house.withAccounts("ann", "ben");
        assertThrows(
                RefusedException.class,
                () -> house.create(
                        "ann",
                        "{\"game\":\"torres\",\"rated\":true,\"seats\":[{\"kind\":\"you\"},{\"kind\":\"bot\",\"name\":\"random\"}]}"));
        house.store.accounts().addPerson(new Person("robo", "Robo", Person.Kind.BOT, null, "ann", 0));
        String wish = "{\"game\":\"torres\",\"players\":3,\"listed\":true,\"rated\":true}";
        assertThrows(RefusedException.class, () -> house.create("robo", wish));
        String id = house.create("ann", wish);
        house.refuses(Kind.REFUSED, id, table -> SeatActions.join(table, "robo", SeatActions.ANY_SEAT, null));
        house.refuses(Kind.REFUSED, id, table -> SeatActions.setBot(table, "ann", 1, "random"));
        house.tables.run(id, table -> SeatActions.join(table, "ben", SeatActions.ANY_SEAT, null));
    }

    @Test
    void shuffledSeatsFollowFromTheKeyAndDiffer() throws RefusedException {
        Set<List<Occupant>> orders = new HashSet<>();
        for (int i = 0; i < 40; i++) {
            String id = house.playing("{\"game\":\"torres\",\"players\":3,\"shuffled\":true}", "ann", "ben", "cleo");
            orders.add(house.game(id).seats());
            house.assertReplays(id);
        }
        assertTrue(orders.size() > 2, "six orders are possible");
    }

    @Test
    void wordsAreMixedInAndStaySecretUntilTheEnd() throws RefusedException {
        String id = house.create("ann", House.TWO);
        String invitation = house.game(id).terms().invitation();
        house.tables.run(id, table -> SeatActions.join(table, "ben", 1, invitation));
        house.tables.run(id, table -> SeatActions.giveWord(table, "ben", "portcullis"));
        house.refuses(Kind.REFUSED, id, table -> SeatActions.giveWord(table, "ben", "again"));
        house.refuses(Kind.REFUSED, id, table -> SeatActions.giveWord(table, "ann", " "));
        Recorder spectator = house.watch(id, null);
        house.tables.run(id, table -> SeatActions.giveWord(table, "ann", "barbican"));
        for (String shown : List.of(house.view(id, "ann"), house.view(id, null), String.join("", spectator.take()))) {
            assertTrue(shown.contains(Commitment.of("barbican")));
            assertFalse(shown.contains("barbican") || shown.contains("portcullis"));
        }
        house.tables.run(id, table -> SeatActions.start(table, "ann"));
        assertNotEquals(house.game(id).serverKey().hex(), house.game(id).key().hex());
        house.refuses(Kind.REFUSED, id, table -> SeatActions.giveWord(table, "ann", "late"));
        assertTrue(house.view(id, null).contains(Commitment.of("portcullis")), "commitments must stay visible");
        assertFalse(house.view(id, null).contains(house.game(id).serverKey().hex()));
        house.finish(id);
        String shown = house.view(id, null);
        assertTrue(shown.contains("barbican") && shown.contains("portcullis"));
        assertTrue(shown.contains(house.game(id).serverKey().hex()));
        house.assertReplays(id);
    }

    @Test
    void aWordGoesWithWhoGaveIt() throws RefusedException {
        String id = house.create("ann", "{\"game\":\"torres\",\"listed\":true}");
        house.tables.run(id, table -> SeatActions.join(table, "ben", 1, null));
        house.tables.run(id, table -> SeatActions.giveWord(table, "ben", "portcullis"));
        house.tables.run(id, table -> SeatActions.leave(table, "ben"));
        house.tables.run(id, table -> SeatActions.join(table, "cleo", 1, null));
        house.tables.run(id, table -> SeatActions.giveWord(table, "cleo", "moat"));
        assertEquals("moat", house.game(id).words().get(1));
    }
}
