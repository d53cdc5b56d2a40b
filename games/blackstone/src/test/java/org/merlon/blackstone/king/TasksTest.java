package org.merlon.blackstone.king;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.merlon.testkit.PhraseChecks;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Scenario;

/** Section 5: completing tasks, their cost and their points. G07 wants a stag in column l and a lion in column k. */
class TasksTest {
    private static final String BOARD =
            "'board':{'lt':'stag-scout/raven-spy','ko':'lion-emissary/dragon-spy','ls':'stag-captain/lion-spy',"
                    + "'ke':'lion-captain/stag-emissary','bs':'dragon-scout/raven-captain'},";

    @Test
    @Rule({"B-5", "B-40", "B-42"})
    void aTaskMarksTwoVassalsThatMeetIt() {
        PositionBuilder.kingsQuest()
                .scenario(BOARD + "'seats':[{'hand':['G07','G01']},{}]")
                .legalWithPrefix("complete G07", "lt ko", "lt ke", "ls ko", "ls ke")
                .refuses("complete G07 bs ko", "a stag in column l")
                .refuses("complete G07 lt bs", "a lion in column k")
                .refuses("complete G07 lt lt", "two different")
                .refuses("complete G07 bt ko", "no vassal on bt")
                .refuses("complete G02 lt ko", "not in your hand")
                .refuses("complete G07 lt ko wizard", "Only a Knight-Wizard card")
                .refuses("complete G07 lt", "a card and two spaces")
                .refuses("complete G07 lt ko adopt westie", "no westie")
                .refuses("complete G07 lt ko adopt poodle", "no dog")
                .refuses("complete G07 lt ko with wild/wild", "only if you have a choice")
                .plays("COMPLETE g07 LT  ko")
                .field("marked")
                .isList("lt", "ko")
                .field("tasksDone")
                .is(1)
                .field("seats[0].knights")
                .isList("G07")
                .field("seats[0].hand")
                .isList("G01")
                .event("completed");
    }

    @Test
    @Rule("B-5")
    void withBlueLettersTheRightVassalHasOneSpace() {
        PositionBuilder.kingsQuest()
                .with("blueLetters")
                .scenario(BOARD + "'seats':[{'hand':['G07']},{}]")
                .legalWithPrefix("complete G07", "lt ke", "ls ke")
                .refuses("complete G07 lt ko", "a lion on ke");
        PositionBuilder.game("advanced", 2)
                .scenario(BOARD + "'seats':[{'hand':['G07']},{}]")
                .legalWithPrefix("complete G07", "lt ke", "ls ke");
    }

    @Test
    @Rule("B-5")
    void kingsAndPloysAreWorthMoreInTheFirstEdition() {
        String seats = "'seats':[{'kings':['P01'],'ploys':['M01','M03'],'knights':['G01']},{}]";
        PositionBuilder.kingsQuest().scenario(seats).scores(2 + 5 + 4 + 1, 0);
        PositionBuilder.kingsQuest().edition("first").scenario(seats).scores(3 + 7 + 6 + 1, 0);
    }

    @Test
    @Rule("B-42")
    void oneTaskATurn() {
        PositionBuilder.kingsQuest()
                .scenario(BOARD + "'seats':[{'hand':['G07','G09']},{}]")
                .plays("complete G07 lt ko")
                .refuses("complete G09 ls ke", "your one task of this turn");
    }

    @Test
    @Rule("B-41")
    void aSecondTaskOfATypeCostsAVassal() {
        PositionBuilder.kingsQuest()
                .scenario(
                        BOARD + "'seats':[{'hand':['G07'],'knights':['G15'],'retained':['lion-captain/stag-spy']},{}]")
                .refuses("complete G07 lt ko", "cannot pay the upcharge");
        PositionBuilder.kingsQuest()
                .scenario(BOARD + "'seats':[{'hand':['G07'],'knights':['G15'],'retained':['lion-captain/stag-spy',"
                        + "'lion-spy/raven-scout','lion-spy/stag-scout']},{}]")
                .legalWithPrefix("complete G07 lt ko", new String[0])
                .plays("complete G07 lt ko")
                .field("vassalDiscard")
                .isList("lion-spy/raven-scout")
                .field("seats[0].retained")
                .isList("lion-captain/stag-spy", "lion-spy/stag-scout")
                .event("upcharge");
    }

