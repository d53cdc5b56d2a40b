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
import org.merlon.engine.chance.RandomBits;
import org.merlon.testkit.Scenario;

/** A guess of hidden cards is consistent with everything that a seat has seen. */
class ImaginationTest {
    private static final int GUESSES = 60;

    private static List<Facts> guesses(Scenario at, int seat) {
        List<Facts> guesses = new ArrayList<>();
        for (int i = 0; i < GUESSES; i++) {
            GameState guess = at.state().copy();
            guess.imagine(seat, new RandomBits(i));
            guesses.add(new Facts(Positions.dump(guess).data()));
        }
        return guesses;
    }

    @Test
    void handsAndFaceDownCardsStayOfTheirDeck() {
        Scenario at = At.kings()
                .on("'guild':['G01','G02'],'power':['P01','P02'],'seats':[{'hand':['G03','P03']},"
                        + "{'hand':['G04','P04'],'intrigue':{'facedown':'P05'}}]");
        var guild = new TreeSet<String>();
        var facedown = new TreeSet<String>();
        for (Facts guess : guesses(at, 0)) {
            assertEquals(List.of("G03", "P03"), guess.seats().get(0).words("hand"), "the own hand");
            List<String> hand = guess.seats().get(1).words("hand");
            guild.add(hand.get(0));
            assertTrue(hand.get(1).startsWith("P"), hand::toString);
            facedown.add(guess.seats().get(1).object("intrigue").text("facedown"));
        }
        assertEquals(List.of("G01", "G02", "G04"), List.copyOf(guild));
        assertEquals(List.of("P01", "P02", "P04", "P05"), List.copyOf(facedown));
    }

    @Test
    void whoPutACardUnderADeckRemembersIt() {
        Scenario at = At.kings()
                .families()
                .on("'guild':['G01','G02','G03','G04'],'seats':[{'family':'marbuck','wizard':1},{'hand':['G05']}]")
                .plays("draw guild", "keep G01");
        for (Facts guess : guesses(at, 0)) {
            assertEquals("G02", guess.words("guild").getLast());
        }
        var seen = new TreeSet<String>();
        guesses(at, 1).forEach(guess -> seen.add(guess.words("guild").getLast()));
        assertEquals(List.of("G01", "G02", "G03", "G04"), List.copyOf(seen), "others do not know it");
    }

    @Test
    void discardsThatBecameADeckAreNotTakenForCardsDrawnBefore() {
        Scenario at = At.kings()
                .on("'guild':['G01'],'taskDiscard':['G02','G03','G04'],'seats':[{'wizard':2},{'hand':['G05']}]")
                .plays("draw guild", "draw guild");
        for (Facts guess : guesses(at, 1)) {
            assertEquals(
                    "G01", guess.seats().get(0).words("hand").get(0), "drawn before the shuffle, and not seen since");
            assertFalse(guess.seats().get(0).words("hand").get(1).equals("G01"));
            assertEquals(List.of("G05"), guess.seats().get(1).words("hand"));
        }
    }

    @Test
    void theTopsOfTheCornerDecksStay() {
        Scenario at = At.kings()
                .on("'corners':{'nw':['lion-spy/stag-scout','raven-emissary/lion-scout','raven-spy/lion-captain'],"
                        + "'se':['dragon-scout/lion-emissary','stag-emissary/dragon-spy']},'seats':[{},{}]");
        var below = new TreeSet<String>();
        for (Facts guess : guesses(at, 0)) {
            List<String> deck = guess.object("corners").words("nw");
            assertEquals("lion-spy/stag-scout", deck.getFirst());
            below.add(deck.get(1));
        }
        assertEquals(6, below.size(), "three cards, either side up");
    }
}
