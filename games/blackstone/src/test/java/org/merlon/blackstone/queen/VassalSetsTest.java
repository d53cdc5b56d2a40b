package org.merlon.blackstone.queen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.merlon.blackstone.offer.QuestScenarios.badQueen;
import static org.merlon.blackstone.offer.QuestScenarios.queen;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.merlon.blackstone.table.Face;
import org.merlon.engine.GameState;
import org.merlon.testkit.PhraseChecks;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Scenario;

class VassalSetsTest {
    private static int set(String... faces) {
        int set = VassalSets.EMPTY_SET;
        for (String face : faces) {
            assertTrue(VassalSets.fits(set, Face.parse(face)), face);
            set = VassalSets.with(set, Face.parse(face));
        }
        return set;
    }

    private static boolean fits(int set, String face) {
        return VassalSets.fits(set, Face.parse(face));
    }

    @Test
    @Rule("B-103")
    void twoVassalsAreAlwaysASet() {
        for (int one = 0; one < Face.COUNT; one++) {
            for (int other = 0; other < Face.COUNT; other++) {
                assertTrue(VassalSets.fits(VassalSets.with(VassalSets.EMPTY_SET, one), other));
            }
        }
    }

    @Test
    @Rule("B-103")
    void aThirdVassalMustKeepWhatTheOthersHaveInCommon() {
        int lions = set("lion-spy", "lion-scout");
        assertTrue(fits(lions, "lion-captain"));
        assertTrue(fits(lions, "lion-spy"));
        assertFalse(fits(lions, "dragon-spy"));
        int spies = set("lion-spy", "dragon-spy");
        assertTrue(fits(spies, "raven-spy"));
        assertFalse(fits(spies, "lion-scout"));
        int different = set("lion-spy", "dragon-scout");
        assertTrue(fits(different, "stag-captain"));
        assertFalse(fits(different, "stag-spy"));
        assertFalse(fits(different, "lion-captain"));
        assertFalse(fits(different, "lion-spy"));
        int face = set("lion-spy", "lion-spy");
        assertTrue(fits(face, "lion-spy"));
        assertTrue(fits(face, "lion-scout"));
        assertTrue(fits(face, "stag-spy"));
        assertFalse(fits(face, "stag-scout"));
    }

    @Test
    @Rule("B-103")
    void atMostFourVassalsAreDifferent() {
        int full = set("lion-spy", "dragon-scout", "stag-captain", "raven-emissary");
        for (int face = 0; face < Face.COUNT; face++) {
            assertFalse(VassalSets.fits(full, face));
        }
    }

    @Test
    @Rule("B-104")
    void bestKindIsPaid() {
        assertEquals(0, VassalSets.points(set("lion-spy")));
        assertEquals(1, VassalSets.points(set("lion-spy", "dragon-scout")));
        assertEquals(2, VassalSets.points(set("lion-spy", "dragon-scout", "stag-captain")));
        assertEquals(4, VassalSets.points(set("lion-spy", "dragon-scout", "stag-captain", "raven-emissary")));
        int lions = set("lion-spy", "lion-scout");
        int[] faces = {0, 1, 4, 8, 16, 24, 32, 40, 48};
        int face = VassalSets.EMPTY_SET;
        for (int i = 0; i < faces.length; i++) {
            lions = VassalSets.with(lions, Face.parse("lion-spy"));
            assertEquals(i + 2, VassalSets.points(lions));
            face = VassalSets.with(face, Face.parse("raven-spy"));
            assertEquals(faces[i], VassalSets.points(face));
        }
        assertEquals(3, VassalSets.points(set("lion-spy", "dragon-spy", "lion-spy", "stag-spy")));
    }

    @Test
    @Rule("B-104")
    void scoreSheetNamesTheKindOfEachSet() {
        GameState state = queen("'seats':[{'sets':[['lion-scout/dragon-emissary','dragon-captain/stag-scout'],"
                        + "['lion-spy/dragon-captain','lion-spy/stag-scout','lion-spy/raven-scout'],"
                        + "['raven-scout/dragon-spy','raven-emissary/dragon-scout'],"
                        + "['stag-spy/lion-emissary'],"
                        + "['stag-scout/lion-emissary','dragon-scout/lion-emissary']]},{}]")
                .scores(7, 0)
                .state();
        assertEquals(
                List.of(
                        "1 Set 1: 2 vassals all different",
                        "4 Set 2: 3 vassals of one face",
                        "1 Set 3: 2 vassals of one faction",
                        "0 Set 4: one vassal",
                        "1 Set 5: 2 vassals of one role"),
                state.scoreSheet(0).parts().stream()
                        .map(part -> part.points() + " " + PhraseChecks.text(part.what()))
                        .toList());
    }

    @Test
    @Rule("B-103")
    void aVassalIsCheckedAgainstTheSetThatItJoins() {
        Scenario given = queen("'board':{'co':'lion-emissary/dragon-spy','bs':'lion-spy/dragon-captain'},"
                + "'seats':[{'wizard':3,'machinations':['M02'],"
                + "'sets':[['lion-scout/dragon-emissary'],['stag-emissary/lion-spy','raven-emissary/lion-spy']]},{}]");
        given.legal("use M02 co set 1 bs set 1")
                .legal("use M02 co set 2 bs set 1")
                .refuses("use M02 co set 2 bs set 2", "set 2 would not be a valid set")
                .refuses("use M02 - bs set 2", "set 2 would not be a valid set")
                .plays("use M02 co set 2 bs set 1")
                .field("seats[0].sets[0]")
                .isList("lion-scout/dragon-emissary", "lion-spy/dragon-captain")
                .scores(3, 0);
    }

    @Test
    @Rule("B-103")
    void rejectsInvalidSets() {
        badQueen(
                "'seats':[{'sets':[['lion-spy/stag-scout','lion-scout/stag-spy','stag-spy/raven-scout']]},{}]",
                "set 1");
        badQueen("'seats':[{'sets':[[]]},{}]", "one vassal");
        badQueen("'seats':[{'sets':['lion-spy/stag-scout']},{}]", "list");
        badQueen("'seats':[{'sets':[['wild/wild']]},{}]", "without wild");
    }
}
