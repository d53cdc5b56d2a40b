package org.merlon.torres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.merlon.engine.Positions;
import org.merlon.engine.data.Data;
import org.merlon.engine.play.Match;
import org.merlon.testkit.RandomKeys;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Scenario;
import org.merlon.testkit.Setups;

class SetupTest {
    private static final List<String> KINDS =
            List.of("ap6", "ap7", "diagonal", "doors", "leap", "relocate", "shift", "supply", "under", "vault");

    private static Scenario start(int players) {
        return Scenario.start("torres", "standard", players, new Data.Obj());
    }

    private static ReferencePosition start(String cards, long key) {
        Match match = Match.start(Setups.of("torres", "standard", 3, "cards=" + cards), RandomKeys.key(key));
        return new ReferencePosition(Positions.dump(match.state()).data());
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    @Rule("T-10")
    void eightCastlesOfOneBlock(int players) {
        start(players)
                .field("heights")
                .isList("00010000", "00000000", "00100100", "00000001", "10000000", "00100100", "00000000", "00001000")
                .legalExactly(
                        "setup d8", "setup c6", "setup f6", "setup h5", "setup a4", "setup c3", "setup f3", "setup e1");
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    @Rule("T-11")
    void nobodyHasAnythingAndSeatZeroBegins(int players) {
        Scenario start = start(players).toMove(0).scores(new int[players]);
        start.field("knights")
                .is(new Data.Obj())
                .field("king")
                .isNull()
                .field("step")
                .is("setup");
        for (int seat = 0; seat < players; seat++) {
            start.field("seats[" + seat + "].stacks").isEmpty();
        }
    }

    @Test
    @Rule("T-12")
    void knightsInSeatOrderThenTheLastSeatPlacesTheKing() {
        start(3).plays("setup d8")
                .toMove(1)
                .illegal("setup d8", "king c6", "setup d7")
                .plays("setup a4")
                .toMove(2)
                .plays("setup e1")
                .toMove(2)
                .field("step")
                .is("king-setup")
                .legalExactly("king c6", "king f6", "king h5", "king c3", "king f3")
                .plays("king f6")
                .toMove(0)
                .field("king")
                .is("f6");
    }

    @Test
    @Rule("T-12")
    void aCastleIsOccupiedByAPieceOnAnyOfItsSpaces() {
        PositionBuilder.board()
                .row(3, "00110011")
                .knights(0, "c3")
                .withoutCornerKnight()
                .withoutKing()
                .step("setup", 1)
                .scenario()
                .legalExactly("setup a8", "setup h8", "setup g3", "setup h3");
        PositionBuilder.board()
                .row(3, "00110011")
                .knights(0, "c3")
                .withoutKing()
                .step("king-setup", 1)
                .scenario()
                .legalExactly("king h8", "king g3", "king h3");
    }

    @Test
    @Rule("T-13")
    void commonDeckHoldsFourOfEachKind() {
        ReferencePosition start = start("common", 1);
        List<String> four = new ArrayList<>();
        for (String kind : KINDS) {
            four.addAll(List.of(kind, kind, kind, kind));
        }
        assertEquals(four, ReferencePosition.sorted(start.deck));
        assertEquals(List.of(), start.discard);
        for (ReferencePosition.Seat seat : start.seats) {
            assertEquals(List.of(), seat.hand);
            assertEquals(List.of(), seat.bought);
        }
    }

    @Test
    @Rule("T-13")
    void ownDecksHoldOneOfEachKind() {
        ReferencePosition start = start("own", 1);
        assertEquals(List.of(), start.deck);
        for (ReferencePosition.Seat seat : start.seats) {
            assertEquals(KINDS, ReferencePosition.sorted(seat.deck));
            assertEquals(List.of(), seat.hand);
        }
        assertNotEquals(start.seats.get(0).deck, start.seats.get(1).deck);
    }

    @Test
    @Rule("T-13")
    void noCardsWithOptionNone() {
        ReferencePosition start = start("none", 1);
        assertEquals(List.of(), start.deck);
        Scenario.start("torres", "standard", 2, new Data.Obj().put("cards", "none"))
                .plays("setup d8", "setup c6", "king f6")
                .illegal("draw");
    }

    @Test
    @Rule("T-13")
    void decksAreShuffledByTheKey() {
        assertEquals(start("common", 1).deck, start("common", 1).deck);
        assertNotEquals(start("common", 1).deck, start("common", 2).deck);
        assertNotEquals(start("own", 1).seats.get(0).deck, start("own", 2).seats.get(0).deck);
    }
}
