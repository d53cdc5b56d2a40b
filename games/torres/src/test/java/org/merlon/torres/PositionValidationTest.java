package org.merlon.torres;

import org.junit.jupiter.api.Test;
import org.merlon.engine.data.Data;
import org.merlon.testkit.Rule;

/** Invalid positions are refused; each one is tested beside a valid position that differs in one field. */
class PositionValidationTest {
    @Test
    @Rule("T-5")
    void noCastleIsTallerThanItsArea() {
        PositionBuilder.board().row(3, "00210000").scenario();
        PositionBuilder.board().row(3, "00200000").isBad();
        PositionBuilder.board().row(3, "00310000").isBad();
    }

    @Test
    @Rule("T-2")
    void blocksAddUpToNinetyTwo() {
        PositionBuilder.board().supply(87).scenario();
        PositionBuilder.board().supply(88).isBad();
        PositionBuilder.board().supply(86).isBad();
        PositionBuilder.board().supply(-1).isBad();
        PositionBuilder.board()
                .rows("22222222", "22222222", "22222222", "22222222", "22222222", "22222222", "22222222", "22222222")
                .isBad();
    }

    @Test
    @Rule("T-25")
    void stacksHoldUpToThree() {
        PositionBuilder.board().stacks(0, 3, 0).scenario();
        PositionBuilder.board().stacks(0, 4).isBad();
        PositionBuilder.board().stacks(0, -1).isBad();
        PositionBuilder.board().stack(4).isBad();
        PositionBuilder.board().stack(-1).isBad();
        PositionBuilder.board().stack(2).placed(1).scenario();
        PositionBuilder.board().stack(2).placed(2).isBad();
        PositionBuilder.board().stack(0).placed(4).isBad();
        PositionBuilder.board().stack(0).placed(-1).isBad();
    }

    @Test
    @Rule("T-2")
    void sixKnightsASeat() {
        PositionBuilder.board().knights(0, "a1", "b1", "c1", "d1", "e1", "f1").scenario();
        PositionBuilder.board()
                .knights(0, "a1", "b1", "c1", "d1", "e1", "f1", "g1")
                .isBad();
        PositionBuilder.board().knights(2, "a1").isBad();
        PositionBuilder.board().knights(-1, "a1").isBad();
        PositionBuilder.board().knights(0, "i1").isBad();
        PositionBuilder.board().knights(0, "a9").isBad();
        PositionBuilder.board().knights(0, "a").isBad();
    }

    @Test
    @Rule("T-12")
    void kingIsOnCastleFromFirstTurnOn() {
        PositionBuilder.board().king("a1").isBad();
        PositionBuilder.board().king("a8").isBad();
        PositionBuilder.board().king("z9").isBad();
        PositionBuilder.board().withoutKing().isBad();
        PositionBuilder.board().withoutKing().step("king", 0).isBad();
        PositionBuilder.board().step("king", 0).scenario();
        PositionBuilder.board()
                .withoutCornerKnight()
                .withoutKing()
                .step("setup", 0)
                .scenario();
        PositionBuilder.board().withoutCornerKnight().step("setup", 0).isBad();
        PositionBuilder.board()
                .knights(0, "b1")
                .withoutKing()
                .step("king-setup", 1)
                .scenario();
        PositionBuilder.board().knights(0, "b1").step("king-setup", 1).isBad();
        PositionBuilder.master(2, "rank")
                .withoutCornerKnight()
                .withoutKing()
                .step("castle", 0)
                .scenario();
        PositionBuilder.master(2, "rank")
                .withoutCornerKnight()
                .step("castle", 0)
                .isBad();
    }

    @Test
    @Rule("T-2")
    void fourOfAKindOverAllPiles() {
        PositionBuilder.board()
                .hand(0, "leap")
                .hand(1, "leap")
                .deck("leap")
                .discard("leap")
                .scenario();
        PositionBuilder.board()
                .hand(0, "leap", "leap")
                .hand(1, "leap")
                .deck("leap")
                .discard("leap")
                .isBad();
        PositionBuilder.board()
                .hand(0, "leap")
                .bought(0, "leap")
                .hand(1, "leap")
                .deck("leap", "leap")
                .isBad();
        PositionBuilder.board().hand(0, "leapp").isBad();
        PositionBuilder.board().deck("").isBad();
        PositionBuilder.board().ownDeck(0, "leap").isBad();
    }

    @Test
    @Rule("T-13")
    void ownCardsAreOneOfAKindASeat() {
        PositionBuilder.board()
                .option("cards", "own")
                .hand(0, "leap")
                .ownDeck(0, "ap6")
                .ownDeck(1, "leap")
                .scenario();
        PositionBuilder.board()
                .option("cards", "own")
                .hand(0, "leap")
                .ownDeck(0, "leap")
                .isBad();
        PositionBuilder.board().option("cards", "own").hand(0, "leap", "leap").isBad();
        PositionBuilder.board()
                .option("cards", "own")
                .hand(0, "leap")
                .bought(0, "leap")
                .isBad();
        PositionBuilder.board()
                .option("cards", "own")
                .hand(0, "leap")
                .discard("leap")
                .scenario();
        PositionBuilder.board()
                .option("cards", "own")
                .hand(0, "leap")
                .discard("leap", "leap")
                .isBad();
        PositionBuilder.board()
                .option("cards", "own")
                .discard("leap", "leap", "leap")
                .isBad();
        PositionBuilder.board().option("cards", "own").deck("leap").isBad();
    }

