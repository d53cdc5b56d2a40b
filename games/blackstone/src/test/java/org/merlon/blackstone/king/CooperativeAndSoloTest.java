package org.merlon.blackstone.king;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.merlon.engine.GameState;
import org.merlon.engine.Outcome;
import org.merlon.engine.data.Data;
import org.merlon.engine.play.FinalStandings;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Scenario;

/** Section 9: cooperative and solo games. */
class CooperativeAndSoloTest {
    private static final String PLOY = "'board':{'co':'lion-emissary/dragon-spy','bs':'lion-spy/dragon-captain'},";
    private static final String KING = "'board':{'ke':'stag-scout/raven-spy','bn':'dragon-scout/raven-captain'},";
    private static final String DOGS = "'dogs':['jack-russell','jack-russell','scottie','westie'],";

    private static void assertOutcome(Outcome outcome, Scenario scenario) {
        assertEquals(outcome, scenario.field("step").is("over").state().outcome());
    }

    private static PositionBuilder limboGame() {
        return PositionBuilder.game("coop", 2).edition("first");
    }

    @Test
    @Rule("B-90")
    void everyTurnACastleTokenLeavesLimbo() {
        limboGame()
                .scenario("'step':'intrigue','limbo':5,'abyss':3,'seats':[{},{}]")
                .plays("pass")
                .field("limbo")
                .is(4)
                .field("abyss")
                .is(4)
                .event("castles");
    }

    @Test
    @Rule("B-90")
    void withFewerThanTwoInLimboTheGameIsLost() {
        assertOutcome(
                Outcome.LOST,
                limboGame()
                        .scenario("'step':'intrigue','limbo':2,'seats':[{},{}]")
                        .plays("pass")
                        .field("turn")
                        .is(1));
        assertOutcome(
                Outcome.LOST,
                limboGame()
                        .scenario("'step':'intrigue','limbo':0,'seats':[{},{}]")
                        .plays("pass"));
        assertOutcome(
                Outcome.LOST,
                limboGame()
                        .scenario(PLOY + "'limbo':1,'seats':[{'wizard':1},{}]")
                        .plays("flip co"));
    }

    @Test
    @Rule("B-90")
    void aTaskNeedsTwoTokensToMarkWith() {
        limboGame()
                .scenario(PLOY + "'limbo':2,'abyss':5,'seats':[{'hand':['M02']},{}]")
                .plays("complete M02 co bs")
                .field("limbo")
                .is(2)
                .field("abyss")
                .is(4)
                .field("nirvana")
                .is(1);
        limboGame()
                .scenario(PLOY.replace("}", ",'lt':'stag-scout/raven-spy','ko':'lion-captain/stag-spy'}")
                        + "'marked':['lt','ko'],'limbo':3,'tasksDone':0,'seats':[{'hand':['M02']},{}]")
                .refuses("complete M02 co bs", "two castle tokens in limbo");
    }

    @Test
    @Rule("B-90")
    void nthPloyMovesNTokensToNirvana() {
        String ploys = "'seats':[{'hand':['M02'],'ploys':['M01','M10'],"
                + "'retained':['dragon-emissary/stag-scout','dragon-captain/raven-spy']},{}]";
        limboGame()
                .scenario(PLOY + "'limbo':9,'abyss':2,'nirvana':4," + ploys)
                .plays("complete M02 co bs")
                .field("limbo")
                .is(8)
                .field("abyss")
                .is(0)
                .field("nirvana")
                .is(7);
        assertOutcome(
                Outcome.WON,
                limboGame()
                        .scenario(PLOY + "'limbo':3,'abyss':1,'nirvana':13," + ploys)
                        .plays("complete M02 co bs")
                        .event("won"));
    }

    @Test
    @Rule({"B-90", "B-54"})
    void anAcceptedPloyCountsForNirvana() {
        limboGame()
                .scenario(PLOY + "'limbo':9,'abyss':4,'seats':[{'hand':['M02']},{'intrigue':{'facedown':'M30'}}]")
                .plays("complete M02 co bs", "accept")
                .field("nirvana")
                .is(2);
    }

    @Test
    @Rule("B-91")
    void soloFirstEditionHasEightTurns() {
        PositionBuilder solo = PositionBuilder.game("solo", 1).edition("first");
        solo.start().field("turnsLeft").is(8);
        solo.scenario("'turnsLeft':2,'seats':[{'refreshCorner':'ne'}]")
                .plays("done")
                .field("turnsLeft")
                .is(1)
                .field("round")
                .is(2);
        assertOutcome(
                Outcome.LOST,
                solo.scenario("'turnsLeft':1,'seats':[{'refreshCorner':'ne'}]")
                        .plays("done")
                        .field("turnsLeft")
                        .is(0));
        String rich =
                "'kings':['P01','P02','P03','P04','P05'],'knights':['G01','G02','G03'],'wizards':['G17','G18','G19']";
        assertOutcome(
                Outcome.WON,
                solo.scenario(PLOY + "'turnsLeft':1,'seats':[{'hand':['M02']," + rich + "}]")
                        .plays("complete M02 co bs"));
    }

