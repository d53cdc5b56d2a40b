package org.merlon.blackstone.king.state;

import org.merlon.blackstone.king.perimeter.Perimeter;
import org.merlon.blackstone.table.Edition;
import org.merlon.engine.data.Ids;

/** The condition that wins a game; in a race, the condition that makes the current round the last one. */
public enum WinCondition {
    /** Most points win; 21 points make the current round the last one (B-60). */
    RACE(Edition.RACE_GOAL),

    /** Most points win; 30 points make the current round the last one. */
    LONG_RACE(30),

    /** 50 points in total (B-92). */
    TOGETHER(50) {
        @Override
        public boolean isReached(KingState state) {
            int sum = 0;
            for (Seat seat : state.seats) {
                sum += seat.points;
            }
            return sum >= goal;
        }
    },

    /** 28 points (B-91, B-93). */
    ALONE(28),

    /** 16 castle tokens in nirvana (B-90). */
    NIRVANA(16) {
        @Override
        public boolean isReached(KingState state) {
            return state.nirvana >= goal;
        }
    },

    /** The perfect perimeter (B-121). */
    PERIMETER(Perimeter.VASSAL_COUNT) {
        @Override
        public boolean isReached(KingState state) {
            return Perimeter.isPerfect(state.board);
        }
    };

    public final int goal;

    WinCondition(int goal) {
        this.goal = goal;
    }

    public String id() {
        return Ids.of(this);
    }

    /**
     * Returns whether players compete. Otherwise they win together as soon as the aim is reached, or lose together.
     */
    public boolean isRace() {
        return this == RACE || this == LONG_RACE;
    }

    public boolean isReached(KingState state) {
        for (Seat seat : state.seats) {
            if (seat.points >= goal) {
                return true;
            }
        }
        return false;
    }
}
