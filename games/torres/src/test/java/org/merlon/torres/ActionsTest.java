package org.merlon.torres;

import org.junit.jupiter.api.Test;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Scenario;

class ActionsTest {
    @Test
    @Rule("T-30")
    void aNewKnightStandsBesideAnOwnOneAndNotHigher() {
        At.board()
                .row(4, "00010000")
                .row(3, "00322000")
                .knights(0, "d3")
                .scenario()
                .onlyLegal("knight", "e3", "d4", "d2")
                .plays("knight e3")
                .field("ap")
                .is(3)
                .field("knights.e3")
                .is(0)
                .field("knights.d3")
                .is(0)
                .legal("knight f3");
    }

    @Test
    @Rule("T-30")
    void aNewKnightCostsTwoPoints() {
        At.board().knights(0, "d4").ap(1).scenario().onlyLegal("knight").legal("move d4 d5");
        At.board()
                .knights(0, "d4")
                .ap(2)
                .scenario()
                .plays("knight d5")
                .field("ap")
                .is(0);
    }

    @Test
    @Rule("T-30")
    void withoutAKnightOnTheBoardNoneCanBeAdded() {
        At.board().scenario().onlyLegal("knight").illegal("knight a7", "knight b8");
    }

    @Test
    @Rule("T-31")
    void upOneLevelOrDownAnyNumber() {
        At.board()
                .row(4, "00050000")
                .row(3, "00431000")
                .row(2, "00011000")
                .knights(0, "d3")
                .scenario()
                .onlyLegal("move d3", "c3", "e3", "d2")
                .illegal("move d3 d4", "move d3 e2", "move d3 d3", "move c3 c2", "move a8 a7")
                .plays("move d3 c3", "move c3 b3")
                .field("ap")
                .is(3)
                .field("knights.b3")
                .is(0);
    }

    @Test
    @Rule("T-31")
    void movesAreReadInAnySpelling() {
        At.board()
                .knights(0, "d4")
                .scenario()
                .plays("  MOVE D4   d5 ")
                .field("knights.d5")
                .is(0);
    }

    @Test
    @Rule("T-32")
    void aSpaceWithAPieceIsNeverFree() {
        At.board()
                .row(4, "00100000")
                .row(3, "00120000")
                .row(2, "00100000")
                .knights(0, "c3", "c4", "b4")
                .knights(1, "c2")
                .king("d3")
                .hand(0, "relocate", "diagonal", "doors")
                .scenario()
                .onlyLegal("move c3", "b3")
                .illegal(
                        "move c3 c4",
                        "move c3 c2",
                        "move c3 d3",
                        "knight d3",
                        "knight c2",
                        "card relocate b4 d3",
                        "card diagonal c4 d3",
                        "door c3 c2",
                        "card doors c3 c4",
                        "block d3",
                        "block c2");
    }

    @Test
    @Rule("T-33")
    void fromTheGroundThroughACastleToTheGroundBesideIt() {
        At.board()
                .row(3, "00111000")
                .knights(0, "b3")
                .scenario()
                .onlyLegal("door b3", "c4", "d4", "e4", "f3", "c2", "d2", "e2")
                .plays("door b3 f3")
                .field("ap")
                .is(4)
                .field("knights.f3")
                .is(0)
                .field("knights.b3")
                .isAbsent();
    }

    /** From level 1 into d4 (height 2): out onto the other roof of level 1 beside a higher tower, or to the ground. */
    @Test
    @Rule("T-33")
    void exitsAreAtTheLevelOfTheKnightOrLower() {
        At.board()
                .row(4, "00220000")
                .row(3, "00110000")
                .knights(0, "d3")
                .scenario()
                .onlyLegal("door d3", "c3", "b3", "b4", "c2", "d2", "e3", "e4", "c5", "d5");
    }

    @Test
    @Rule("T-33")
    void aStepAndADoorToTheSameSpaceAreTwoMovesOfOneEffect() {
        At position = At.board().row(4, "00220000").row(3, "00110000").knights(0, "d3");
        position.scenario()
                .legal("move d3 c3", "door d3 c3")
                .plays("door d3 c3")
                .field("ap")
                .is(4)
                .field("knights.c3")
                .is(0)
                .undoes()
                .plays("move d3 c3")
                .field("ap")
                .is(4)
                .field("knights.c3")
                .is(0);
    }

