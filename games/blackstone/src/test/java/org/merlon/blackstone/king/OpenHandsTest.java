package org.merlon.blackstone.king;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.merlon.engine.GameState;
import org.merlon.engine.Positions;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.play.Notation;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Scenario;

/** B-99: partners play with open hands; only decks are hidden. */
class OpenHandsTest {
    private static final String SEATS =
            "'seats':[{'hand':['G01','P02']},{'hand':['G03'],'intrigue':{'facedown':'P05'}}]";

    @Test
    @Rule("B-99")
    void partnersAndSpectatorsSeeHandsAndFaceDownCards() {
        for (String variant : List.of("coop", "puzzle-master")) {
            Scenario scenario = PositionBuilder.game(variant, 2)
                    .scenario("'guild':['G10','G11'],'rats':{'deck':['cat','2']}," + SEATS);
            scenario.fieldSeenBy(1, "seats[0].hand").isList("G01", "P02");
            scenario.fieldSeenByAll("seats[0].hand").isList("G01", "P02");
            scenario.fieldSeenBy(0, "seats[1].intrigue.facedown").is("P05");
            scenario.fieldSeenByAll("seats[1].intrigue.facedown").is("P05");
            scenario.fieldSeenBy(0, "guild").is(2);
            scenario.fieldSeenByAll("rats.deck").is(2);
        }
    }

    @Test
    @Rule({"B-82", "B-99"})
    void drawnCardsAreOpen() {
        Scenario scenario = PositionBuilder.game("coop", 2)
                .randomFamilies()
                .scenario("'guild':['G01','G02','G03'],'seats':[{'family':'marbuck','wizard':1},{}]")
                .plays("draw guild two");
        scenario.fieldSeenBy(1, "drawn").isList("G01", "G02");
        scenario.fieldSeenByAll("drawn").isList("G01", "G02");
        assertEquals("keep G01", publicNotation(scenario, "keep G01"));
        scenario.fieldSeenBy(1, "guild").is(1);
    }

    @Test
    @Rule("B-99")
    void cardsStaySecretInOtherVariants() {
        Scenario race = PositionBuilder.kingsQuest().scenario(SEATS);
        race.fieldSeenBy(1, "seats[0].hand").is(2);
        race.fieldSeenBy(0, "seats[1].intrigue.facedown").is("hidden");
        PositionBuilder.game("solo", 1)
                .scenario("'seats':[{'hand':['G01','P02']}]")
                .fieldSeenByAll("seats[0].hand")
                .is(2);
        Scenario lays = PositionBuilder.kingsQuest().scenario("'step':'intrigue'," + SEATS);
        assertEquals("facedown", publicNotation(lays, "facedown G01"));
    }

    @Test
    @Rule("B-99")
    void partnerSeesFaceDownCard() {
        Scenario scenario = PositionBuilder.game("coop", 2).scenario("'step':'intrigue'," + SEATS);
        assertEquals("facedown G01", publicNotation(scenario, "facedown G01"));
    }

    private static String publicNotation(Scenario scenario, String move) {
        return scenario.state()
                .publicNotation(Notation.parse(scenario.state(), move).move());
    }

    @Test
    @Rule("B-99")
    void onlyDecksAreGuessed() {
        Scenario scenario =
                PositionBuilder.game("coop", 2).scenario("'guild':['G10','G11'],'power':['P10','P11']," + SEATS);
        var tops = new TreeSet<String>();
        for (int i = 0; i < 40; i++) {
            GameState guess = scenario.state().copy();
            guess.determinize(0, new FastRandom(i));
            var facts = new DumpFields(Positions.dump(guess).data());
            tops.add(facts.texts("guild").getFirst());
            assertEquals(List.of("G03"), facts.seats().get(1).texts("hand"));
            assertEquals("P05", facts.seats().get(1).object("intrigue").text("facedown"));
        }
        assertEquals(List.of("G10", "G11"), List.copyOf(tops));
    }

    @Test
    @Rule({"B-82", "B-99"})
    void allPlayersKnowCardsPutUnderADeck() {
        Scenario scenario = PositionBuilder.game("coop", 2)
                .randomFamilies()
                .scenario("'guild':['G01','G02','G03','G04'],'seats':[{'family':'marbuck','wizard':1},{}]")
                .plays("draw guild two", "keep G01");
        for (int i = 0; i < 40; i++) {
            GameState guess = scenario.state().copy();
            guess.determinize(1, new FastRandom(i));
            assertEquals(
                    "G02",
                    new DumpFields(Positions.dump(guess).data()).texts("guild").getLast());
        }
    }
}
