package org.merlon.blackstone.king;

import org.merlon.blackstone.table.TaskType;
import org.merlon.engine.data.Ids;
import org.merlon.engine.move.EventLog;

/** What threatens those who do not play against each other. */
enum Peril {
    /** Nothing but the others. */
    NONE(false),

    /** Castle tokens leave limbo one by one; Ploys bring them to nirvana (B-90). */
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

    /** Castle tokens leave limbo one by one, and that is all (B-123). */
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

    /** A number of turns (B-91). */
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

    /** Castle tokens that mark the vassals of a task. */
    static final int MARKS = 2;

    static final int SOLO_TURNS = 8;

    /** Whether castle tokens tell the time. */
    private final boolean clock;

    Peril(boolean clock) {
        this.clock = clock;
    }

    String id() {
        return Ids.of(this);
    }

    /** Lays out what it needs. */
    void setUp(KingState state) {
        state.limbo = clock ? state.rules.edition.castles() : 0;
    }

    /** At the start of a turn. */
    void begin(KingState state, EventLog events) {
        if (clock) {
            tick(state, events);
        }
    }

    /** Whether a task can be completed now. */
    boolean allowsTask(KingState state) {
        return !clock || state.limbo - Integer.bitCount(state.marked) >= MARKS;
    }

    /** A task of that type has just come into a seat's tableau. */
    void completed(KingState state, Seat seat, TaskType type, EventLog events) {}

    /** At the end of a turn. */
    void end(KingState state, EventLog events) {}

    /** Whether the game is lost as it stands, looked at after every move. */
    boolean lost(KingState state) {
        return false;
    }

    /** One castle token goes from limbo to the abyss; without one the game is lost. */
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