    @Test
    @Rule("T-33")
    void aDoorLeadsOnlyThroughTheCastleItBelongsTo() {
        At.board()
                .row(3, "00101001")
                .knights(0, "d3")
                .scenario()
                .onlyLegal("door d3", "b3", "c4", "c2", "f3", "e4", "e2");
        At.board()
                .row(4, "00100000")
                .row(3, "00011000")
                .knights(0, "b4")
                .scenario()
                .onlyLegal("door b4", "c5", "d4", "c3");
    }

    @Test
    @Rule("T-33")
    void noDoorLeadsIntoATowerThatIsNotHigher() {
        At.board().row(3, "00121000").knights(0, "d3").scenario().onlyLegal("door d3");
        At.board().row(3, "00110000").knights(0, "c3").scenario().onlyLegal("door c3");
    }

    @Test
    @Rule("T-33")
    void aPieceOnTopOfATowerDoesNotBlockItsDoors() {
        At.board()
                .row(3, "00100000")
                .knights(0, "b3")
                .knights(1, "c3")
                .scenario()
                .onlyLegal("door b3", "c4", "c2", "d3");
        At.board()
                .row(3, "00121000")
                .knights(0, "c3")
                .king("d3")
                .scenario()
                .onlyLegal("door c3", "e3", "d4", "d2", "c4", "c2", "b3", "e4", "e2", "f3");
    }

    @Test
    @Rule("T-33")
    void aDoorCostsOnePoint() {
        At.board().row(3, "00111000").knights(0, "b3").ap(0).scenario().onlyLegal("door b3");
    }

    @Test
    @Rule("T-34")
    void onTheGroundBesideExactlyOneCastle() {
        At.board()
                .row(4, "00110000")
                .row(3, "00100010")
                .scenario()
                .legal("block d3", "block b3", "block g2", "block a7")
                .illegal("block e5", "block b5", "block e2", "block d2", "block h1")
                .plays("block d3")
                .field("heights[5]")
                .is("00110010")
                .field("ap")
                .is(4)
                .field("stack")
                .is(2)
                .field("placed")
                .is(1);
    }

    @Test
    @Rule("T-34")
    void castlesNeverJoin() {
        At.board()
                .row(4, "00010000")
                .row(3, "00101000")
                .scenario()
                .refuses("block d3", "join")
                .refuses("block c4", "join")
                .legal("block b3", "block d5");
    }

    @Test
    @Rule("T-34")
    void theCourtyardOfOneCastleMayBeFilled() {
        At.board()
                .row(5, "00111000")
                .row(4, "00101000")
                .row(3, "00111000")
                .scenario()
                .plays("block d4", "block d4", "block d4")
                .field("heights[4]")
                .is("00131000");
    }

    @Test
    @Rule("T-34")
    void threeBlocksATurnAndNoMoreThanTheStackHas() {
        At.board()
                .row(3, "00111000")
                .stacks(0, 3, 3)
                .scenario()
                .plays("block c3", "block d3", "block e3")
                .field("placed")
                .is(3)
                .onlyLegal("block");
        At.board()
                .row(3, "00111000")
                .stacks(0, 3, 3)
                .stack(0)
                .placed(1)
                .scenario()
                .onlyLegal("block");
        At.board().row(3, "00111000").ap(0).scenario().onlyLegal("block");
    }

    @Test
    @Rule("T-34")
    void noBlockOnAPiece() {
        At.board()
                .row(3, "00111000")
                .knights(0, "c3", "b3")
                .knights(1, "e3")
                .king("d3")
                .scenario()
                .illegal("block c3", "block d3", "block e3", "block b3")
                .legal("block d4", "block f3");
    }

    @Test
    @Rule("T-35")
    void theFirstCardOfTheDeckIsBought() {
        At.board()
                .deck("ap6", "leap", "vault")
                .scenario()
                .plays("draw")
                .field("ap")
                .is(4)
                .field("bought")
                .is(1)
                .field("seats[0].bought")
                .isList("ap6")
                .field("seats[0].hand")
                .isEmpty()
                .field("deck")
                .isList("leap", "vault")
                .plays("draw")
                .field("seats[0].bought")
                .isList("ap6", "leap")
                .illegal("draw");
        At.board().deck("ap6").ap(0).scenario().illegal("draw");
    }

