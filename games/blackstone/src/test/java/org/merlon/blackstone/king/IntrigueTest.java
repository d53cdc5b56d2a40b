package org.merlon.blackstone.king;

import org.junit.jupiter.api.Test;
import org.merlon.testkit.Rule;

/** Section 6: tokens on vassals, face-down cards, and their rewards. */
class IntrigueTest {
    private static final String BOARD =
            "'board':{'bs':'lion-spy/dragon-captain','ls':'dragon-captain/raven-emissary','as':'raven-scout/lion-emissary',"
                    + "'cs':'dragon-scout/stag-emissary','co':'lion-emissary/dragon-spy'},";
    private static final String DECKS = "'guild':['G20','G21'],'power':['P21'],'machination':['M20'],";

    @Test
    @Rule("B-50")
    void afterATaskATokenGoesOnAVassalThatMatches() {
        PositionBuilder.kingsQuest()
                .with("wilds")
                .scenario(
                        BOARD.replace("'bs':'lion-spy/dragon-captain'", "'bs':'wild/wild'")
                                + "'step':'intrigue','tasksDone':1,'seats':[{'knights':['G07'],'ploys':['M18'],'hand':['G01']},{}]")
                .legalWithPrefix("intrigue G07", "bs", "ls", "as", "cs")
                .refuses("intrigue G07 co", "neither the faction nor the role")
                .refuses("intrigue G07 ke", "no vassal on ke")
                .refuses("intrigue M18 cs", "not one of your completed")
                .refuses("facedown G01", "completed a task this turn")
                .plays("intrigue G07 bs")
                .field("seats[0].intrigue.matched")
                .is(2)
                .event("intrigue");
    }

    @Test
    @Rule("B-50")
    void guardedVassalTakesNoToken() {
        PositionBuilder.kingsQuest()
                .edition("first")
                .scenario(
                        BOARD + "'step':'intrigue','tasksDone':1,'guards':{'cs':[1]},'seats':[{'knights':['G07']},{}]")
                .refuses("intrigue G07 cs", "guarded")
                .legal("intrigue G07 ls");
    }

    @Test
    @Rule({"B-50", "B-54"})
    void seatWithPlacedTokensCanOnlyPass() {
        for (String intrigue : new String[] {"'exhausted'", "{'facedown':'G02'}"}) {
            PositionBuilder.kingsQuest()
                    .scenario(BOARD
                            + "'step':'intrigue','tasksDone':1,'seats':[{'knights':['G07'],'hand':['G01'],'intrigue':"
                            + intrigue + "},{}]")
                    .legalExactly("pass")
                    .refuses("intrigue G07 cs", intrigue.contains("ex") ? "exhausted" : "in use");
        }
    }

    @Test
    @Rule("B-51")
    void withoutATaskACardIsLaidFaceDown() {
        PositionBuilder.kingsQuest()
                .scenario(BOARD + "'step':'intrigue','seats':[{'knights':['G07'],'hand':['G01','M01']},{}]")
                .legalExactly("pass", "facedown G01", "facedown M01")
                .refuses("intrigue G07 cs", "completed no task")
                .refuses("facedown G02", "not in your hand")
                .plays("facedown M01")
                .field("seats[0].hand")
                .isList("G01")
                .fieldSeenBy(0, "seats[0].intrigue.facedown")
                .is("M01")
                .fieldSeenBy(1, "seats[0].intrigue.facedown")
                .is("hidden");
    }

    @Test
    @Rule("B-52")
    void touchingAVassalWithATokenRewardsItsOwner() {
        String seats =
                "'seats':[{'knight':2,'wizard':2},{'knights':['G07'],'intrigue':{'card':'G07','space':'ls','matched':1}}]";
        for (String move : new String[] {"slide ls lt", "swap bs ls", "flip ls", "retain ls nw"}) {
            PositionBuilder.kingsQuest()
                    .scenario(BOARD + DECKS + "'corners':{'nw':['raven-spy/lion-captain']}," + seats)
                    .plays(move)
                    .toMove(1)
                    .field("step")
                    .is("reward")
                    .field("pending")
                    .isList(1)
                    .legalExactly("reward none", "reward token", "reward guild")
                    .refuses("reward power", "does not give")
                    .refuses("accept", "choose a reward")
                    .refuses("decline", "choose a reward")
                    .refuses("done", "first choose the reward")
                    .plays("reward token")
                    .toMove(0)
                    .field("seats[1].knight")
                    .is(1)
                    .field("seats[1].intrigue")
                    .isNull();
        }
    }

    @Test
    @Rule("B-52")
    void bothSymbolsBringMore() {
        PositionBuilder.kingsQuest()
                .scenario(BOARD + DECKS + "'seats':[{'wizard':1},{'wizards':['G18'],"
                        + "'intrigue':{'card':'G18','space':'ls','matched':2}}]")
                .plays("flip ls")
                .legalExactly("reward none", "reward token+guild", "reward power")
                .plays("reward token+guild")
                .field("seats[1].wizard")
                .is(1)
                .field("seats[1].hand")
                .isList("G20")
                .event("rewarded");
    }

    @Test
    @Rule({"B-52", "B-83"})
    void stackDecidesRewardOfKnightWizardCard() {
        PositionBuilder.kingsQuest()
                .with("knightWizards")
                .scenario(BOARD + DECKS + "'seats':[{'wizard':1},{'wizards':['K1'],"
                        + "'intrigue':{'card':'K1','space':'ls','matched':1}}]")
                .plays("flip ls", "reward token")
                .field("seats[1].wizard")
                .is(1);
    }