    @Test
    @Rule("B-92")
    void fiftyPointsWinACooperativeGame() {
        String rich = "'kings':['P01','P02','P03'],'ploys':['M01','M04','M10','M11','M14']";
        String other = "'kings':['P05','P06','P07'],'ploys':['M15','M17'],"
                + "'retained':['stag-spy/lion-scout','stag-emissary/dragon-spy']}";
        assertOutcome(
                Outcome.WON,
                PositionBuilder.game("coop", 2)
                        .scenario(PLOY + "'rats':{'deck':['1']},'turn':1,'seats':[{" + rich + "},{'hand':['M02'],"
                                + other + "]")
                        .scores(31, 16)
                        .plays("complete M02 co bs")
                        .scores(31, 21));
    }

    @Test
    @Rule("B-93")
    void twentyEightPointsWinASoloGame() {
        String rich = "'kings':['P01','P02','P03','P04','P05'],'ploys':['M01','M04','M10']";
        assertOutcome(
                Outcome.WON,
                PositionBuilder.game("solo", 1)
                        .scenario(
                                PLOY + "'rats':{'deck':['1']},'seats':[{'hand':['M02']," + rich
                                        + ",'retained':['dragon-emissary/stag-scout','raven-scout/lion-emissary','dragon-captain/raven-spy']}]")
                        .scores(25)
                        .plays("complete M02 co bs"));
    }

    private static Scenario afterRatCard(String rats) {
        return PositionBuilder.game("coop", 2)
                .scenario("'step':'intrigue','rats':{" + rats + "},'seats':[{},{}]")
                .plays("pass");
    }

    @Test
    @Rule("B-94")
    void aRatCardIsTurnedUpEveryTurn() {
        afterRatCard("'deck':['2','cat'],'active':[1]")
                .field("rats.active")
                .isList(1, 2)
                .event("rats");
        afterRatCard("'deck':['cat'],'active':[1]").field("rats.discard").isList("cat");
        afterRatCard("'deck':['duchess']").field("rats.discard").isList("duchess");
        afterRatCard("'deck':['plague'],'active':[1,3],'plagued':[2]")
                .field("rats.plagued")
                .holds(1, 2, 3)
                .field("rats.active")
                .isEmpty()
                .field("rats.discard")
                .isEmpty();
        assertOutcome(
                Outcome.LOST,
                afterRatCard("'deck':['3'],'active':[2,2,2],'plagued':[3]")
                        .field("turn")
                        .is(0));
        afterRatCard("'discard':['cat']")
                .event("rats-shuffled")
                .field("rats.discard")
                .isList("cat");
        afterRatCard("'active':[1]").field("rats.active").isList(1).toMove(1);
    }

    @Test
    @Rule({"B-95", "B-41"})
    void aTaskMayBeGivenForADog() {
        String seats = "'rats':{'deck':['1']},'seats':[{'hand':['P01'],'kings':['P02']},{}]";
        PositionBuilder.game("coop", 2)
                .scenario(KING + DOGS + seats)
                .refuses("complete P01 ke bn adopt westie", "for a Knight task")
                .refuses("complete P01 ke bn", "cannot pay the upcharge")
                .plays("complete P01 ke bn adopt jack-russell")
                .field("taskDiscard")
                .isList("P01")
                .field("seats[0].dogs")
                .isList("jack-russell")
                .field("tasksDone")
                .is(1)
                .event("adopted");
        PositionBuilder.game("coop", 2)
                .scenario(KING + "'dogs':['westie']," + seats)
                .refuses("complete P01 ke bn adopt jack-russell", "no Jack Russell left on the table");
        PositionBuilder.game("coop", 2)
                .edition("prototype")
                .scenario(KING + DOGS + seats)
                .refuses("complete P01 ke bn adopt jack-russell", "cannot pay the upcharge");
        PositionBuilder.game("coop", 2)
                .edition("prototype")
                .scenario(KING
                        + DOGS
                        + seats.replace("'kings':['P02']", "'kings':['P02'],'retained':['lion-emissary/stag-spy']"))
                .legal("complete P01 ke bn adopt jack-russell", "complete P01 ke bn")
                .plays("complete P01 ke bn adopt jack-russell")
                .field("vassalDiscard")
                .isList("lion-emissary/stag-spy");
    }

