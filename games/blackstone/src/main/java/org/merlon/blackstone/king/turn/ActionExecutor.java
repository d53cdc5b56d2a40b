package org.merlon.blackstone.king.turn;

import org.merlon.blackstone.king.legal.AllowedActions;
import org.merlon.blackstone.king.rats.Dog;
import org.merlon.blackstone.king.rats.DogCounts;
import org.merlon.blackstone.king.state.IntrigueTriggers;
import org.merlon.blackstone.king.state.KingState;
import org.merlon.blackstone.king.state.MoveCode;
import org.merlon.blackstone.king.state.Seat;
import org.merlon.blackstone.king.state.Step;
import org.merlon.blackstone.king.state.TokenCost;
import org.merlon.blackstone.king.state.Verb;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.TaskDeck;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.move.EventLog;

/** Carries out the actions paid with tokens (section 4) and the hunts of dogs (B-96). */
final class ActionExecutor {
    private ActionExecutor() {}

    static void act(KingState state, int move, EventLog events) {
        Verb verb = MoveCode.verb(move);
        TokenCost cost = MoveCode.cost(move);
        Seat seat = state.activeSeat();
        seat.knightTokens -= cost.knights;
        seat.wizardTokens -= cost.wizards;
        if (cost != verb.usualCost && seat.family.otherCostOncePerTurn() && seat.family.acceptsOtherCost(cost, verb)) {
            state.borrowed = true;
        }
        int first = MoveCode.first(move);
        int second = MoveCode.second(move);
        switch (verb) {
            case SLIDE -> {
                IntrigueTriggers.triggerTouched(state, Space.bit(first));
                state.board.slide(first, second);
                moveTokens(state, first, second);
                logSpaces(events, "slid", first, second);
            }
            case SWAP -> {
                IntrigueTriggers.triggerTouched(state, Space.bit(first) | Space.bit(second));
                state.board.swap(first, second);
                moveTokens(state, first, second);
                logSpaces(events, "swapped", first, second);
            }
            case FLIP -> {
                IntrigueTriggers.triggerTouched(state, Space.bit(first));
                state.board.flip(first);
                if (events.isOn()) {
                    events.add("flipped")
                            .put("space", Space.name(first))
                            .put("card", Vassal.name(state.board.at(first)));
                }
            }
            case RETAIN -> retain(state, first, second, events);
            default -> {
                draw(state, TaskDeck.of(first), second == MoveCode.TWO_CARDS, events);
                return;
            }
        }
        MoveExecutor.continueTurn(state, events);
    }

    /** Moves guards and the player's own intrigue token with cards that change places. */
    private static void moveTokens(KingState state, int one, int two) {
        state.guards.swap(one, two);
        IntrigueTriggers.moveOwnToken(state, one, two);
    }

    private static void logSpaces(EventLog events, String name, int from, int to) {
        if (events.isOn()) {
            events.add(name).put("from", Space.name(from)).put("to", Space.name(to));
        }
    }

    private static void retain(KingState state, int space, int corner, EventLog events) {
        if (Space.in(state.board.saboteurs(), space)) {
            BoardRefill.resetBoard(state, events);
            return;
        }
        IntrigueTriggers.triggerTouched(state, Space.bit(space));
        int card = state.board.take(space);
        state.activeSeat().retained.add(card);
        state.guards.clear(space);
        IntrigueTriggers.returnToken(state, space);
        if (events.isOn()) {
            events.add("retained")
                    .put("seat", state.turn)
                    .put("space", Space.name(space))
                    .put("card", Vassal.name(card));
        }
        if (corner != MoveCode.NO_REFILL) {
            BoardRefill.fillSpace(state, space, corner, events);
        }
    }

    private static void draw(KingState state, TaskDeck deck, boolean two, EventLog events) {
        Seat seat = state.activeSeat();
        if (events.isOn()) {
            events.add("drew").put("seat", state.turn).put("deck", deck.id());
        }
        if (!two) {
            seat.hand.add(state.tasks.draw(deck, state.chance(), events));
            return;
        }
        state.drewTwo = true;
        state.drawn.add(state.tasks.draw(deck, state.chance(), events));
        state.drawn.add(state.tasks.draw(deck, state.chance(), events));
        state.waitFor(Step.KEEP, state.turn);
    }

    static void keep(KingState state, int card) {
        state.activeSeat().hand.add(card);
        for (int i = 0; i < state.drawn.size(); i++) {
            if (state.drawn.get(i) != card) {
                state.tasks.putUnder(state.drawn.get(i));
            }
        }
        state.drawn.clear();
        state.waitFor(Step.WORK, state.turn);
    }

    static void guard(KingState state, int space, EventLog events) {
        IntrigueTriggers.triggerTouched(state, Space.bit(space));
        state.activeSeat().knightTokens--;
        state.guards.add(space, state.turn);
        if (events.isOn()) {
            events.add("guarded").put("seat", state.turn).put("space", Space.name(space));
        }
        MoveExecutor.continueTurn(state, events);
    }

    static void unguard(KingState state, int space, EventLog events) {
        IntrigueTriggers.triggerTouched(state, Space.bit(space));
        state.activeSeat().knightTokens -= AllowedActions.unguardCost(state, space);
        state.guards.removeFirst(space);
        if (events.isOn()) {
            events.add("unguarded").put("seat", state.turn).put("space", Space.name(space));
        }
        MoveExecutor.continueTurn(state, events);
    }

    static void hunt(KingState state, Dog dog, int rats, EventLog events) {
        Seat seat = state.activeSeat();
        seat.knightTokens -= dog.knights;
        seat.wizardTokens -= dog.wizards;
        if (state.rules.edition.dogsHuntOncePerTurn()) {
            state.dogsUsed = DogCounts.with(state.dogsUsed, dog);
        }
        state.rats.kill(rats);
        if (events.isOn()) {
            events.add("killed").put("dog", dog.id).put("rats", rats);
        }
    }
}
