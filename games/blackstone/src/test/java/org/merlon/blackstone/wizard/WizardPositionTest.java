package org.merlon.blackstone.wizard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.merlon.blackstone.offer.QuestScenarios.badWizard;
import static org.merlon.blackstone.offer.QuestScenarios.wizard;

import org.junit.jupiter.api.Test;
import org.merlon.blackstone.offer.OfferState;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.Setup;
import org.merlon.testkit.RandomKeys;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Setups;

class WizardPositionTest {
    private static final String SEATS = "'seats':[{'wizard':3},{'wizard':3}]";

    @Test
    @Rule("B-110")
    void handsAndDecksAreHiddenRowsAndStacksAreNot() {
        wizard(
                        "'row':['M01'],'machination':['M02'],'vassalRow':['lion-spy/stag-scout'],'vassalDeck':['raven-spy/stag-scout'],"
                                + "'board':{'bs':['lion-scout/raven-spy','lion-scout/stag-spy']},"
                                + "'seats':[{'vassals':['stag-spy/lion-captain'],'machinations':['M05']},{'vassals':['dragon-spy/stag-scout'],"
                                + "'machinations':['M06']}]")
                .fieldSeenBy(0, "seats[0].vassals")
                .isList("stag-spy/lion-captain")
                .fieldSeenBy(0, "seats[1].vassals")
                .is(1)
                .fieldSeenBy(0, "seats[1].machinations")
                .is(1)
                .fieldSeenBy(0, "vassalDeck")
                .is(1)
                .fieldSeenByAll("vassalRow[4]")
                .is("lion-spy/stag-scout")
                .fieldSeenByAll("board.bs")
                .isList("lion-scout/raven-spy", "lion-scout/stag-spy")
                .fieldSeenByAll("machination")
                .is(1);
    }

    @Test
    void rejectsStackOfDifferentFaces() {
        badWizard("'board':{'bs':['lion-scout/raven-spy','raven-spy/stag-scout']}," + SEATS, "one face");
        badWizard("'board':{'bs':'lion-scout/raven-spy'}," + SEATS, "a list");
        badWizard("'board':{'bs':['lion-scout/raven-spy','raven-spy/lion-scout']}," + SEATS, "than in the box");
        wizard("'board':{'bs':[]}," + SEATS).field("board.bs").isAbsent();
    }

    @Test
    void rejectsMoreVassalsThanDealt() {
        var names = new StringBuilder();
        for (int card = 0; card < 16; card++) {
            names.append(card == 0 ? "'" : "','").append(Vassal.name(2 * card));
        }
        String fifteen = names.substring(0, names.lastIndexOf("','")) + "'";
        wizard("'players':4,'seats':[{'vassals':[" + fifteen + "]},{},{},{}]").scores(15, 0, 0, 0);
        badWizard("'players':4,'seats':[{'vassals':[" + names + "']},{},{},{}]", "15 vassals");
    }

    @Test
    void rejectsFieldsOfOtherQuests() {
        badWizard("'step':'corner'," + SEATS, "no step");
        badWizard("'corners':{'nw':['lion-scout/raven-spy']}," + SEATS, "no such thing");
        badWizard("'idle':1," + SEATS, "no such thing");
        badWizard("'seats':[{'corner':'nw'},{}]", "no such thing");
        badWizard("'seats':[{'sets':[['lion-scout/raven-spy']]},{}]", "no such thing");
        badWizard("'vassalRow':['wild/wild']," + SEATS, "without wild");
        badWizard("'vassalDeck':['nobody/nothing']," + SEATS, "no vassal");
        badWizard("'round':101," + SEATS, "1 to 100");
    }

    /** The dealt cards are the same with a head start; later seats have knights that count as actions at once. */
    @Test
    @Rule({"B-101", "B-110"})
    void headStartGivesKnightsToAllButTheFirst() {
        for (int players = 2; players <= 4; players++) {
            OfferState plain = start(Setups.of("blackstone", "wizards-quest", players));
            OfferState ahead = start(Setups.of("blackstone", "wizards-quest", players, "headStart"));
            assertEquals(plain.board().occupied(), ahead.board().occupied());
            assertEquals(0, ahead.tokens().knights(0));
            for (int seat = 0; seat < players; seat++) {
                assertEquals(plain.score(seat), ahead.score(seat));
                assertEquals(0, plain.tokens().knights(seat));
                assertEquals(seat > 0, ahead.tokens().knights(seat) > 0);
                assertEquals(3 + ahead.tokens().knights(seat), ahead.tokens().spendable(seat));
            }
            assertFalse(plain.setup().optionData().fields().containsKey("headStart"));
        }
    }

    private static OfferState start(Setup setup) {
        return (OfferState) setup.game().start(setup, RandomKeys.key(1));
    }
}