    @Test
    @Rule("B-96")
    void dogsKillRats() {
        String seats = "'rats':{'deck':['1'],'active':[1,1,2,3],'plagued':[3]},"
                + "'seats':[{'knight':4,'wizard':3,'dogs':['westie','scottie','jack-russell']},{}]";
        PositionBuilder.game("coop", 2)
                .scenario(seats)
                .refuses("kill westie 2", "cannot kill")
                .refuses("kill scottie 3", "cannot kill")
                .refuses("kill poodle 1", "a dog")
                .plays("kill westie 1")
                .event("killed")
                .field("rats.active")
                .isList(1, 2, 3)
                .field("rats.discard")
                .isList("1")
                .field("dogsUsed")
                .isList("westie")
                .refuses("kill westie 1", "once a turn")
                .plays("kill scottie 2", "kill jack-russell 3")
                .field("seats[0].knight")
                .is(2)
                .field("seats[0].wizard")
                .is(1)
                .refuses("kill jack-russell 3", "once a turn");
        PositionBuilder.game("coop", 2)
                .edition("prototype")
                .scenario(seats)
                .plays("kill westie 1", "kill westie 1")
                .refuses("kill westie 1", "no card with 1")
                .plays("kill jack-russell 3")
                .refuses("kill jack-russell 3", "no card with 3")
                .field("dogsUsed")
                .isEmpty();
        PositionBuilder.game("coop", 2)
                .scenario("'rats':{'active':[1]},'seats':[{'knight':0,'dogs':['westie']},{'dogs':['scottie']}]")
                .refuses("kill westie 1", "a knight token")
                .refuses("kill scottie 1", "you have no scottie");
    }

    @Test
    @Rule("B-97")
    void machinationsDecideWhatIsRefreshed() {
        PositionBuilder.game("solo", 1)
                .edition("first")
                .scenario(
                        "'board':{'bs':'lion-spy/dragon-captain','ko':'dragon-emissary/stag-spy'},'guards':{'bs':[0]},"
                                + "'corners':{'ne':['stag-emissary/dragon-spy','stag-captain/lion-emissary']},"
                                + "'machination':['M20','M09','M05'],'turnsLeft':4,'seats':[{'refreshCorner':'ne'}]")
                .plays("done")
                .field("board.bs")
                .is("stag-emissary/dragon-spy")
                .field("board.ko")
                .is("stag-captain/lion-emissary")
                .field("guards")
                .is(new Data.Obj())
                .field("taskDiscard")
                .holds("M20", "M09")
                .field("machination")
                .isList("M05")
                .event("refresh");
    }

    @Test
    @Rule("B-97")
    void aRefreshEndsAfterThirtyTwoCards() {
        var refresh = PositionBuilder.game("solo", 1)
                .scenario("'machination':['M20'],'rats':{'deck':['cat']},'seats':[{'refreshCorner':'ne'}]")
                .plays("done")
                .field("round")
                .is(2);
        assertEquals(
                32,
                refresh.events().stream()
                        .filter(event -> event.toString().contains("value=refresh]"))
                        .count());
    }

    @Test
    @Rule({"B-97", "B-70"})
    void aSpecialThatComesUpIsPlacedBeforeTheTurnEnds() {
        PositionBuilder.game("solo", 1)
                .with("assassins")
                .scenario(
                        "'board':{'ko':'dragon-emissary/stag-spy'},'corners':{'ne':['saboteur/assassin','stag-emissary/dragon-spy']},"
                                + "'machination':['M09'],'rats':{'deck':['2']},'seats':[{'refreshCorner':'ne'}]")
                .plays("done")
                .field("step")
                .is("place")
                .field("then")
                .is("end")
                .field("rats.active")
                .isEmpty()
                .plays("place at")
                .field("rats.active")
                .isList(2)
                .field("round")
                .is(2);
    }

    @Test
    @Rule("B-98")
    void partnersTriggerIntrigueButSoloHasNone() {
        PositionBuilder.game("coop", 2)
                .scenario(PLOY + "'rats':{'deck':['1']},'guild':['G20'],'seats':[{'wizard':1},{'knights':['G07'],"
                        + "'intrigue':{'card':'G07','space':'co','matched':1}}]")
                .plays("flip co")
                .toMove(1)
                .legal("reward guild");
        PositionBuilder.game("solo", 1)
                .scenario("'rats':{'deck':['cat']},'seats':[{'hand':['G01'],'refreshCorner':'ne'}]")
                .plays("done")
                .field("step")
                .is("work")
                .field("round")
                .is(2)
                .field("seats[0].intrigue")
                .isAbsent();
    }

    @Test
    void unfinishedGameThatIsGivenUpIsLost() {
        GameState state =
                PositionBuilder.game("coop", 2).scenario("'seats':[{},{}]").state();
        assertEquals(new FinalStandings(List.of(2, 1), List.of(), Outcome.LOST), FinalStandings.of(state, List.of(0)));
    }
}
