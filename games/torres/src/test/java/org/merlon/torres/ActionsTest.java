package org.merlon.torres;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.play.Match;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Scenario;

/** Blocks, cards, points and the end of a turn. */
class ActionsTest {
    @Test
    @Rule("T-34")
    void blockOnGroundTouchesExactlyOneCastle() {
        PositionBuilder.board()
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
        PositionBuilder.board()
                .row(4, "00010000")
                .row(3, "00101000")
                .scenario()
                .refuses("block d3", "join")
                .refuses("block c4", "join")
                .legal("block b3", "block d5");
    }

    @Test
    @Rule("T-34")
    void blockMayFillCourtyardOfOneCastle() {
        PositionBuilder.board()
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
    void blocksAreLimitedByTurnAndByStack() {
        PositionBuilder.board()
                .row(3, "00111000")
                .stacks(0, 3, 3)
                .scenario()
                .plays("block c3", "block d3", "block e3")
                .field("placed")
                .is(3)
                .legalWithPrefix("block");
        PositionBuilder.board()
                .row(3, "00111000")
                .stacks(0, 3, 3)
                .stack(0)
                .placed(1)
                .scenario()
                .legalWithPrefix("block");
        PositionBuilder.board().row(3, "00111000").ap(0).scenario().legalWithPrefix("block");
    }

    @Test
    @Rule("T-34")
    void blockNeedsSpaceWithoutPiece() {
        PositionBuilder.board()
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
    void drawBuysTopCardOfDeck() {
        PositionBuilder.board()
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
        PositionBuilder.board().deck("ap6").ap(0).scenario().illegal("draw");
    }

    @Test
    @Rule("T-35")
    void drawFromEmptyDeckShufflesDiscards() {
        PositionBuilder.board()
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
        Scenario shuffled = PositionBuilder.board()
                .discard("leap", "leap", "leap")
                .scenario()
                .plays("draw");
        shuffled.field("seats[0].bought").isList("leap").field("deck").isList("leap", "leap");
        PositionBuilder.board().scenario().illegal("draw");
    }

    @Test
    @Rule("T-35")
    void ownDeckIsNeverRefilled() {
        PositionBuilder position =
                PositionBuilder.board().option("cards", "own").discard("leap", "ap6");
        position.ownDeck(0).ownDeck(1, "vault").scenario().illegal("draw");
        PositionBuilder.board()
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
    void oneCardPerTurnCostsNoActionPoints() {
        PositionBuilder.board()
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
    void boughtCardCannotBePlayedInTheSameTurn() {
        PositionBuilder.board()
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
        PositionBuilder.board()
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
    void cardsInHandAreHiddenFromOthers() {
        PositionBuilder.board()
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
    void cardsOfOthersCannotBePlayed() {
        PositionBuilder.board().hand(1, "ap6").scenario().illegal("card ap6", "card", "card end", "card bishop");
    }

    @Test
    @Rule("T-37")
    void actionPointBuysOnePoint() {
        PositionBuilder.board()
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
    void endIsLegalAtAnyTime() {
        PositionBuilder.board().scenario().legal("end");
        PositionBuilder.board().ap(0).played().stack(0).placed(3).scenario().legalExactly("end");
        PositionBuilder.board()
                .hand(0, "ap7")
                .scenario()
                .plays("card ap7")
                .legal("end")
                .plays("end")
                .toMove(1);
    }

    @Test
    @Rule("T-38")
    void endIsIllegalBeforeStackIsChosen() {
        PositionBuilder.board()
                .stacks(0, 3, 2)
                .step("stack", 0)
                .scenario()
                .illegal("end")
                .plays("stack 3")
                .legal("end");
    }

    /** A draw shows a card that its player did not know. */
    @Test
    void movesOfTheTurnCanBeUndoneUntilACardIsDrawn() {
        Match match = new Match(PositionBuilder.board()
                .row(4, "00110000")
                .deck("ap6", "ap7")
                .scenario()
                .state());
        match.play("block d3", EventLog.OFF);
        assertTrue(match.mayUndo());
        match.play("draw", EventLog.OFF);
        assertFalse(match.mayUndo());
        match.undo();
        match.play("end", EventLog.OFF);
        assertFalse(match.mayUndo(), "it is another turn");
    }
}
