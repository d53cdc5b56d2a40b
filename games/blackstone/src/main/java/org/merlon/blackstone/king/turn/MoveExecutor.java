package org.merlon.blackstone.king.turn;

import org.merlon.blackstone.king.rats.Dog;
import org.merlon.blackstone.king.state.Family;
import org.merlon.blackstone.king.state.GameEnd;
import org.merlon.blackstone.king.state.IntrigueTriggers;
import org.merlon.blackstone.king.state.KingState;
import org.merlon.blackstone.king.state.MoveCode;
import org.merlon.blackstone.king.state.ResumePoint;
import org.merlon.blackstone.king.state.Reward;
import org.merlon.blackstone.king.state.Seat;
import org.merlon.blackstone.king.state.Step;
import org.merlon.blackstone.king.state.TokenCost;
import org.merlon.blackstone.king.state.TokenSupply;
import org.merlon.blackstone.table.Corner;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.move.EventLog;

/** Plays moves and continues the turn after them. */
public final class MoveExecutor {
    private MoveExecutor() {}

    public static void play(KingState state, int move, EventLog events) {
        int first = MoveCode.first(move);
        TurnPhases turnPhases = TurnPhases.of(state.rules);
        switch (MoveCode.verb(move)) {
            case FAMILY -> chooseFamily(state, Family.of(first), events);
            case CORNER -> chooseCorner(state, first, events);
            case REFRESH -> {
                state.seatToMove().refreshCorner = first;
                turnPhases.continueFrom(Phase.REFRESH, state, events);
            }
            case RECALL -> {
                Seat seat = state.seatToMove();
                seat.hand.add(seat.intrigueCard);
                seat.returnIntrigue();
                logSeat(events, "recalled", state.toMove);
                turnPhases.continueAfter(Phase.RECALL, state, events);
            }
            case LEAVE -> turnPhases.continueAfter(Phase.RECALL, state, events);
            case MUSTER -> {
                TokenSupply.gain(state, state.toMove, TokenCost.of(first), events);
                if (--state.musters == 0) {
                    turnPhases.continueAfter(Phase.MUSTER, state, events);
                }
            }
            case SLIDE, RETAIN, SWAP, FLIP, DRAW -> ActionExecutor.act(state, move, events);
            case GUARD -> ActionExecutor.guard(state, first, events);
            case UNGUARD -> ActionExecutor.unguard(state, first, events);
            case KILL -> ActionExecutor.hunt(state, Dog.of(first), MoveCode.second(move), events);
            case COMPLETE -> TaskCompletion.complete(state, move, events);
            case DONE -> turnPhases.continueAfter(Phase.WORK, state, events);
            case KEEP -> ActionExecutor.keep(state, first);
            case PLACE -> place(state, first, events);
            case REWARD -> {
                IntrigueTriggers.takeReward(state, Reward.of(first), events);
                continueAfterAnswer(state, events);
            }
            case ACCEPT -> TaskCompletion.accept(state, first, MoveCode.paymentNumber(move), events);
            case DECLINE -> {
                logSeat(events, "declined", state.toMove);
                continueAfterAnswer(state, events);
            }
            case REFILL -> BoardRefill.decideRefill(state, first, true, events);
            case LEAVE_EMPTY -> BoardRefill.decideRefill(state, first, false, events);
            case INTRIGUE -> intrigue(state, first, MoveCode.second(move), events);
            case FACEDOWN -> {
                Seat seat = state.activeSeat();
                seat.hand.remove(seat.hand.indexOf(first));
                seat.intrigue = Seat.Intrigue.FACEDOWN;
                seat.intrigueCard = first;
                logSeat(events, "laid-face-down", state.turn);
                turnPhases.continueAfter(Phase.INTRIGUE, state, events);
            }
            case PASS -> turnPhases.continueAfter(Phase.INTRIGUE, state, events);
            case DISCARD -> {
                Pile hand = state.seatToMove().hand;
                state.tasks.discards().add(hand.remove(hand.indexOf(first)));
                logDiscard(state, Task.of(first).id(), events);
                continueAfterDiscard(state, events);
            }
            case DISCARD_VASSAL -> {
                Pile retained = state.seatToMove().retained;
                state.corners.discards().add(retained.remove(retained.indexOf(first)));
                logDiscard(state, Vassal.name(first), events);
                continueAfterDiscard(state, events);
            }
        }
        GameEnd.check(state, events);
    }

