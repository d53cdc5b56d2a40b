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

final class SeatActionsTest {
    @AutoClose
    private final TestServer server = new TestServer();

    @Test
    void peopleJoinLeaveAndStart() throws RefusedException {
        String id = server.create("ann", "{\"game\":\"torres\",\"players\":3,\"listed\":true}");
        server.tables.run(id, table -> SeatActions.join(table, "ben", 2, null));
        server.tables.run(id, table -> SeatActions.leave(table, "ben"));
        server.tables.run(id, table -> SeatActions.join(table, "ben", SeatActions.ANY_SEAT, null));
        assertEquals(List.of(1), server.game(id).seatsOf("ben"));
        assertEquals(Kind.REFUSED, server.refusalKind(id, table -> SeatActions.start(table, "ann")), "a seat is free");
        assertEquals(Kind.REFUSED, server.refusalKind(id, table -> SeatActions.join(table, "ben", 2, null)), "has one");
        assertEquals(
                Kind.REFUSED, server.refusalKind(id, table -> SeatActions.join(table, "cleo", 0, null)), "is taken");
        server.tables.run(id, table -> SeatActions.join(table, "cleo", 2, null));
        assertEquals(
                Kind.REFUSED,
                server.refusalKind(id, table -> SeatActions.join(table, "dora", SeatActions.ANY_SEAT, null)),
                "full");
        server.assertRefused(Kind.FORBIDDEN, id, table -> SeatActions.start(table, "ben"));
        server.tables.run(id, table -> SeatActions.start(table, "ann"));
        assertEquals(LiveGame.Phase.PLAYING, server.game(id).phase());
        assertEquals(Kind.REFUSED, server.refusalKind(id, table -> SeatActions.start(table, "ann")), "already started");
        assertEquals(Kind.REFUSED, server.refusalKind(id, table -> SeatActions.abort(table, "ann")), "too late");
        server.assertReplays(id);
    }

    @Test
    void unlistedTableIsUnknownWithoutInvitation() throws RefusedException {
        String id = server.create("ann", TestServer.TWO_PLAYERS);
        String invitation = server.game(id).terms().invitation();
        server.assertRefused(Kind.UNKNOWN, id, table -> SeatActions.join(table, "ben", SeatActions.ANY_SEAT, null));
        server.assertRefused(Kind.UNKNOWN, id, table -> SeatActions.join(table, "ben", SeatActions.ANY_SEAT, "guess"));
        server.assertRefused(Kind.UNKNOWN, id, table -> SeatActions.start(table, "ben"));
        server.assertRefused(Kind.UNKNOWN, id, table -> SeatActions.leave(table, "ben"));
        server.assertRefused(Kind.UNKNOWN, id, table -> PlayActions.resign(table, "ben"));
        assertFalse(server.view(id, "ben").contains(invitation));
        assertTrue(server.view(id, "ann").contains(invitation));
        server.tables.run(id, table -> SeatActions.join(table, "ben", SeatActions.ANY_SEAT, invitation));
        assertTrue(server.view(id, "ben").contains(invitation), "players must see the invitation");
    }

    @Test
    void seatsOfOnePersonHaveOwnNames() throws RefusedException {
        String id = server.create(
                "ann",
                "{\"game\":\"torres\",\"seats\":[{\"kind\":\"you\",\"name\":\" Ann\\u202e \"},{\"kind\":\"open\"}]}");
        server.tables.run(id, table -> SeatActions.join(table, "ann", 1, "Aunt Mary", null));
        server.tables.run(id, table -> SeatActions.join(table, "ann", 1, "Mary", null));
        assertEquals(
                Kind.REFUSED,
                server.refusalKind(
                        id,
                        table -> SeatActions.join(table, "ann", 1, "m".repeat(ServerLimits.MAX_NAME_LENGTH + 1), null)),
                "a name is bounded");
        server.tables.run(id, table -> SeatActions.start(table, "ann"));
        String view = server.view(id, "ann");
        assertTrue(view.contains("\"name\":\"Ann\",\"playedBy\":\"name of ann\""), view);
        assertTrue(view.contains("\"name\":\"Mary\",\"playedBy\":\"name of ann\""), view);
        assertTrue(view.contains("\"secret\":"), "a player of both seats must be told whether to cover the screen");
        assertFalse(server.view(id, "ben").contains("\"secret\":"));

        server.tables.run(id, table -> SeatActions.leave(table, "ann"));
        assertTrue(server.view(id, "ann").contains("\"keptFor\":\"Mary\""), "the bot must keep the seat's name");
        server.tables.run(id, table -> SeatActions.takeBack(table, "ann"));
        assertEquals(new Occupant.Person("ann", "Mary"), server.game(id).occupant(1));
        assertEquals(
                List.of("Ann", "Mary"),
                server.store.games().tablesOf("ann", 9).getFirst().listing().seats().stream()
                        .map(Listing.Seat::called)
                        .toList());
        server.assertReplays(id);
    }

    @Test
    void personMayPlaySeveralSeats() throws RefusedException {
        String id = server.create(
                "ann", "{\"game\":\"torres\",\"seats\":[{\"kind\":\"you\"},{\"kind\":\"you\"}],\"start\":true}");
        assertEquals(List.of(0, 1), server.game(id).seatsOf("ann"));
        server.playToEnd(id);
        server.assertReplays(id);
    }

