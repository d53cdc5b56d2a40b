package org.merlon.torres;

import org.junit.jupiter.api.Test;
import org.merlon.engine.data.Data;
import org.merlon.testkit.Rule;

/** Invalid positions are refused; each one is tested beside a valid position that differs in one field. */
class LoadChecksTest {
    @Test
    @Rule("T-5")
    void noCastleIsTallerThanItsArea() {
        At.board().row(3, "00210000").scenario();
        At.board().row(3, "00200000").isBad();
        At.board().row(3, "00310000").isBad();
    }

    @Test
    @Rule("T-2")
    void blocksAddUpToNinetyTwo() {
        At.board().supply(87).scenario();
        At.board().supply(88).isBad();
        At.board().supply(86).isBad();
        At.board().supply(-1).isBad();
        At.board()
                .picture("22222222", "22222222", "22222222", "22222222", "22222222", "22222222", "22222222", "22222222")
                .isBad();
    }

    @Test
    @Rule("T-25")
    void stacksHoldUpToThree() {
        At.board().stacks(0, 3, 0).scenario();
        At.board().stacks(0, 4).isBad();
        At.board().stacks(0, -1).isBad();
        At.board().stack(4).isBad();
        At.board().stack(-1).isBad();
        At.board().stack(2).placed(1).scenario();
        At.board().stack(2).placed(2).isBad();
        At.board().stack(0).placed(4).isBad();
        At.board().stack(0).placed(-1).isBad();
    }

    @Test
    @Rule("T-2")
    void sixKnightsASeat() {
        At.board().knights(0, "a1", "b1", "c1", "d1", "e1", "f1").scenario();
        At.board().knights(0, "a1", "b1", "c1", "d1", "e1", "f1", "g1").isBad();
        At.board().knights(2, "a1").isBad();
        At.board().knights(-1, "a1").isBad();
        At.board().knights(0, "i1").isBad();
        At.board().knights(0, "a9").isBad();
        At.board().knights(0, "a").isBad();
    }

    @Test
    @Rule("T-12")
    void theKingIsWhereAndWhenHeMayBe() {
        At.board().king("a1").isBad();
        At.board().king("a8").isBad();
        At.board().king("z9").isBad();
        At.board().noKing().isBad();
        At.board().noKing().step("king", 0).isBad();
        At.board().step("king", 0).scenario();
        At.board().withoutCornerKnight().noKing().step("setup", 0).scenario();
        At.board().withoutCornerKnight().step("setup", 0).isBad();
        At.board().knights(0, "b1").noKing().step("king-setup", 1).scenario();
        At.board().knights(0, "b1").step("king-setup", 1).isBad();
        At.master(2, "rank").withoutCornerKnight().noKing().step("castle", 0).scenario();
        At.master(2, "rank").withoutCornerKnight().step("castle", 0).isBad();
    }

    @Test
    @Rule("T-2")
    void fourOfAKindOverAllPiles() {
        At.board().hand(0, "leap").hand(1, "leap").deck("leap").discard("leap").scenario();
        At.board()
                .hand(0, "leap", "leap")
                .hand(1, "leap")
                .deck("leap")
                .discard("leap")
                .isBad();
        At.board()
                .hand(0, "leap")
                .bought(0, "leap")
                .hand(1, "leap")
                .deck("leap", "leap")
                .isBad();
        At.board().hand(0, "leapp").isBad();
        At.board().deck("").isBad();
        At.board().ownDeck(0, "leap").isBad();
    }

    @Test
    @Rule("T-13")
    void ownCardsAreOneOfAKindASeat() {
        At.board()
                .option("cards", "own")
                .hand(0, "leap")
                .ownDeck(0, "ap6")
                .ownDeck(1, "leap")
                .scenario();
        At.board().option("cards", "own").hand(0, "leap").ownDeck(0, "leap").isBad();
        At.board().option("cards", "own").hand(0, "leap", "leap").isBad();
        At.board().option("cards", "own").hand(0, "leap").bought(0, "leap").isBad();
        At.board().option("cards", "own").hand(0, "leap").discard("leap").scenario();
        At.board()
                .option("cards", "own")
                .hand(0, "leap")
                .discard("leap", "leap")
                .isBad();
        At.board().option("cards", "own").discard("leap", "leap", "leap").isBad();
        At.board().option("cards", "own").deck("leap").isBad();
    }

