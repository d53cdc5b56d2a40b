package org.merlon.torres;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.merlon.engine.Positions;
import org.merlon.engine.Setup;
import org.merlon.engine.data.Data;
import org.merlon.engine.play.Match;
import org.merlon.testkit.FieldPath;
import org.merlon.testkit.RandomKeys;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Scenario;
import org.merlon.testkit.Setups;

class MasterVariantTest {
    private static final String[] KINDS = {
        "leap", "under", "supply", "diagonal", "doors", "ap6", "ap7", "shift", "relocate", "vault"
    };

    private static Scenario start(int players) {
        return Scenario.start("torres", "master", players, new Data.Obj());
    }

    @Test
    @Rule("T-90")
    void castlesKeepADistanceOfThree() {
        start(2).field("step")
                .is("castle")
                .field("supply")
                .is(92)
                .plays("castle d4")
                .toMove(1)
                .legal("castle d7", "castle d1", "castle g4", "castle e6", "castle f5", "castle b5", "castle c2")
                .illegal("castle d4", "castle d5", "castle d6", "castle e5", "castle b4", "castle f4", "castle c3")
                .illegal("setup d4", "end");
    }

    @Test
    @Rule("T-90")
    void seatsPlaceCastlesInTurnUntilThereAreEight() {
        Scenario placing = start(3);
        List<String> spaces = List.of("a1", "d1", "g1", "a4", "d4", "g4", "a7", "d7");
        for (int i = 0; i < spaces.size(); i++) {
            placing.toMove(i % 3).field("step").is("castle").plays("castle " + spaces.get(i));
        }
        placing.toMove(0)
                .field("step")
                .is("setup")
                .field("supply")
                .is(84)
                .illegal("castle g7")
                .legalWithPrefix("setup", "a1", "d1", "g1", "a4", "d4", "g4", "a7", "d7")
                .plays("setup a1", "setup d1", "setup g1", "king a4")
                .toMove(0)
                .field("phase")
                .is(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    @Rule("T-91")
    void everybodyHoldsOneOfEachCard(int players) {
        Scenario start = start(players);
        for (int seat = 0; seat < players; seat++) {
            start.field("seats[" + seat + "].hand").holds(KINDS);
        }
        start.field("deck").isEmpty().field("discard").isEmpty();
    }

    @Test
    @Rule("T-91")
    void noCardsAreDrawn() {
        PositionBuilder.master(2, "rank")
                .hand(0, "ap6")
                .discard("ap7")
                .scenario()
                .illegal("draw")
                .plays("card ap6")
                .field("discard")
                .holds("ap7", "ap6");
        PositionBuilder.master(2, "rank")
                .option("cards", "none")
                .hand(0, "ap6")
                .scenario()
                .legal("card ap6")
                .illegal("draw");
    }

    @Test
    @Rule("T-92")
    void everyMasterCardOccursAndIsVisibleToAll() {
        Setup setup = Setups.of("torres", "master", 2);
        Set<Data> drawn = new HashSet<>();
        for (int key = 0; key < 200; key++) {
            Match match = Match.start(setup, RandomKeys.key(key));
            drawn.add(FieldPath.get(Positions.dump(match.state()).data(), "master"));
        }
        Set<Data> all = new HashSet<>();
        for (String card : List.of("rank", "outposts", "court", "stairs", "summit", "marches", "garrison", "bend")) {
            all.add(new Data.Text(card));
        }
        assertEquals(all, drawn);
        PositionBuilder.master(2, "bend")
                .scenario()
                .fieldSeenBy(1, "master")
                .is("bend")
                .fieldSeenByAll("master")
                .is("bend");
        Scenario.start("torres", "standard", 2, new Data.Obj()).field("master").isNull();
    }

    private static PositionBuilder round(int round, int start, int last, int... scores) {
        return PositionBuilder.master(3, "bend")
                .withoutCornerKnight()
                .progress(1, round, start)
                .toMove(last)
                .stack(0)
                .scores(scores);
    }

    @Test
    @Rule("T-93")
    void theLeaderStartsTheNextRound() {
        round(1, 0, 2, 2, 5, 3)
                .scenario()
                .plays("end")
                .toMove(1)
                .field("start")
                .is(1)
                .field("round")
                .is(2);
        round(2, 1, 0, 6, 5, 3)
                .scenario()
                .plays("end")
                .toMove(0)
                .plays("end")
                .toMove(1)
                .plays("end")
                .toMove(2);
    }

    @Test
    @Rule("T-93")
    void startSeatStaysWhileAllScoresAreZero() {
        round(1, 0, 2, 0, 0, 0).scenario().plays("end").toMove(0).field("start").is(0);
        round(2, 1, 0, 0, 0, 0).scenario().plays("end").toMove(1).field("start").is(1);
    }

    @Test
    @Rule("T-93")
    void tiedLeaderIsFirstFromLastStartingSeat() {
        round(2, 1, 0, 7, 3, 7)
                .option("ties", "allowed")
                .scenario()
                .plays("end")
                .toMove(2);
        round(2, 2, 1, 7, 3, 7)
                .option("ties", "allowed")
                .scenario()
                .plays("end")
                .toMove(2);
        round(2, 0, 2, 3, 7, 7)
                .option("ties", "allowed")
                .scenario()
                .plays("end")
                .toMove(1);
    }

    @Test
    @Rule("T-93")
    void theLowestSeatMovesTheKingAndTheLeaderStartsThePhase() {
        round(4, 1, 0, 7, 3, 9)
                .scenario()
                .plays("end")
                .field("step")
                .is("king")
                .toMove(1)
                .plays("stay")
                .toMove(2)
                .field("start")
                .is(2)
                .field("phase")
                .is(2)
                .field("round")
                .is(1);
    }

    @Test
    @Rule("T-93")
    void lastSeatMovesKingAndStartSeatStaysAtZeroScores() {
        round(4, 1, 0, 0, 0, 0)
                .scenario()
                .plays("end")
                .toMove(0)
                .plays("stay")
                .toMove(1)
                .field("start")
                .is(1);
    }

    /** Both seats score 4 from 0; seat 1 started the last round, so it scores first and keeps the space. */
    @Test
    @Rule("T-93")
    void scoringBeginsWithTheSeatThatStartedTheLastRound() {
        PositionBuilder.master(2, "bend")
                .row(3, "00110000")
                .row(2, "00110000")
                .withoutCornerKnight()
                .knights(0, "c3")
                .knights(1, "d3")
                .progress(1, 4, 1)
                .toMove(0)
                .stack(0)
                .scenario()
                .plays("end")
                .scores(5, 4);
    }

    @Test
    @Rule("T-93")
    void theStandardGameKeepsItsOrder() {
        PositionBuilder.standard(3)
                .withoutCornerKnight()
                .scores(2, 5, 3)
                .toMove(2)
                .stack(0)
                .scenario()
                .plays("end")
                .toMove(0)
                .field("start")
                .is(0);
    }
}