    @Test
    @Rule({"B-52", "B-27"})
    void noRewardFromEmptyDeck() {
        PositionBuilder.kingsQuest()
                .scenario(BOARD
                        + "'seats':[{'wizard':1},{'kings':['P20'],'intrigue':{'card':'P20','space':'ls','matched':2}}]")
                .plays("flip ls")
                .legalExactly("reward none")
                .refuses("reward machination", "no cards left")
                .plays("reward none")
                .toMove(0);
    }

    @Test
    @Rule({"B-52", "B-120"})
    void noMachinationRewardInPuzzleMaster() {
        PositionBuilder.game("puzzle-master", 2)
                .scenario(BOARD
                        + "'guild':['G20'],'power':['P21'],'rats':{'deck':['1']},'seats':[{'wizard':1},{'kings':['P20'],"
                        + "'intrigue':{'card':'P20','space':'ls','matched':2}}]")
                .plays("flip ls")
                .legalExactly("reward none");
    }

    @Test
    @Rule("B-52")
    void guardingAndUsingTrigger() {
        String intrigue =
                "'seats':[{'knight':1,'hand':['M02']},{'kings':['P01'],'intrigue':{'card':'P01','space':'bs','matched':1}}]";
        PositionBuilder.kingsQuest()
                .edition("first")
                .scenario(BOARD + DECKS + intrigue)
                .plays("guard bs")
                .toMove(1);
        PositionBuilder.kingsQuest()
                .scenario(BOARD + DECKS + intrigue)
                .plays("complete M02 co bs")
                .toMove(1)
                .legal("reward power");
    }

    @Test
    @Rule("B-53")
    void boardResetReturnsTokensWithoutReward() {
        PositionBuilder.kingsQuest()
                .with("assassins")
                .scenario("'board':{'ks':'saboteur/assassin','ls':'dragon-captain/raven-emissary'},"
                        + "'corners':{'nw':['raven-emissary/lion-scout']},'seats':[{'knight':1},{'knights':['G07'],"
                        + "'intrigue':{'card':'G07','space':'ls','matched':1}}]")
                .plays("retain ks")
                .toMove(0)
                .field("seats[1].intrigue")
                .isNull()
                .field("seats[1].knight")
                .is(0);
    }

    @Test
    @Rule("B-54")
    void aFaceDownCardTriggersOnItsCornerFace() {
        String owner = "{'intrigue':{'facedown':'G15'},'knights':['G07'],'retained':['dragon-scout/lion-captain']}";
        PositionBuilder.kingsQuest()
                .scenario(BOARD + "'seats':[{'hand':['M02']}," + owner + "]")
                .plays("complete M02 co bs")
                .toMove(1)
                .legalExactly("accept", "decline")
                .refuses("reward none", "complete the face-down card, or leave it")
                .refuses("accept knight", "Only a Knight-Wizard card")
                .plays("accept")
                .field("seats[1].knights")
                .isList("G07", "G15")
                .field("seats[1].retained")
                .isEmpty()
                .field("seats[1].intrigue")
                .is("exhausted")
                .toMove(0)
                .event("accepted")
                .undoes()
                .plays("decline")
                .field("seats[1].intrigue.facedown")
                .is("G15");
    }

    @Test
    @Rule({"B-54", "B-4"})
    void usedWildVassalMatchesEveryFaceDownCard() {
        PositionBuilder.kingsQuest()
                .with("wilds")
                .scenario("'board':{'co':'wild/wild','bs':'lion-spy/dragon-captain'},"
                        + "'seats':[{'hand':['M02']},{'intrigue':{'facedown':'G01'}}]")
                .plays("complete M02 co bs")
                .toMove(1);
    }

    @Test
    @Rule({"B-54", "B-60"})
    void anAcceptedCardMayStartTheLastRound() {
        PositionBuilder.kingsQuest()
                .scenario(BOARD
                        + "'seats':[{'hand':['M02']},{'kings':['P01','P02','P03','P04','P05'],'ploys':['M01','M04'],"
                        + "'intrigue':{'facedown':'G15'}}]")
                .scores(0, 20)
                .plays("complete M02 co bs", "accept")
                .scores(5, 21)
                .field("endTriggered")
                .is(true)
                .event("last-round");
    }

    @Test
    @Rule({"B-54", "B-83"})
    void knightWizardCardIsAcceptedAsEitherType() {
        PositionBuilder.kingsQuest()
                .with("knightWizards")
                .scenario("'board':{'ke':'stag-scout/raven-spy','bn':'dragon-scout/raven-captain'},"
                        + "'seats':[{'hand':['P01']},{'intrigue':{'facedown':'K1'}}]")
                .plays("complete P01 ke bn")
                .legalExactly("accept knight", "accept wizard", "decline")
                .refuses("accept", "can be completed as either")
                .plays("accept wizard")
                .field("seats[1].wizards")
                .isList("K1");
    }

    @Test
    @Rule("B-55")
    void answersGoClockwiseAndBeforeSpecialsArePlaced() {
        PositionBuilder.game("kings-quest", 3)
                .with("assassins")
                .scenario(BOARD + DECKS + "'turn':1,'corners':{'nw':['assassin/saboteur','raven-emissary/lion-scout']},"
                        + "'seats':[{'knights':['G07'],'intrigue':{'card':'G07','space':'ls','matched':1}},{'knight':1},"
                        + "{'kings':['P02'],'intrigue':{'card':'P02','space':'ls','matched':1}}]")
                .plays("retain ls nw")
                .field("pending")
                .isList(2, 0)
                .toMove(2)
                .field("aside")
                .isList("assassin/saboteur")
                .plays("reward none")
                .toMove(0)
                .plays("reward none")
                .toMove(1)
                .field("step")
                .is("place")
                .plays("place ke")
                .field("step")
                .is("work");
    }
}
