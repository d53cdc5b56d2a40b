package org.merlon.blackstone.king;

import org.merlon.blackstone.table.TaskType;
import org.merlon.engine.data.Ids;
import org.merlon.engine.move.EventLog;

/** The ways to lose a cooperative or solo game. */
enum Peril {
    /** No peril: players compete. */
    NONE(false),

    /** Castle tokens leave limbo one by one; Ploys move them to nirvana (B-90). */
    LIMBO(true) {
        @Override
        void begin(KingState state, EventLog events) {
            super.begin(state, events);
            if (state.limbo < MARKS) {
                Ending.finish(state, false, events);
            }
        }

        @Override
        void completed(KingState state, Seat seat, TaskType type, EventLog events) {
            if (type != TaskType.PLOY) {
                return;
            }
            int moved = Math.min(seat.stack(TaskType.PLOY).size(), state.abyss + state.limbo);
            int fromAbyss = Math.min(moved, state.abyss);
            state.abyss -= fromAbyss;
            state.limbo -= moved - fromAbyss;
            state.nirvana += moved;
            castles(state, events);
        }

        @Override
        boolean lost(KingState state) {
            return state.limbo < MARKS;
        }
    },

    /** Castle tokens leave limbo one by one (B-123). */
    ABYSS(true),

    /** Rats in the Walls (B-94). */
    RATS(false) {
        @Override
        void setUp(KingState state) {
            state.rats.setUp(state.chance());
            state.dogs = Dogs.all();
        }

        @Override
        void end(KingState state, EventLog events) {
            state.rats.reveal(state.chance(), events);
            if (state.rats.total() >= Rats.TOO_MANY) {
                Ending.finish(state, false, events);
            }
        }
    },

    /** A limited number of turns (B-91). */
    TURNS(false) {
        @Override
        void setUp(KingState state) {
            state.turnsLeft = SOLO_TURNS;
        }

        @Override
        void end(KingState state, EventLog events) {
            state.turnsLeft = Math.max(0, state.turnsLeft - 1);
            if (events.on()) {
                events.add("turns-left").put("turns", state.turnsLeft);
            }
            if (state.turnsLeft == 0) {
                Ending.finish(state, false, events);
            }
        }
    };

    /** The castle tokens needed to mark the vassals of a task. */
    static final int MARKS = 2;

    static final int SOLO_TURNS = 8;

    /** True if castle tokens count down the time. */
    private final boolean clock;

    Peril(boolean clock) {
        this.clock = clock;
    }

    String id() {
        return Ids.of(this);
    }

    /** Sets up the components of this peril. */
    void setUp(KingState state) {
        state.limbo = clock ? state.rules.edition.castles() : 0;
    }

    /** Called at the start of a turn. */
    void begin(KingState state, EventLog events) {
        if (clock) {
            tick(state, events);
        }
    }

    /** Returns whether a task can be completed now. */
    boolean allowsTask(KingState state) {
        return !clock || state.limbo - Integer.bitCount(state.marked) >= MARKS;
    }

    /** Called when a task of this type has been added to a seat's tableau. */
    void completed(KingState state, Seat seat, TaskType type, EventLog events) {}

    /** Called at the end of a turn. */
    void end(KingState state, EventLog events) {}

    /** Returns whether the game is lost in this state; called after every move. */
    boolean lost(KingState state) {
        return false;
    }

    /** Moves one castle token from limbo to the abyss; without one the game is lost. */
    private static void tick(KingState state, EventLog events) {
        if (state.limbo == 0) {
            Ending.finish(state, false, events);
            return;
        }
        state.limbo--;
        state.abyss++;
        castles(state, events);
    }

    private static void castles(KingState state, EventLog events) {
        if (events.on()) {
            events.add("castles")
                    .put("limbo", state.limbo)
                    .put("abyss", state.abyss)
                    .put("nirvana", state.nirvana);
        }
    }
}
