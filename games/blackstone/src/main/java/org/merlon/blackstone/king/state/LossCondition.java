package org.merlon.blackstone.king.state;

import org.merlon.blackstone.king.rats.DogCounts;
import org.merlon.blackstone.king.rats.Rats;
import org.merlon.blackstone.table.TaskType;
import org.merlon.engine.data.Ids;
import org.merlon.engine.move.EventLog;

/** The ways to lose a cooperative or solo game. */
public enum LossCondition {
    /** No peril: players compete. */
    NONE(false),

    /** Castle tokens leave limbo one by one; Ploys move them to nirvana (B-90). */
    LIMBO(true) {
        @Override
        public void onTurnStart(KingState state, EventLog events) {
            super.onTurnStart(state, events);
            if (state.limbo < MARKS_PER_TASK) {
                GameEnd.finish(state, false, events);
            }
        }

        @Override
        public void onTaskCompleted(KingState state, Seat seat, TaskType type, EventLog events) {
            if (type != TaskType.PLOY) {
                return;
            }
            int moved = Math.min(seat.stack(TaskType.PLOY).size(), state.abyss + state.limbo);
            int fromAbyss = Math.min(moved, state.abyss);
            state.abyss -= fromAbyss;
            state.limbo -= moved - fromAbyss;
            state.nirvana += moved;
            logCastles(state, events);
        }

        @Override
        boolean isLost(KingState state) {
            return state.limbo < MARKS_PER_TASK;
        }
    },

    /** Castle tokens leave limbo one by one (B-123). */
    ABYSS(true),

    /** Rats in the Walls (B-94). */
    RATS(false) {
        @Override
        public void setUp(KingState state) {
            state.rats.setUp(state.chance());
            state.dogs = DogCounts.all();
        }

        @Override
        public void onTurnEnd(KingState state, EventLog events) {
            state.rats.reveal(state.chance(), events);
            if (state.rats.total() >= Rats.LOSING_RATS) {
                GameEnd.finish(state, false, events);
            }
        }
    },

    /** A limited number of turns (B-91). */
    TURNS(false) {
        @Override
        public void setUp(KingState state) {
            state.turnsLeft = SOLO_TURNS;
        }

        @Override
        public void onTurnEnd(KingState state, EventLog events) {
            state.turnsLeft = Math.max(0, state.turnsLeft - 1);
            if (events.isOn()) {
                events.add("turns-left").put("turns", state.turnsLeft);
            }
            if (state.turnsLeft == 0) {
                GameEnd.finish(state, false, events);
            }
        }
    };

    /** The castle tokens needed to mark the vassals of a task. */
    public static final int MARKS_PER_TASK = 2;

    public static final int SOLO_TURNS = 8;

    /** True if castle tokens count down the time. */
    private final boolean hasCastleClock;

    LossCondition(boolean hasCastleClock) {
        this.hasCastleClock = hasCastleClock;
    }

    public String id() {
        return Ids.of(this);
    }

    /** Sets up the components of this peril. */
    public void setUp(KingState state) {
        state.limbo = hasCastleClock ? state.rules.edition.castleTokens() : 0;
    }

    /** Called at the start of a turn. */
    public void onTurnStart(KingState state, EventLog events) {
        if (hasCastleClock) {
            tick(state, events);
        }
    }

    /** Returns whether a task can be completed now. */
    public boolean allowsTask(KingState state) {
        return !hasCastleClock || state.limbo - Integer.bitCount(state.marked) >= MARKS_PER_TASK;
    }

    /** Called when a task of this type has been added to a seat's tableau. */
    public void onTaskCompleted(KingState state, Seat seat, TaskType type, EventLog events) {}

    /** Called at the end of a turn. */
    public void onTurnEnd(KingState state, EventLog events) {}

    /** Returns whether the game is lost in this state; called after every move. */
    boolean isLost(KingState state) {
        return false;
    }

    /** Moves one castle token from limbo to the abyss; without one the game is lost. */
    private static void tick(KingState state, EventLog events) {
        if (state.limbo == 0) {
            GameEnd.finish(state, false, events);
            return;
        }
        state.limbo--;
        state.abyss++;
        logCastles(state, events);
    }

    private static void logCastles(KingState state, EventLog events) {
        if (events.isOn()) {
            events.add("castles")
                    .put("limbo", state.limbo)
                    .put("abyss", state.abyss)
                    .put("nirvana", state.nirvana);
        }
    }
}
