package org.merlon.blackstone.king;

import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskType;
import org.merlon.engine.move.EventLog;

/**
 * The phases of a turn. Entering a phase does its automatic part and returns whether the game now waits for a decision
 * or is over.
 */
enum Phase {
    START {
        @Override
        boolean enter(KingState state, EventLog events) {
            state.marked = 0;
            state.tasksDone = 0;
            state.drewTwo = false;
            state.borrowed = false;
            state.dogsUsed = 0;
            state.then = AfterSpecials.WORK;
            if (events.on()) {
                events.add("turn").put("seat", state.turn).put("round", state.round);
            }
            state.rules.peril.begin(state, events);
            return state.step == Step.OVER;
        }
    },

    /** Returns the player's intrigue tokens (B-20). */
    RECALL {
        @Override
        boolean enter(KingState state, EventLog events) {
            Seat seat = state.active();
            if (seat.intrigue == Seat.Intrigue.FACEDOWN) {
                return state.waits(Step.RECALL, state.turn);
            }
            if (seat.intrigue == Seat.Intrigue.BOARD) {
                seat.takeIntrigueHome();
                if (events.on()) {
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
            Seat seat = state.active();
            int either = eithers(seat, TaskType.KNIGHT) + eithers(seat, TaskType.WIZARD);
            int knights = Rules.HOUSEHOLD + seat.mustering(TaskType.KNIGHT) - eithers(seat, TaskType.KNIGHT);
            int wizards = Rules.HOUSEHOLD + seat.mustering(TaskType.WIZARD) - eithers(seat, TaskType.WIZARD);
            knights = Math.min(knights, state.knightSupply());
            wizards = Math.min(wizards, state.wizardSupply());
            seat.knight += knights;
            seat.wizard += wizards;
            if (events.on()) {
                events.add("mustered")
                        .put("seat", state.turn)
                        .put("knight", knights)
                        .put("wizard", wizards);
            }
            state.musters = either;
            return either > 0 && state.waits(Step.MUSTER, state.turn);
        }

        // Counts the Knight-Wizard cards among the counting cards of a stack.
        private int eithers(Seat seat, TaskType type) {
            Pile stack = seat.stack(type);
            int count = 0;
            for (int i = 0; i < seat.mustering(type); i++) {
                count += Task.of(stack.get(i)).isKnightWizard() ? 1 : 0;
            }
            return count;
        }
    },

    /** Waits for actions (B-22). */
    WORK {
        @Override
        boolean enter(KingState state, EventLog events) {
            return state.waits(Step.WORK, state.turn);
        }
    },

    /** Replaces used vassals (B-23, B-122). */
    REPLACE {
        @Override
        boolean enter(KingState state, EventLog events) {
            return Refilling.replace(state, events);
        }
    },

    /** Waits for an intrigue (B-24). */
    INTRIGUE {
        @Override
        boolean enter(KingState state, EventLog events) {
            return state.waits(Step.INTRIGUE, state.turn);
        }
    },

    /** Enforces the limits on tokens and cards (B-25). */
    LIMITS {
        @Override
        boolean enter(KingState state, EventLog events) {
            for (int i = 0; i < state.seats.length; i++) {
                cutTokens(state, (state.turn + i) % state.seats.length, events);
            }
            return waitsForDiscards(state);
        }

        private void cutTokens(KingState state, int number, EventLog events) {
            Seat seat = state.seats[number];
            if (!seat.family.limited()) {
                return;
            }
            int knights = Math.max(0, seat.knight - seat.kings());
            int wizards = Math.max(0, seat.wizard - seat.kings());
            seat.knight -= knights;
            seat.wizard -= wizards;
            if (events.on() && knights + wizards > 0) {
                events.add("tokens-lost")
                        .put("seat", number)
                        .put("knight", knights)
                        .put("wizard", wizards);
            }
        }
    },

    /** Replaces vassals in solo games (B-97). */
    REFRESH {
        @Override
        boolean enter(KingState state, EventLog events) {
            return Refilling.refresh(state, events);
        }
    },

    /** Applies the peril at the end of a turn (B-91, B-94). */
    PERIL {
        @Override
        boolean enter(KingState state, EventLog events) {
            state.rules.peril.end(state, events);
            return state.step == Step.OVER;
        }
    },

    /** Passes the turn to the next seat, unless the last round is over (B-60, B-61). */
    END {
        @Override
        boolean enter(KingState state, EventLog events) {
            int next = (state.turn + 1) % state.rules.players;
            if (next == state.first) {
                Ending.notice(state, events);
                if (state.step != Step.OVER && (state.endTriggered || state.round >= Rules.ROUNDS)) {
                    Ending.finish(state, false, events);
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
    static int overLimit(KingState state) {
        for (int i = 0; i < state.seats.length; i++) {
            int seat = (state.turn + i) % state.seats.length;
            if (state.seats[seat].overLimit()) {
                return seat;
            }
        }
        return -1;
    }

    /** Makes the next seat over its limit discard; returns false if there is none. */
    static boolean waitsForDiscards(KingState state) {
        int seat = overLimit(state);
        return seat >= 0 && state.waits(Step.LIMITS, seat);
    }
}
