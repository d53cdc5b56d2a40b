package org.merlon.blackstone.offer;

import org.junit.jupiter.api.Test;
import org.merlon.testkit.Rule;

/**
 * The reasons that a hint gives for moves in Queen's Quest and Wizard's Quest. M02 wants a lion emissary on co and a
 * lion spy in row s.
 */
class OfferHintReasonsTest {
    private static final String BOARD = "'board':{'co':'lion-emissary/dragon-spy','bs':'lion-spy/dragon-captain'},";

    @Test
    @Rule({"B-102", "B-104"})
    void explainsGrowingSets() {
        QuestScenarios.queen(
                        "'step':'work'," + BOARD
                                + "'seats':[{'corner':'nw','wizard':3,'machinations':['M02'],'sets':[['lion-spy/stag-scout']]},{}]")
                .explains("use M02 - bs set 1", "Set 1 becomes 2 vassals of one face: +1.");
    }

    @Test
    @Rule("B-102")
    void explainsUsableHalves() {
        QuestScenarios.queen("'step':'work'," + BOARD
                        + "'row':['M02','M03','M05','M06','M07'],'seats':[{'corner':'nw','wizard':3},{}]")
                .explains("take 1", "Takes the Ploy M02. You can use both halves of it as the board is now.")
                .explains("knight", "Saves an action for a later turn.");
        QuestScenarios.queen("'step':'work','board':{'co':'dragon-spy/lion-emissary'},"
                        + "'seats':[{'corner':'nw','wizard':3,'machinations':['M02']},{}]")
                .explains("flip co", "You can then use one half of the Ploy M02.");
    }

    @Test
    @Rule("B-112")
    void explainsLaidVassals() {
        QuestScenarios.wizard("'seats':[{'wizard':3,'machinations':['M02'],"
                        + "'vassals':['lion-emissary/dragon-spy','lion-spy/stag-scout','raven-spy/stag-scout']},{}]")
                .explains(
                        "use M02 co lion-emissary/dragon-spy bs lion-spy/stag-scout",
                        "Gets rid of 2 vassals; 1 left in hand.");
    }
}
