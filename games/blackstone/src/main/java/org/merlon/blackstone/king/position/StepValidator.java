package org.merlon.blackstone.king.position;

import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.king.rats.Dog;
import org.merlon.blackstone.king.rats.DogCounts;
import org.merlon.blackstone.king.state.KingState;
import org.merlon.blackstone.king.state.Rules;
import org.merlon.blackstone.king.state.Seat;
import org.merlon.blackstone.king.state.Step;
import org.merlon.blackstone.king.turn.Phase;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;

/** Checks that the step of a position fits the rest of it, so that the seat to move has a decision to make. */
final class StepValidator {
    private StepValidator() {}

    static void check(KingState state, Fields fields) throws MalformedException {
        String problem = stepProblem(state);
        if (problem != null) {
            throw fields.wrong("step", state.step.id() + ": " + problem);
        }
        checkMover(state, fields);
        if (!state.pending.isEmpty() && state.step != Step.REWARD) {
            throw fields.wrong("pending", "seats answer in step reward only");
        }
        if (!state.drawn.isEmpty() && state.step != Step.KEEP) {
            throw fields.wrong("drawn", "a card is kept in step keep only");
        }
        if (state.musters > 0 && state.step != Step.MUSTER) {
            throw fields.wrong("musters", "it is chosen in step muster only");
        }
        boolean asideFits = state.step == Step.PLACE || state.step == Step.REWARD || state.step == Step.OVER;
        if (!state.aside.isEmpty() && !asideFits) {
            throw fields.wrong("aside", "specials are placed in step place only");
        }
        for (Dog dog : Dog.values()) {
            if (DogCounts.count(state.dogsUsed, dog) > DogCounts.count(state.activeSeat().dogs, dog)) {
                throw fields.wrong("dogsUsed", "whoever is on turn has not so many dogs");
            }
        }
    }

    /** Returns what is wrong with the step, or null. */
    private static @Nullable String stepProblem(KingState state) {
        Rules rules = state.rules;
        boolean solo = !rules.variant.hasIntrigue();
        Seat active = state.activeSeat();
        return switch (state.step) {
            case FAMILY -> rules.familiesPerPlayer() < 2 ? "families are not chosen in this game" : null;
            case CORNER, WORK, OVER -> null;
            case REFRESH -> rules.variant.hasRefresh() ? null : "there is no refresh deck in this game";
            case RECALL ->
                active.intrigue == Seat.Intrigue.FACEDOWN ? null : "whoever is on turn has no face-down card";
            case MUSTER -> state.musters > 0 ? null : "no Knight-Wizard card is left to choose for";
            case KEEP -> state.drawn.isEmpty() ? "no cards are drawn" : null;
            case PLACE ->
                state.aside.isEmpty() || state.board.free() == 0 ? "there is no special to place, or no space" : null;
            case REWARD -> answerProblem(state);
            case REFILL ->
                rules.variant.choosesRefills() && state.marked != 0
                        ? null
                        : "there is nothing to decide about refilling";
            case INTRIGUE -> solo ? "there is no intrigue in this game" : null;
            case LIMITS -> Phase.firstSeatOverLimit(state) >= 0 ? null : "nothing is over the limit";
        };
    }

    private static @Nullable String answerProblem(KingState state) {
        if (state.pending.isEmpty()) {
            return "no seat has to answer";
        }
        for (int i = 0; i < state.pending.size(); i++) {
            int seat = state.pending.get(i);
            Seat.Intrigue intrigue = state.seats[seat].intrigue;
            boolean placed = intrigue == Seat.Intrigue.BOARD || intrigue == Seat.Intrigue.FACEDOWN;
            if (seat == state.turn || !placed || state.pending.indexOf(seat) != i) {
                return "seat " + seat + " has no intrigue to answer for";
            }
        }
        return null;
    }

    private static void checkMover(KingState state, Fields fields) throws MalformedException {
        if (state.step == Step.OVER || state.step == Step.FAMILY || state.step == Step.CORNER) {
            return;
        }
        int wanted = switch (state.step) {
            case REWARD -> state.pending.get(0);
            case LIMITS -> Phase.firstSeatOverLimit(state);
            default -> state.turn;
        };
        if (state.toMove != wanted) {
            throw fields.wrong("toMove", "seat " + wanted + " is to move");
        }
    }
}