    @Test
    @Rule("T-13")
    void withoutCardsThereAreNone() {
        At.board().option("cards", "none").scenario();
        At.board().option("cards", "none").hand(0, "leap").isBad();
        At.board().option("cards", "none").bought(0, "leap").isBad();
        At.board().option("cards", "none").deck("leap").isBad();
        At.board().option("cards", "none").discard("leap").isBad();
    }

    @Test
    @Rule("T-91")
    void masterCardsAreOneOfAKindASeat() {
        At.master(2, "rank").hand(0, "leap").hand(1, "leap").scenario();
        At.master(2, "rank").hand(0, "leap", "leap").isBad();
        At.master(2, "rank").hand(0, "leap").hand(1, "leap").discard("leap").isBad();
        At.master(2, "rank").deck("leap").isBad();
    }

    @Test
    @Rule("T-80")
    void noEqualScoresAboveZeroUnlessAllowed() {
        At.standard(3).scores(0, 0, 4).scenario();
        At.standard(3).scores(4, 0, 4).isBad();
        At.standard(3).option("ties", "allowed").scores(4, 0, 4).scenario();
    }

    @Test
    @Rule({"T-23", "T-65", "T-66"})
    void actionPointsAreFiveOrSevenWithACard() {
        At.board().ap(6).isBad();
        At.board().ap(6).played().scenario();
        At.board().ap(7).played().scenario();
        At.board().ap(8).played().isBad();
        At.board().ap(-1).isBad();
    }

    @Test
    @Rule("T-36")
    void onlyTheSeatOnTurnHasBoughtCards() {
        At.board().bought(0, "leap").scenario();
        At.board().bought(1, "leap").isBad();
        At.board().bought(1, "leap").toMove(1).scenario();
    }

    @Test
    @Rule("T-85")
    void nobodyMovesExactlyWhenTheGameIsOver() {
        At over = At.board().time(3, 4, 0).step("over", 0).put("toMove", Data.Null.NULL);
        over.scenario().overWithRanks(1, 1);
        At.board().time(3, 4, 0).step("over", 0).isBad();
        At.board().put("toMove", Data.Null.NULL).isBad();
        At.board().toMove(2).isBad();
    }

    @Test
    @Rule("T-92")
    void aMasterCardExactlyInMaster() {
        At.master(2, "court").scenario();
        At.master(2, "courts").isBad();
        At.master(2, "court").without("master").isBad();
        At.master(2, "court").put("master", Data.Null.NULL).isBad();
        At.board().put("master", new Data.Text("court")).isBad();
    }

    @Test
    @Rule("T-20")
    void roundsAreThoseOfThePhase() {
        At.board().time(1, 4, 0).scenario();
        At.board().time(1, 5, 0).isBad();
        At.board().time(1, 0, 0).isBad();
        At.board().time(2, 4, 1).scenario();
        At.standard(3).time(2, 3, 2).scenario();
        At.standard(3).time(2, 4, 0).isBad();
        At.standard(4).time(3, 4, 0).isBad();
        At.board().time(0, 1, 0).isBad();
        At.board().time(4, 1, 0).isBad();
        At.board().time(1, 1, 2).isBad();
    }

    @Test
    @Rule("T-24")
    void aStackIsChosenOnlyFromDifferentOnes() {
        At.board().stacks(0, 3, 2).step("stack", 0).scenario();
        At.board().stacks(0, 3, 3).step("stack", 0).isBad();
        At.board().stacks(0, 3).step("stack", 0).isBad();
        At.board().step("stack", 0).isBad();
        At.board().stacks(1, 3, 2).step("stack", 0).isBad();
        At.board().step("turns", 0).isBad();
    }

    @Test
    void seatsAreAsManyAsPlayers() {
        At.board().put("players", 3).isBad();
        At.standard(3).put("players", 2).isBad();
        At.board().put("players", 5).isBad();
        At.board().put("players", 1).isBad();
    }

    @Test
    void optionsAndUnknownFieldsAreChecked() {
        At.board().option("ties", "maybe").isBad("ties");
        At.board().option("tie", "skip").isBad("tie");
        At.board().put("phases", 1).isBad("phases");
        At.board().put("ap", new Data.Text("5")).isBad("ap");
    }
}
