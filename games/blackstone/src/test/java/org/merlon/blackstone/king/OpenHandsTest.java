package org.merlon.blackstone.king;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.merlon.engine.GameState;
import org.merlon.engine.Positions;
import org.merlon.engine.chance.RandomBits;
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
            Scenario at = At.game(variant, 2).on("'guild':['G10','G11'],'rats':{'deck':['cat','2']}," + SEATS);
            at.fieldSeenBy(1, "seats[0].hand").isList("G01", "P02");
            at.fieldSeenByAll("seats[0].hand").isList("G01", "P02");
            at.fieldSeenBy(0, "seats[1].intrigue.facedown").is("P05");
            at.fieldSeenByAll("seats[1].intrigue.facedown").is("P05");
            at.fieldSeenBy(0, "guild").is(2);
            at.fieldSeenByAll("rats.deck").is(2);
        }
    }

    @Test
    @Rule({"B-82", "B-99"})
    void theCardsOfWhichOneIsKeptAreOpen() {
        Scenario at = At.game("coop", 2)
                .families()
                .on("'guild':['G01','G02','G03'],'seats':[{'family':'marbuck','wizard':1},{}]")
                .plays("draw guild");
        at.fieldSeenBy(1, "drawn").isList("G01", "G02");
        at.fieldSeenByAll("drawn").isList("G01", "G02");
        assertEquals("keep G01", announced(at, "keep G01"));
        at.fieldSeenBy(1, "guild").is(1);
    }

    @Test
    @Rule("B-99")
    void elsewhereCardsStaySecret() {
        Scenario race = At.kings().on(SEATS);
        race.fieldSeenBy(1, "seats[0].hand").is(2);
        race.fieldSeenBy(0, "seats[1].intrigue.facedown").is("hidden");
        At.game("solo", 1)
                .on("'seats':[{'hand':['G01','P02']}]")
                .fieldSeenByAll("seats[0].hand")
                .is(2);
        Scenario lays = At.kings().on("'step':'intrigue'," + SEATS);
        assertEquals("facedown", announced(lays, "facedown G01"));
    }

    @Test
    @Rule("B-99")
    void whatAPartnerLaysFaceDownIsTold() {
        Scenario at = At.game("coop", 2).on("'step':'intrigue'," + SEATS);
        assertEquals("facedown G01", announced(at, "facedown G01"));
    }

    private static String announced(Scenario at, String move) {
        return at.state().announce(Notation.read(at.state(), move).move());
    }

    @Test
    @Rule("B-99")
    void onlyTheDecksAreGuessed() {
        Scenario at = At.game("coop", 2).on("'guild':['G10','G11'],'power':['P10','P11']," + SEATS);
        var tops = new TreeSet<String>();
        for (int i = 0; i < 40; i++) {
            GameState guess = at.state().copy();
            guess.imagine(0, new RandomBits(i));
            var facts = new Facts(Positions.dump(guess).data());
            tops.add(facts.words("guild").getFirst());
            assertEquals(List.of("G03"), facts.seats().get(1).words("hand"));
            assertEquals("P05", facts.seats().get(1).object("intrigue").text("facedown"));
        }
        assertEquals(List.of("G10", "G11"), List.copyOf(tops));
    }

    @Test
    @Rule({"B-82", "B-99"})
    void everybodyHasSeenWhatWentUnderADeck() {
        Scenario at = At.game("coop", 2)
                .families()
                .on("'guild':['G01','G02','G03','G04'],'seats':[{'family':'marbuck','wizard':1},{}]")
                .plays("draw guild", "keep G01");
        for (int i = 0; i < 40; i++) {
            GameState guess = at.state().copy();
            guess.imagine(1, new RandomBits(i));
            assertEquals(
                    "G02",
                    new Facts(Positions.dump(guess).data()).words("guild").getLast());
        }
    }
}
