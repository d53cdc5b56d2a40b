package org.merlon.blackstone.king;

import org.merlon.blackstone.table.Edition;
import org.merlon.engine.data.Ids;

/** When a game is won, or in a race, when its last round begins. */
enum Aim {
    /** Most points, once somebody has 21 (B-60). */
    RACE(Edition.RACE),

    /** Most points, once somebody has 30. */
    LONG_RACE(30),

    /** 50 points in all (B-92). */
    TOGETHER(50) {
        @Override
        boolean reached(KingState state) {
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
        boolean reached(KingState state) {
            return state.nirvana >= goal;
        }
    },

    /** The perfect perimeter (B-121). */
    PERIMETER(Perimeter.VASSALS) {
        @Override
        boolean reached(KingState state) {
            return Perimeter.perfect(state.board);
        }
    };

    final int goal;

    Aim(int goal) {
        this.goal = goal;
    }

    String id() {
        return Ids.of(this);
    }

    /** Whether players compete; otherwise they win or lose as one, and as soon as it is reached. */
    boolean race() {
        return this == RACE || this == LONG_RACE;
    }

    boolean reached(KingState state) {
        for (Seat seat : state.seats) {
            if (seat.points >= goal) {
                return true;
            }
        }
        return false;
    }
}