    private static void logSeat(EventLog events, String name, int seat) {
        if (events.isOn()) {
            events.add(name).put("seat", seat);
        }
    }

    private static void logDiscard(KingState state, String card, EventLog events) {
        if (events.isOn()) {
            events.add("discarded").put("seat", state.toMove).put("card", card);
        }
    }

    private static void chooseFamily(KingState state, Family family, EventLog events) {
        state.seatToMove().join(family, state.rules);
        if (events.isOn()) {
            events.add("family").put("seat", state.toMove).put("family", family.id());
        }
        boolean last = state.toMove == state.seats.length - 1;
        state.waitFor(last ? Step.CORNER : Step.FAMILY, last ? 0 : state.toMove + 1);
    }

    private static void chooseCorner(KingState state, int corner, EventLog events) {
        state.seatToMove().corner = corner;
        if (events.isOn()) {
            events.add("corner").put("seat", state.toMove).put("corner", Corner.name(corner));
        }
        if (state.toMove < state.seats.length - 1) {
            state.waitFor(Step.CORNER, state.toMove + 1);
        } else {
            TurnPhases.of(state.rules).beginTurn(state, events);
        }
    }

    /** Continues after a seat has answered for its intrigue. */
    static void continueAfterAnswer(KingState state, EventLog events) {
        state.pending.remove(0);
        continueTurn(state, events);
    }

    /**
     * Continues after an action or an answer: other seats answer first, then specials are placed, then the turn
     * continues (B-55).
     */
    static void continueTurn(KingState state, EventLog events) {
        if (!state.pending.isEmpty()) {
            state.waitFor(Step.REWARD, state.pending.get(0));
            return;
        }
        ResumePoint then = state.then;
        if (BoardRefill.waitForPlacing(state, then, events)) {
            return;
        }
        switch (then) {
            case WORK -> state.waitFor(Step.WORK, state.turn);
            case INTRIGUE -> TurnPhases.of(state.rules).continueAfter(Phase.REPLACE, state, events);
            case END -> TurnPhases.of(state.rules).continueAfter(Phase.REFRESH, state, events);
        }
    }

    private static void place(KingState state, int space, EventLog events) {
        int card = state.aside.remove(0);
        state.board.put(space, card);
        if (events.isOn()) {
            events.add("placed").put("space", Space.name(space)).put("card", Vassal.name(card));
        }
        continueTurn(state, events);
    }

    private static void intrigue(KingState state, int card, int space, EventLog events) {
        Seat seat = state.activeSeat();
        seat.intrigue = Seat.Intrigue.BOARD;
        seat.intrigueCard = card;
        seat.intrigueSpace = space;
        seat.matchedSymbols =
                IntrigueTriggers.matchedSymbols(Task.of(card).cornerFace(), Vassal.upperFace(state.board.at(space)));
        if (events.isOn()) {
            events.add("intrigue")
                    .put("seat", state.turn)
                    .put("card", Task.of(card).id())
                    .put("space", Space.name(space));
        }
        TurnPhases.of(state.rules).continueAfter(Phase.INTRIGUE, state, events);
    }

    private static void continueAfterDiscard(KingState state, EventLog events) {
        if (!Phase.waitForDiscards(state)) {
            TurnPhases.of(state.rules).continueAfter(Phase.LIMITS, state, events);
        }
    }
}