    @Test
    @Rule("T-35")
    void theDrawThatFindsTheDeckEmptyShufflesTheDiscards() {
        At.board()
                .deck("ap6")
                .discard("leap", "vault")
                .scenario()
                .plays("draw")
                .field("deck")
                .isEmpty()
                .field("discard")
                .holds("leap", "vault")
                .plays("draw")
                .field("discard")
                .isEmpty();
        Scenario shuffled =
                At.board().discard("leap", "leap", "leap").scenario().plays("draw");
        shuffled.field("seats[0].bought").isList("leap").field("deck").isList("leap", "leap");
        At.board().scenario().illegal("draw");
    }

    @Test
    @Rule("T-35")
    void anOwnDeckIsNeverRefilled() {
        At position = At.board().option("cards", "own").discard("leap", "ap6");
        position.ownDeck(0).ownDeck(1, "vault").scenario().illegal("draw");
        At.board()
                .option("cards", "own")
                .ownDeck(0, "doors", "shift")
                .ownDeck(1, "vault")
                .scenario()
                .plays("draw")
                .field("seats[0].bought")
                .isList("doors")
                .field("seats[0].deck")
                .isList("shift")
                .field("seats[1].deck")
                .isList("vault");
    }

    @Test
    @Rule("T-36")
    void oneCardATurnForNothing() {
        At.board()
                .hand(0, "ap6", "ap7", "leap")
                .discard("vault")
                .scenario()
                .legal("card ap6", "card ap7")
                .plays("card ap6")
                .field("played")
                .is(true)
                .field("seats[0].hand")
                .holds("ap7", "leap")
                .field("discard")
                .holds("vault", "ap6")
                .illegal("card ap7", "card ap6")
                .plays("end", "end")
                .toMove(0)
                .legal("card ap7");
    }

    @Test
    @Rule("T-36")
    void aCardBoughtThisTurnWaits() {
        At.board()
                .deck("ap6")
                .hand(0, "leap")
                .scenario()
                .plays("draw")
                .illegal("card ap6")
                .plays("end")
                .field("seats[0].hand")
                .holds("leap", "ap6")
                .field("seats[0].bought")
                .isEmpty()
                .field("bought")
                .is(0)
                .plays("end")
                .legal("card ap6");
    }

    @Test
    @Rule("T-36")
    void aCardOfTheSameKindInHandMayBePlayedAfterBuyingOne() {
        At.board()
                .deck("ap6")
                .hand(0, "ap6")
                .scenario()
                .plays("draw", "card ap6")
                .field("seats[0].hand")
                .isEmpty()
                .field("seats[0].bought")
                .isList("ap6");
    }

    @Test
    @Rule("T-36")
    void heldKindsAreHidden() {
        At.board()
                .deck("ap6", "vault", "vault")
                .hand(0, "leap")
                .hand(1, "doors", "shift")
                .scenario()
                .plays("draw")
                .fieldSeenBy(0, "seats[0].hand")
                .isList("leap")
                .fieldSeenBy(0, "seats[0].bought")
                .isList("ap6")
                .fieldSeenBy(0, "seats[1].hand")
                .is(2)
                .fieldSeenBy(1, "seats[0].hand")
                .is(1)
                .fieldSeenBy(1, "seats[0].bought")
                .is(1)
                .fieldSeenBy(1, "seats[1].hand")
                .isList("doors", "shift")
                .fieldSeenBy(0, "deck")
                .is(2)
                .fieldSeenByAll("seats[0].bought")
                .is(1)
                .fieldSeenByAll("deck")
                .is(2);
    }

    @Test
    @Rule("T-36")
    void nobodyElsesCardsCanBePlayed() {
        At.board().hand(1, "ap6").scenario().illegal("card ap6", "card", "card end", "card bishop");
    }

    @Test
    @Rule("T-37")
    void aPointForAPoint() {
        At.board()
                .scores(3, 9)
                .ap(2)
                .scenario()
                .plays("score")
                .scores(4, 9)
                .field("ap")
                .is(1)
                .plays("score")
                .scores(5, 9)
                .illegal("score");
    }

    @Test
    @Rule("T-38")
    void theTurnMayEndAtAnyTime() {
        At.board().scenario().legal("end");
        At.board().ap(0).played().stack(0).placed(3).scenario().legalExactly("end");
        At.board()
                .hand(0, "ap7")
                .scenario()
                .plays("card ap7")
                .legal("end")
                .plays("end")
                .toMove(1);
    }

    @Test
    @Rule("T-38")
    void notBeforeTheStackIsChosen() {
        At.board()
                .stacks(0, 3, 2)
                .step("stack", 0)
                .scenario()
                .illegal("end")
                .plays("stack 3")
                .legal("end");
    }
}