    @Test
    void creatorPutsBotsOnFreeSeatsOnly() throws RefusedException {
        String id = server.create("ann", TestServer.THREE_PLAYERS);
        String invitation = server.game(id).terms().invitation();
        server.tables.run(id, table -> SeatActions.join(table, "ben", 1, invitation));
        server.assertRefused(Kind.FORBIDDEN, id, table -> SeatActions.setBot(table, "ben", 2, "random"));
        assertEquals(
                Kind.REFUSED, server.refusalKind(id, table -> SeatActions.setBot(table, "ann", 1, "random")), "taken");
        assertEquals(
                Kind.REFUSED,
                server.refusalKind(id, table -> SeatActions.setBot(table, "ann", 3, "random")),
                "no such");
        assertEquals(
                Kind.REFUSED,
                server.refusalKind(id, table -> SeatActions.setBot(table, "ann", 2, "nobody")),
                "no such");
        server.tables.run(id, table -> SeatActions.setBot(table, "ann", 2, "random"));
        assertEquals(new Occupant.Bot("random", null), server.game(id).occupant(2));
        server.tables.run(id, table -> SeatActions.setBot(table, "ann", 2, null));
        assertEquals(new Occupant.Nobody(), server.game(id).occupant(2));
        server.assertRefused(Kind.FORBIDDEN, id, table -> SeatActions.setBot(table, "ben", 0, null));
        // ben is away but has not left his seat
        server.tables.run(id, table -> SeatActions.setBot(table, "ann", 1, null));
        assertEquals(new Occupant.Nobody(), server.game(id).occupant(1));
        server.tables.run(id, table -> SeatActions.abort(table, "ann"));
        assertEquals(LiveGame.Phase.ABORTED, server.game(id).phase());
        server.assertRefused(Kind.REFUSED, id, table -> SeatActions.start(table, "ann"));
    }

    @Test
    void ratedTablesRefuseBots() throws RefusedException {
        server.withAccounts("ann", "ben");
        assertThrows(
                RefusedException.class,
                () -> server.create(
                        "ann",
                        "{\"game\":\"torres\",\"rated\":true,\"seats\":[{\"kind\":\"you\"},{\"kind\":\"bot\",\"name\":\"random\"}]}"));
        server.store.accounts().addPerson(new Person("robo", "Robo", Person.Kind.BOT, null, "ann", 0));
        String request = "{\"game\":\"torres\",\"players\":3,\"listed\":true,\"rated\":true}";
        assertThrows(RefusedException.class, () -> server.create("robo", request));
        String id = server.create("ann", request);
        server.assertRefused(Kind.REFUSED, id, table -> SeatActions.join(table, "robo", SeatActions.ANY_SEAT, null));
        server.assertRefused(Kind.REFUSED, id, table -> SeatActions.setBot(table, "ann", 1, "random"));
        server.tables.run(id, table -> SeatActions.join(table, "ben", SeatActions.ANY_SEAT, null));
    }

    @Test
    void shufflesSeatsByKey() throws RefusedException {
        Set<List<Occupant>> orders = new HashSet<>();
        for (int i = 0; i < 40; i++) {
            String id = server.startGame("{\"game\":\"torres\",\"players\":3,\"shuffled\":true}", "ann", "ben", "cleo");
            orders.add(server.game(id).seats());
            server.assertReplays(id);
        }
        assertTrue(orders.size() > 2, "six orders are possible");
    }

    @Test
    void wordsChangeKeyAndStaySecretUntilEnd() throws RefusedException {
        String id = server.create("ann", TestServer.TWO_PLAYERS);
        String invitation = server.game(id).terms().invitation();
        server.tables.run(id, table -> SeatActions.join(table, "ben", 1, invitation));
        server.tables.run(id, table -> SeatActions.giveWord(table, "ben", "portcullis"));
        server.assertRefused(Kind.REFUSED, id, table -> SeatActions.giveWord(table, "ben", "again"));
        server.assertRefused(Kind.REFUSED, id, table -> SeatActions.giveWord(table, "ann", " "));
        RecordingWatcher spectator = server.watch(id, null);
        server.tables.run(id, table -> SeatActions.giveWord(table, "ann", "barbican"));
        for (String shown :
                List.of(server.view(id, "ann"), server.view(id, null), String.join("", spectator.takeMessages()))) {
            assertTrue(shown.contains(Commitment.of("barbican")));
            assertFalse(shown.contains("barbican") || shown.contains("portcullis"));
        }
        server.tables.run(id, table -> SeatActions.start(table, "ann"));
        assertNotEquals(server.game(id).serverKey().hex(), server.game(id).key().hex());
        server.assertRefused(Kind.REFUSED, id, table -> SeatActions.giveWord(table, "ann", "late"));
        assertTrue(server.view(id, null).contains(Commitment.of("portcullis")), "commitments must stay visible");
        assertFalse(server.view(id, null).contains(server.game(id).serverKey().hex()));
        server.playToEnd(id);
        String shown = server.view(id, null);
        assertTrue(shown.contains("barbican") && shown.contains("portcullis"));
        assertTrue(shown.contains(server.game(id).serverKey().hex()));
        server.assertReplays(id);
    }

    @Test
    void leavingRemovesWord() throws RefusedException {
        String id = server.create("ann", "{\"game\":\"torres\",\"listed\":true}");
        server.tables.run(id, table -> SeatActions.join(table, "ben", 1, null));
        server.tables.run(id, table -> SeatActions.giveWord(table, "ben", "portcullis"));
        server.tables.run(id, table -> SeatActions.leave(table, "ben"));
        server.tables.run(id, table -> SeatActions.join(table, "cleo", 1, null));
        server.tables.run(id, table -> SeatActions.giveWord(table, "cleo", "moat"));
        assertEquals("moat", server.game(id).words().get(1));
    }
}
