package org.merlon.blackstone.king.turn;

import org.merlon.blackstone.king.state.GameEnd;
import org.merlon.blackstone.king.state.KingState;
import org.merlon.blackstone.king.state.ResumePoint;
import org.merlon.blackstone.king.state.Rules;
import org.merlon.blackstone.king.state.Seat;
import org.merlon.blackstone.king.state.Step;
import org.merlon.blackstone.table.Corner;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskType;
import org.merlon.engine.move.EventLog;

/**
 * The phases of a turn. Entering a phase does its automatic part and returns whether the game now waits for a decision
 * or is over.
 */
public enum Phase {
    START {
        @Override
        boolean enter(KingState state, EventLog events) {
            state.marked = 0;
            state.tasksDone = 0;
            state.drewTwo = false;
            state.borrowed = false;
            state.dogsUsed = 0;
            state.then = ResumePoint.WORK;
            if (events.isOn()) {
                events.add("turn").put("seat", state.turn).put("round", state.round);
            }
            state.rules.peril.onTurnStart(state, events);
            return state.step == Step.OVER;
        }
    },

    /** Returns the player's intrigue tokens (B-20). */
    RECALL {
        @Override
        boolean enter(KingState state, EventLog events) {
            Seat seat = state.activeSeat();
            if (seat.intrigue == Seat.Intrigue.FACEDOWN) {
                return state.waitFor(Step.RECALL, state.turn);
            }
            if (seat.intrigue == Seat.Intrigue.BOARD) {
                seat.returnIntrigue();
                if (events.isOn()) {
                    events.add("recalled").put("seat", state.turn);
                }
            }
            return false;
        }
    },

    /** Gives the player new tokens (B-21, B-83). */
    MUSTER {
        @Override
        boolean enter(KingState state, EventLog events) {
            Seat seat = state.activeSeat();
            int either = eithers(seat, TaskType.KNIGHT) + eithers(seat, TaskType.WIZARD);
            int knights = Rules.HOUSEHOLD_CARDS + seat.musteringCount(TaskType.KNIGHT) - eithers(seat, TaskType.KNIGHT);
            int wizards = Rules.HOUSEHOLD_CARDS + seat.musteringCount(TaskType.WIZARD) - eithers(seat, TaskType.WIZARD);
            knights = Math.min(knights, state.knightSupply());
            wizards = Math.min(wizards, state.wizardSupply());
            seat.knightTokens += knights;
            seat.wizardTokens += wizards;
            if (events.isOn()) {
                events.add("mustered")
                        .put("seat", state.turn)
                        .put("knight", knights)
                        .put("wizard", wizards);
            }
            state.musters = either;
            return either > 0 && state.waitFor(Step.MUSTER, state.turn);
        }

        // Counts the Knight-Wizard cards among the counting cards of a stack.
        private int eithers(Seat seat, TaskType type) {
            Pile stack = seat.stack(type);
            int count = 0;
            for (int i = 0; i < seat.musteringCount(type); i++) {
                count += Task.of(stack.get(i)).isKnightWizard() ? 1 : 0;
            }
            return count;
        }
    },

    /** Waits for actions (B-22). */
    WORK {
        @Override
        boolean enter(KingState state, EventLog events) {
            return state.waitFor(Step.WORK, state.turn);
        }
    },

    /** Replaces used vassals (B-23, B-122). */
    REPLACE {
        @Override
        boolean enter(KingState state, EventLog events) {
            return BoardRefill.replaceUsed(state, events);
        }
    },

    /** Waits for an intrigue (B-24). */
    INTRIGUE {
        @Override
        boolean enter(KingState state, EventLog events) {
            return state.waitFor(Step.INTRIGUE, state.turn);
        }
    },

    /** Enforces the limits on tokens and cards (B-25). */
    LIMITS {
        @Override
        boolean enter(KingState state, EventLog events) {
            for (int i = 0; i < state.seats.length; i++) {
                cutTokens(state, (state.turn + i) % state.seats.length, events);
            }
            return waitForDiscards(state);
        }

        private void cutTokens(KingState state, int number, EventLog events) {
            Seat seat = state.seats[number];
            if (!seat.family.hasLimits()) {
                return;
            }
            int knights = Math.max(0, seat.knightTokens - seat.kingCount());
            int wizards = Math.max(0, seat.wizardTokens - seat.kingCount());
            seat.knightTokens -= knights;
            seat.wizardTokens -= wizards;
            if (events.isOn() && knights + wizards > 0) {
                events.add("tokens-lost")
                        .put("seat", number)
                        .put("knight", knights)
                        .put("wizard", wizards);
            }
        }
    },

    /** Replaces vassals in solo games (B-97). Before the first time, their deck is chosen (B-12). */
    REFRESH {
        @Override
        boolean enter(KingState state, EventLog events) {
            if (state.activeSeat().refreshCorner == Corner.NONE) {
                return state.waitFor(Step.REFRESH, state.turn);
            }
            return BoardRefill.refresh(state, events);
        }
    },

    /** Applies the peril at the end of a turn (B-91, B-94). */
    PERIL {
        @Override
        boolean enter(KingState state, EventLog events) {
            state.rules.peril.onTurnEnd(state, events);
            return state.step == Step.OVER;
        }
    },

    /** Passes the turn to the next seat, unless the last round is over (B-60, B-61). */
    END {
        @Override
        boolean enter(KingState state, EventLog events) {
            int next = (state.turn + 1) % state.rules.players;
            if (next == state.first) {
                GameEnd.checkAim(state, events);
                if (state.step != Step.OVER && (state.endTriggered || state.round >= Rules.MAX_ROUNDS)) {
                    GameEnd.finish(state, false, events);
                }
                if (state.step == Step.OVER) {
                    return true;
                }
                state.round++;
            }
            state.turn = next;
            return false;
        }
    };

    /** Does the automatic part of this phase. Returns true if a seat must decide now or the game is over. */
    abstract boolean enter(KingState state, EventLog events);

    /** Returns the first seat that must discard, clockwise from the active seat, or -1 (B-25). */
    public static int firstSeatOverLimit(KingState state) {
        for (int i = 0; i < state.seats.length; i++) {
            int seat = (state.turn + i) % state.seats.length;
            if (state.seats[seat].isOverLimit()) {
                return seat;
            }
        }
        return -1;
    }

    /** Makes the next seat over its limit discard; returns false if there is none. */
    static boolean waitForDiscards(KingState state) {
        int seat = firstSeatOverLimit(state);
        return seat >= 0 && state.waitFor(Step.LIMITS, seat);
    }
}
