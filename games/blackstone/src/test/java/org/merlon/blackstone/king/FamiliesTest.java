package org.merlon.blackstone.king;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;
import org.merlon.engine.GameState;
import org.merlon.engine.data.Data;
import org.merlon.testkit.Rule;

/** The special rules of the families. */
class FamiliesTest {
    private static final String BOARD =
            "'board':{'bs':'lion-spy/dragon-captain','lt':'stag-scout/raven-spy','ao':'raven-captain/lion-scout','ko':'lion-emissary/dragon-spy'},";

    private static final String CORNERS =
            "'corners':{'se':['raven-emissary/lion-scout','dragon-scout/stag-spy','raven-spy/lion-captain']},";

    private static String seat(String family, String otherFields) {
        return "'seats':[{'family':'" + family + "'," + otherFields + "},{}]";
    }

    @Test
    @Rule("B-75")
    void corwinSlidesFarAndSwapsWithKnights() {
        PositionBuilder.kingsQuest()
                .randomFamilies()
                .scenario(BOARD + seat("corwin", "'knight':1"))
                .legalWithPrefix("slide bs", "ls", "as", "cs", "bt", "bo", "bn")
                .legalWithPrefix("slide ao", "at", "as", "lo", "bo", "co", "an", "ae")
                .refuses("slide ao ko", "there is already a card on ko")
                .refuses("slide bs ks", "cannot slide from")
                .refuses("swap bs lt knight", "not next to each other");
    }

    @Test
    @Rule("B-14")
    void seatLabelIsItsFamily() {
        GameState state = PositionBuilder.kingsQuest()
                .randomFamilies()
                .scenario("'seats':[{'family':'keygriff'},{}]")
                .state();
        assertEquals("keygriff", state.label(0));
        assertNull(state.label(1));
    }

    @Test
    @Rule("B-76")
    void keygriffHasNoLimitsAndStartsWithMoreTokens() {
        PositionBuilder.kingsQuest()
                .randomFamilies()
                .scenario("'step':'intrigue',"
                        + seat(
                                "keygriff",
                                "'knight':5,'wizard':4,'hand':['G01','G02','G03'],'knights':['G04','G05','G06']"))
                .plays("pass")
                .toMove(1)
                .field("seats[0].knight")
                .is(5)
                .scores(2, 0);
        PositionBuilder.kingsQuest()
                .familyChoice()
                .scenario("'step':'family','seats':[{'families':['keygriff','corwin'],'knight':1,'wizard':1},"
                        + "{'families':['wolfram','thistledown'],'knight':1,'wizard':1}]")
                .plays("family keygriff")
                .field("seats[0].knight")
                .is(2)
                .field("seats[0].wizard")
                .is(2)
                .plays("family wolfram")
                .field("seats[1].knight")
                .is(1);
    }

    @Test
    @Rule("B-76")
    void keygriffIsDealtMoreTokens() {
        for (int number = 0; number < 12; number++) {
            DumpFields dump = new DumpFields(StartPositions.dump("kings-quest", 4, number, "families=random"));
            for (DumpFields seat : dump.seats()) {
                int wanted = seat.hasText("family", "keygriff") ? 2 : 1;
                assertFalse(seat.number("knight") != wanted || seat.number("wizard") != wanted, "tokens at the start");
            }
        }
    }

    @Test
    @Rule("B-77")
    void thistledownSlidesDiagonallyAndFlipsWithKnights() {
        PositionBuilder.kingsQuest()
                .randomFamilies()
                .scenario(BOARD + seat("thistledown", "'knight':1"))
                .legalWithPrefix("slide bs", "ls", "bt")
                .legalWithPrefix("slide lt", "ls", "as", "bt", "at", "bo", "lo")
                .legalWithPrefix("flip bs", "knight")
                .plays("flip bs knight")
                .field("seats[0].knight")
                .is(0);
    }

    @Test
    @Rule("B-78")
    void wolframSwapsDiagonallyAndSlidesWithWizards() {
        PositionBuilder.kingsQuest()
                .randomFamilies()
                .scenario(BOARD + seat("wolfram", "'wizard':1"))
                .legalWithPrefix("swap", "bs lt", "lt ao")
                .legalWithPrefix("slide bs", "ls wizard", "bt wizard")
                .refuses("slide lt as wizard", "cannot slide from");
    }

