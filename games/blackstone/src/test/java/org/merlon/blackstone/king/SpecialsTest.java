package org.merlon.blackstone.king;

import org.junit.jupiter.api.Test;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.data.Data;
import org.merlon.testkit.Rule;

/** Assassins, saboteurs and wild vassals. */
class SpecialsTest {
    private static final String BOARD =
            "'board':{'bs':'assassin/saboteur','ls':'saboteur/assassin','bt':'stag-scout/raven-spy','lt':'lion-captain/stag-emissary'},";

    @Test
    @Rule("B-71")
    void anAssassinMovesAndASaboteurDoesNot() {
        PositionBuilder.kingsQuest()
                .with("assassins")
                .scenario(
                        BOARD
                                + "'vassalDiscard':['raven-spy/lion-captain'],'seats':[{'knight':2,'wizard':2,'hand':['G07']},{}]")
                .legalWithPrefix("swap", "bs bt", "bt lt")
                .legalWithPrefix("slide ls", new String[0])
                .legal("flip bs", "flip ls", "retain ls", "retain lt nw")
                .refuses("retain bs nw", "an assassin cannot be retained")
                .refuses("slide ls as", "a saboteur cannot be moved")
                .refuses("swap ls lt", "a saboteur cannot be moved")
                .refuses("retain ls nw", "do not name a corner")
                .plays("flip bs")
                .field("board.bs")
                .is("saboteur/assassin")
                .refuses("swap bs bt", "a saboteur cannot be moved");
    }

    @Test
    @Rule("B-71")
    void specialsAreNotGuardedNorUsedNorBearTokens() {
        PositionBuilder.kingsQuest()
                .edition("first")
                .with("assassins")
                .scenario(BOARD + "'seats':[{'knight':1,'hand':['G07']},{}]")
                .refuses("guard bs", "cannot guard")
                .refuses("complete G07 ls lt", "no vassal on ls");
        PositionBuilder.kingsQuest()
                .with("assassins")
                .scenario(BOARD + "'step':'intrigue','tasksDone':1,'seats':[{'knights':['G07']},{}]")
                .refuses("intrigue G07 bs", "no vassal on bs");
    }

    @Test
    @Rule("B-70")
    void specialsArePlacedInTheOrderTheyCame() {
        PositionBuilder.kingsQuest()
                .with("assassins")
                .scenario(
                        "'board':{'bt':'stag-scout/raven-spy'},'corners':{'ne':['assassin/saboteur','saboteur/assassin',"
                                + "'dragon-scout/lion-emissary']},'seats':[{'knight':1},{}]")
                .plays("retain bt ne")
                .field("step")
                .is("place")
                .field("aside")
                .isList("assassin/saboteur", "saboteur/assassin")
                .refuses("done", "first place the assassin (saboteur behind)")
                .refuses("place bt", "a card on bt")
                .plays("place bs")
                .field("board.bs")
                .is("assassin/saboteur")
                .plays("place ls")
                .field("board.ls")
                .is("saboteur/assassin")
                .field("step")
                .is("work");
    }

    @Test
    @Rule("B-70")
    void onAFullBoardSpecialsAreDiscarded() {
        StringBuilder board = new StringBuilder("'board':{");
        int card = 0;
        for (char row : "stone".toCharArray()) {
            for (char column : "black".toCharArray()) {
                String name = Vassal.name(2 * card++);
                board.append(card == 1 ? "" : ",")
                        .append("'")
                        .append(column)
                        .append(row)
                        .append("':'")
                        .append(name)
                        .append("'");
            }
        }
        PositionBuilder.kingsQuest()
                .with("assassins")
                .scenario(
                        board
                                + "},'corners':{'ne':['assassin/saboteur','raven-scout/stag-captain']},'seats':[{'knight':1},{}]")
                .plays("retain bs ne")
                .field("step")
                .is("work")
                .field("vassalDiscard")
                .isList("assassin/saboteur");
    }

    @Test
    @Rule("B-72")
    void aRetainedSaboteurResetsTheBoard() {
        PositionBuilder.kingsQuest()
                .edition("first")
                .with("assassins")
                .scenario(
                        "'board':{'bt':'stag-scout/raven-spy','ks':'saboteur/assassin','cs':'lion-spy/dragon-captain'},"
                                + "'marked':['cs'],'tasksDone':1,'guards':{'bt':[1]},"
                                + "'corners':{'nw':['raven-emissary/lion-scout'],'ne':['dragon-scout/lion-emissary','dragon-spy/lion-captain'],"
                                + "'se':['saboteur/assassin','stag-emissary/dragon-spy'],'sw':[]},'seats':[{'knight':1,'corner':'se'},{}]")
                .plays("retain ks")
                .field("board.bs")
                .is("stag-emissary/dragon-spy")
                .field("board.as")
                .is("raven-emissary/lion-scout")
                .field("marked")
                .isEmpty()
                .field("guards")
                .is(new Data.Obj())
                .field("tasksDone")
                .is(1)
                .event("board-reset");
    }

    @Test
    @Rule({"B-72", "B-36"})
    void aWizardTokenMayRetainASaboteur() {
        PositionBuilder.kingsQuest()
                .randomFamilies()
                .with("assassins")
                .scenario("'board':{'ks':'saboteur/assassin'},'seats':[{'family':'gramberly','wizard':1},{}]")
                .legalWithPrefix("retain", "ks wizard")
                .plays("retain ks wizard")
                .field("seats[0].retained")
                .isEmpty();
    }

    @Test
    @Rule("B-73")
    void specialsDoNotCountAmongTheThirteen() {
        PositionBuilder.kingsQuest()
                .with("assassins")
                .scenario(
                        "'board':{'ks':'assassin/saboteur','lt':'stag-scout/raven-spy','ko':'lion-emissary/dragon-spy'},"
                                + "'corners':{'nw':['raven-emissary/lion-scout','raven-scout/stag-captain']},'seats':[{'hand':['G07']},{}]")
                .plays("complete G07 lt ko", "done")
                .field("board.lt")
                .is("raven-emissary/lion-scout")
                .field("board.ko")
                .is("raven-scout/stag-captain");
    }

    @Test
    @Rule("B-4")
    void aWildIsAVassalInEveryOtherRespect() {
        PositionBuilder.kingsQuest()
                .edition("first")
                .with("wilds")
                .scenario(
                        "'board':{'bs':'wild/wild','ls':'wild/wild'},'corners':{'nw':['raven-spy/lion-captain']},'seats':[{'knight':1,'wizard':1},{}]")
                .legal("slide bs bt", "swap bs ls", "flip bs", "retain bs nw", "guard bs")
                .plays("flip bs")
                .field("board.bs")
                .is("wild/wild");
    }
}
