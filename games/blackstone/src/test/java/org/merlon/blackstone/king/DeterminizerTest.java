package org.merlon.blackstone.king;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.merlon.engine.GameState;
import org.merlon.engine.Positions;
import org.merlon.engine.chance.FastRandom;
import org.merlon.testkit.Scenario;

/** A guess of hidden cards is consistent with everything that a seat has seen. */
class DeterminizerTest {
    private static final int GUESSES = 60;

    private static List<DumpFields> guesses(Scenario scenario, int seat) {
        List<DumpFields> guesses = new ArrayList<>();
        for (int i = 0; i < GUESSES; i++) {
            GameState guess = scenario.state().copy();
            guess.determinize(seat, new FastRandom(i));
            guesses.add(new DumpFields(Positions.dump(guess).data()));
        }
        return guesses;
    }

    @Test
    void handsAndFaceDownCardsKeepTheirDeck() {
        Scenario scenario = PositionBuilder.kingsQuest()
                .scenario("'guild':['G01','G02'],'power':['P01','P02'],'seats':[{'hand':['G03','P03']},"
                        + "{'hand':['G04','P04'],'intrigue':{'facedown':'P05'}}]");
        var guild = new TreeSet<String>();
        var facedown = new TreeSet<String>();
        for (DumpFields guess : guesses(scenario, 0)) {
            assertEquals(List.of("G03", "P03"), guess.seats().get(0).texts("hand"), "the own hand");
            List<String> hand = guess.seats().get(1).texts("hand");
            guild.add(hand.get(0));
            assertTrue(hand.get(1).startsWith("P"), hand::toString);
            facedown.add(guess.seats().get(1).object("intrigue").text("facedown"));
        }
        assertEquals(List.of("G01", "G02", "G04"), List.copyOf(guild));
        assertEquals(List.of("P01", "P02", "P04", "P05"), List.copyOf(facedown));
    }

    @Test
    void playerRemembersCardPutUnderADeck() {
        Scenario scenario = PositionBuilder.kingsQuest()
                .randomFamilies()
                .scenario(
                        "'guild':['G01','G02','G03','G04'],'seats':[{'family':'marbuck','wizard':1},{'hand':['G05']}]")
                .plays("draw guild two", "keep G01");
        for (DumpFields guess : guesses(scenario, 0)) {
            assertEquals("G02", guess.texts("guild").getLast());
        }
        var seen = new TreeSet<String>();
        guesses(scenario, 1).forEach(guess -> seen.add(guess.texts("guild").getLast()));
        assertEquals(List.of("G01", "G02", "G03", "G04"), List.copyOf(seen), "others do not know it");
    }

    @Test
    void reshuffledDiscardsAreNotGuessedAsEarlierDraws() {
        Scenario scenario = PositionBuilder.kingsQuest()
                .scenario("'guild':['G01'],'taskDiscard':['G02','G03','G04'],'seats':[{'wizard':2},{'hand':['G05']}]")
                .plays("draw guild", "draw guild");
        for (DumpFields guess : guesses(scenario, 1)) {
            assertEquals(
                    "G01", guess.seats().get(0).texts("hand").get(0), "drawn before the shuffle, and not seen since");
            assertFalse(guess.seats().get(0).texts("hand").get(1).equals("G01"));
            assertEquals(List.of("G05"), guess.seats().get(1).texts("hand"));
        }
    }

    @Test
    void topsOfCornerDecksStay() {
        Scenario scenario = PositionBuilder.kingsQuest()
                .scenario(
                        "'corners':{'nw':['lion-spy/stag-scout','raven-emissary/lion-scout','raven-spy/lion-captain'],"
                                + "'se':['dragon-scout/lion-emissary','stag-emissary/dragon-spy']},'seats':[{},{}]");
        var below = new TreeSet<String>();
        for (DumpFields guess : guesses(scenario, 0)) {
            List<String> deck = guess.object("corners").texts("nw");
            assertEquals("lion-spy/stag-scout", deck.getFirst());
            below.add(deck.get(1));
        }
        assertEquals(6, below.size(), "three cards, either side up");
    }
}