    @Test
    @Rule({"B-4", "B-41"})
    void wildsPayForAnyFaceAndTheMoveNamesTheVassals() {
        PositionBuilder.kingsQuest()
                .with("wilds")
                .scenario(BOARD + "'seats':[{'hand':['G07'],'knights':['G15','G03'],"
                        + "'retained':['wild/wild','lion-captain/stag-spy','lion-spy/stag-scout','wild/wild']},{}]")
                .legalWithPrefix(
                        "complete G07 lt ko with",
                        "wild/wild wild/wild",
                        "wild/wild lion-captain/stag-spy",
                        "wild/wild lion-spy/stag-scout",
                        "lion-captain/stag-spy lion-spy/stag-scout")
                .refuses("complete G07 lt ko", "several ways")
                .refuses("complete G07 lt ko with lion-spy/stag-scout wild/wild", "the first in the list")
                .plays("complete G07 lt ko with wild/wild lion-spy/stag-scout")
                .field("seats[0].retained")
                .isList("lion-captain/stag-spy", "wild/wild");
    }

    @Test
    @Rule({"B-6", "B-8", "B-43"})
    void kingsLimitScoringTasks() {
        PositionBuilder.kingsQuest()
                .scenario("'seats':[{'knights':['G01','G02','G03'],'wizards':['G17'],'ploys':['M03','M01','M02']},{}]")
                .scores(1 + 1 + 1 + 5 + 5, 0);
    }

    @Test
    @Rule("B-43")
    void scoreSheetExplainsUncountedCards() {
        Scenario scenario = PositionBuilder.kingsQuest()
                .scenario("'seats':[{'knights':['G01','G02','G03'],'wizards':['G17'],'ploys':['M03','M01','M02']},{}]");
        assertEquals(
                List.of(
                        "0 Ploy M03 does not count: it is the third of its kind, with only 2 Kings",
                        "5 Ploy M01",
                        "5 Ploy M02",
                        "1 Knight G01",
                        "1 Knight G02",
                        "0 Knight G03 does not count: it is the third of its kind, with only 2 Kings",
                        "1 Wizard G17"),
                scenario.state().scoreSheet(0).parts().stream()
                        .map(part -> part.points() + " " + PhraseChecks.text(part.what()))
                        .toList());
    }

    @Test
    @Rule("B-43")
    void kingLetsMoreTasksCount() {
        PositionBuilder.kingsQuest()
                .scenario("'board':{'ke':'stag-scout/raven-spy','bn':'dragon-scout/raven-captain'},"
                        + "'seats':[{'hand':['P01'],'knights':['G01','G02','G03'],'ploys':['M03','M01','M02']},{}]")
                .scores(12, 0)
                .plays("complete P01 ke bn")
                .scores(12 + 2 + 1 + 4, 0);
    }

    @Test
    @Rule({"B-6", "B-43"})
    void householdCardsTakeNoScoringPlace() {
        PositionBuilder.kingsQuest()
                .scenario(
                        "'board':{'lt':'stag-scout/raven-spy','ko':'lion-emissary/dragon-spy'},'seats':[{'hand':['G07'],"
                                + "'knights':['G01'],'retained':['raven-captain/lion-scout']},{}]")
                .scores(1, 0)
                .plays("complete G07 lt ko")
                .scores(2, 0);
        PositionBuilder.kingsQuest()
                .scenario("'seats':[{'wizards':['G17','G18','G19']},{}]")
                .scores(2, 0);
        PositionBuilder.kingsQuest()
                .edition("first")
                .scenario("'seats':[{'kings':['P01'],'knights':['G01','G02','G03','G04']},{}]")
                .scores(3 + 1 + 1 + 1, 0);
    }

    @Test
    @Rule({"B-21", "B-44"})
    void incomeCountsTheHouseholdCardFirst() {
        PositionBuilder.kingsQuest()
                .scenario("'step':'intrigue','seats':[{},{'knights':['G01','G02'],'wizards':['G17','G18','G19']}]")
                .plays("pass")
                .field("seats[1].knight")
                .is(2)
                .field("seats[1].wizard")
                .is(2);
    }
}