    @Test
    @Rule("T-13")
    void noCardsWithOptionNone() {
        PositionBuilder.board().option("cards", "none").scenario();
        PositionBuilder.board().option("cards", "none").hand(0, "leap").isBad();
        PositionBuilder.board().option("cards", "none").bought(0, "leap").isBad();
        PositionBuilder.board().option("cards", "none").deck("leap").isBad();
        PositionBuilder.board().option("cards", "none").discard("leap").isBad();
    }

    @Test
    @Rule("T-91")
    void masterCardsAreOneOfAKindASeat() {
        PositionBuilder.master(2, "rank").hand(0, "leap").hand(1, "leap").scenario();
        PositionBuilder.master(2, "rank").hand(0, "leap", "leap").isBad();
        PositionBuilder.master(2, "rank")
                .hand(0, "leap")
                .hand(1, "leap")
                .discard("leap")
                .isBad();
        PositionBuilder.master(2, "rank").deck("leap").isBad();
    }

    @Test
    @Rule("T-80")
    void noEqualScoresAboveZeroUnlessAllowed() {
        PositionBuilder.standard(3).scores(0, 0, 4).scenario();
        PositionBuilder.standard(3).scores(4, 0, 4).isBad();
        PositionBuilder.standard(3).option("ties", "allowed").scores(4, 0, 4).scenario();
    }

    @Test
    @Rule({"T-23", "T-65", "T-66"})
    void actionPointsAreFiveOrSevenWithACard() {
        PositionBuilder.board().ap(6).isBad();
        PositionBuilder.board().ap(6).played().scenario();
        PositionBuilder.board().ap(7).played().scenario();
        PositionBuilder.board().ap(8).played().isBad();
        PositionBuilder.board().ap(-1).isBad();
    }

    @Test
    @Rule("T-36")
    void onlyTheSeatOnTurnHasBoughtCards() {
        PositionBuilder.board().bought(0, "leap").scenario();
        PositionBuilder.board().bought(1, "leap").isBad();
        PositionBuilder.board().bought(1, "leap").toMove(1).scenario();
    }

    @Test
    @Rule("T-85")
    void toMoveIsNullOnlyWhenGameIsOver() {
        PositionBuilder over =
                PositionBuilder.board().progress(3, 4, 0).step("over", 0).put("toMove", Data.Null.NULL);
        over.scenario().overWithRanks(1, 1);
        PositionBuilder.board().progress(3, 4, 0).step("over", 0).isBad();
        PositionBuilder.board().put("toMove", Data.Null.NULL).isBad();
        PositionBuilder.board().toMove(2).isBad();
    }

    @Test
    @Rule("T-92")
    void masterCardBelongsToMasterVariantOnly() {
        PositionBuilder.master(2, "court").scenario();
        PositionBuilder.master(2, "courts").isBad();
        PositionBuilder.master(2, "court").without("master").isBad();
        PositionBuilder.master(2, "court").put("master", Data.Null.NULL).isBad();
        PositionBuilder.board().put("master", new Data.Text("court")).isBad();
    }

    @Test
    @Rule("T-20")
    void roundsAreWithinPhase() {
        PositionBuilder.board().progress(1, 4, 0).scenario();
        PositionBuilder.board().progress(1, 5, 0).isBad();
        PositionBuilder.board().progress(1, 0, 0).isBad();
        PositionBuilder.board().progress(2, 4, 1).scenario();
        PositionBuilder.standard(3).progress(2, 3, 2).scenario();
        PositionBuilder.standard(3).progress(2, 4, 0).isBad();
        PositionBuilder.standard(4).progress(3, 4, 0).isBad();
        PositionBuilder.board().progress(0, 1, 0).isBad();
        PositionBuilder.board().progress(4, 1, 0).isBad();
        PositionBuilder.board().progress(1, 1, 2).isBad();
    }

    @Test
    @Rule("T-24")
    void stepStackNeedsDifferentStacks() {
        PositionBuilder.board().stacks(0, 3, 2).step("stack", 0).scenario();
        PositionBuilder.board().stacks(0, 3, 3).step("stack", 0).isBad();
        PositionBuilder.board().stacks(0, 3).step("stack", 0).isBad();
        PositionBuilder.board().step("stack", 0).isBad();
        PositionBuilder.board().stacks(1, 3, 2).step("stack", 0).isBad();
        PositionBuilder.board().step("turns", 0).isBad();
    }

    @Test
    void seatCountEqualsPlayerCount() {
        PositionBuilder.board().put("players", 3).isBad();
        PositionBuilder.standard(3).put("players", 2).isBad();
        PositionBuilder.board().put("players", 5).isBad();
        PositionBuilder.board().put("players", 1).isBad();
    }

    @Test
    void optionsAndUnknownFieldsAreChecked() {
        PositionBuilder.board().option("ties", "maybe").isBad("ties");
        PositionBuilder.board().option("tie", "skip").isBad("tie");
        PositionBuilder.board().put("phases", 1).isBad("phases");
        PositionBuilder.board().put("ap", new Data.Text("5")).isBad("ap");
    }
}