    @Test
    @Rule("B-79")
    void evertineIsPaidForKingsAndPloysAndDrawsWithOneKnight() {
        PositionBuilder.kingsQuest()
                .randomFamilies()
                .scenario("'board':{'ke':'stag-scout/raven-spy','bn':'dragon-scout/raven-captain'},'guild':['G05'],"
                        + seat("evertine", "'hand':['P01'],'knight':2"))
                .legalWithPrefix("draw", "guild knight", "guild knights")
                .plays("complete P01 ke bn")
                .field("seats[0].knight")
                .is(3)
                .event("token");
    }

    @Test
    @Rule({"B-79", "B-95"})
    void evertineIsPaidForAKingGivenAwayForADog() {
        PositionBuilder.game("coop", 2)
                .randomFamilies()
                .scenario(
                        "'board':{'ke':'stag-scout/raven-spy','bn':'dragon-scout/raven-captain'},'rats':{'deck':['1']},"
                                + "'dogs':['jack-russell']," + seat("evertine", "'hand':['P01']"))
                .plays("complete P01 ke bn adopt jack-russell")
                .field("seats[0].knight")
                .is(1)
                .field("seats[0].kings")
                .isEmpty();
    }

    @Test
    @Rule("B-80")
    void gramberlyPaysOneLess() {
        PositionBuilder.kingsQuest()
                .randomFamilies()
                .scenario(BOARD + CORNERS + seat("gramberly", "'hand':['G07'],'knights':['G15'],'wizard':1"))
                .legal("complete G07 lt ko", "retain bs nw wizard")
                .illegal("retain bs nw");
        PositionBuilder.kingsQuest()
                .randomFamilies()
                .scenario(BOARD
                        + seat(
                                "gramberly",
                                "'hand':['G07'],'knights':['G15','G03'],"
                                        + "'retained':['lion-captain/stag-spy','lion-spy/stag-scout']"))
                .legalWithPrefix("complete G07 lt ko with", "lion-captain/stag-spy", "lion-spy/stag-scout");
        PositionBuilder.kingsQuest()
                .randomFamilies()
                .scenario(BOARD + seat("gramberly", "'hand':['G07'],'knights':['G15','G03']"))
                .refuses("complete G07 lt ko", "all but one of these");
    }

    @Test
    @Rule("B-81")
    void hesterCompletesTwoTasks() {
        PositionBuilder.kingsQuest()
                .randomFamilies()
                .scenario(
                        "'board':{'lt':'stag-scout/raven-spy','ko':'lion-emissary/dragon-spy','ke':'stag-captain/raven-spy',"
                                + "'bn':'dragon-scout/raven-captain','cs':'raven-scout/stag-captain'},"
                                + seat("hester", "'hand':['G07','P01','G01']"))
                .plays("complete G07 lt ko", "complete P01 ke bn")
                .refuses("complete G01 cs bn", "your two tasks of this turn");
    }

    @Test
    @Rule("B-81")
    void hestersGuardsRestrictOthersOnly() {
        PositionBuilder.kingsQuest()
                .randomFamilies()
                .scenario(BOARD + CORNERS + "'guards':{'lt':[0]},"
                        + seat("hester", "'knight':2,'wizard':1,'hand':['G07']"))
                .legal("slide lt ls", "flip lt", "retain lt nw", "complete G07 lt ko", "guard lt")
                .refuses("unguard lt", "cannot remove her own guards")
                .plays("slide lt ls")
                .field("guards.ls")
                .isList(0)
                .field("guards.lt")
                .isAbsent()
                .plays("swap bs ls")
                .field("guards.bs")
                .isList(0)
                .plays("retain bs nw")
                .field("guards")
                .is(new Data.Obj());
        PositionBuilder.kingsQuest()
                .randomFamilies()
                .scenario(BOARD
                        + "'guards':{'lt':[1]},'seats':[{'knight':2,'wizard':1,'hand':['G07']},{'family':'hester'}]")
                .refuses("slide lt ls", "guarded")
                .refuses("flip lt", "guarded")
                .refuses("complete G07 lt ko", "Hester’s guard")
                .refuses("guard bs", "only Hester")
                .plays("unguard lt")
                .field("seats[0].knight")
                .is(0)
                .legal("complete G07 lt ko");
    }

    @Test
    @Rule({"B-81", "B-35"})
    void firstEditionAllowsGuardsOfSeveralSeats() {
        PositionBuilder.kingsQuest()
                .edition("first")
                .randomFamilies()
                .scenario(BOARD + "'guards':{'lt':[0,1]},'seats':[{'knight':2,'hand':['G07']},{'family':'hester'}]")
                .refuses("complete G07 lt ko", "Hester’s guard")
                .plays("unguard lt")
                .field("seats[0].knight")
                .is(1)
                .refuses("unguard lt", "costs 2");
        PositionBuilder.kingsQuest()
                .edition("first")
                .randomFamilies()
                .scenario(BOARD + "'guards':{'lt':[0],'bs':[1],'ao':[0,1]},"
                        + seat("hester", "'knight':1,'wizard':1,'hand':['G07']"))
                .legal("flip lt", "unguard lt", "unguard bs", "complete G07 lt ko")
                .refuses("flip bs", "guarded")
                .refuses("flip ao", "guarded")
                .plays("unguard lt")
                .field("seats[0].knight")
                .is(0);
    }

    @Test
    @Rule("B-82")
    void marbuckChoosesFromTwoCards() {
        var draw = PositionBuilder.kingsQuest()
                .randomFamilies()
                .scenario("'guild':['G05','G06','G08'],'power':['P05','P06'],'machination':['M01'],"
                        + seat("marbuck", "'wizard':3"))
                .legalWithPrefix("draw", "guild", "guild two", "power", "power two", "machination")
                .refuses("draw machination two", "only one card left")
                .refuses("draw guild three", "Name a deck")
                .plays("draw machination")
                .field("drewTwo")
                .isAbsent()
                .plays("draw guild two")
                .field("step")
                .is("keep")
                .field("drawn")
                .isList("G05", "G06")
                .fieldSeenBy(1, "drawn")
                .is(2)
                .refuses("done", "first keep one")
                .refuses("keep G08", "one of the two")
                .plays("keep G06");
        draw.field("guild")
                .isList("G08", "G05")
                .field("drewTwo")
                .is(true)
                .refuses("draw power two", "once a turn")
                .plays("draw power")
                .field("seats[0].hand")
                .isList("M01", "G06", "P05")
                .field("power")
                .isList("P06");
        assertFalse(draw.events().toString().contains("P05"), "an event tells the card");
    }

    @Test
    @Rule({"B-82", "B-36"})
    void aDrawOfTwoIsPaidLikeAnyDraw() {
        PositionBuilder.kingsQuest()
                .randomFamilies()
                .scenario("'guild':['G05','G06'],'taskDiscard':['G08']," + seat("marbuck", "'knight':2"))
                .legalWithPrefix("draw", "guild knights", "guild two knights")
                .plays("draw guild two knights")
                .field("seats[0].knight")
                .is(0)
                .field("step")
                .is("keep");
        PositionBuilder.kingsQuest()
                .randomFamilies()
                .scenario("'guild':['G05','G06']," + seat("corwin", "'wizard':1"))
                .legalWithPrefix("draw", "guild")
                .refuses("draw guild two", "Only Marbuck");
    }

    @Test
    @Rule("B-82")
    void marbuckBorrowsOnceATurn() {
        PositionBuilder.kingsQuest()
                .randomFamilies()
                .scenario(BOARD + CORNERS + seat("marbuck", "'knight':2,'wizard':2"))
                .legal("flip bs knight", "retain bs nw wizard", "slide bs ls wizard")
                .plays("slide bs ls wizard")
                .field("borrowed")
                .is(true)
                .refuses("flip ao knight", "once a turn")
                .legal("flip ao", "slide ls as")
                .plays("swap ls lt")
                .plays("done", "pass", "done", "pass")
                .field("borrowed")
                .isAbsent();
    }

    @Test
    @Rule("B-83")
    void playerChoosesTypeOfKnightWizardCard() {
        PositionBuilder.kingsQuest()
                .with("knightWizards")
                .scenario(
                        "'board':{'bs':'lion-emissary/dragon-spy','be':'stag-scout/raven-spy'},'seats':[{'hand':['K1']},{}]")
                .legalWithPrefix("complete K1 bs be", "knight", "wizard")
                .refuses("complete K1 bs be", "can be completed as either")
                .plays("complete K1 bs be knight")
                .field("seats[0].knights")
                .isList("K1");
    }

    @Test
    @Rule("B-83")
    void knightWizardCardAsksAtEveryMuster() {
        PositionBuilder.kingsQuest()
                .with("knightWizards")
                .scenario("'step':'intrigue','seats':[{},{'knights':['K1'],'wizards':['K2','G17'],'kings':['P01']}]")
                .plays("pass")
                .field("step")
                .is("muster")
                .field("musters")
                .is(2)
                .field("seats[1].knight")
                .is(1)
                .field("seats[1].wizard")
                .is(2)
                .legalExactly("muster knight", "muster wizard")
                .refuses("done", "a knight or a wizard")
                .refuses("muster knights", "knight or wizard")
                .plays("muster wizard", "muster knight")
                .field("step")
                .is("work")
                .field("seats[1].knight")
                .is(2)
                .field("seats[1].wizard")
                .is(3);
    }
}
