package org.merlon.blackstone.king;

import org.merlon.engine.move.EventLog;

/** The common supply of tokens (B-7). */
final class Supply {
    private Supply() {}

    /** Gives a seat a token if the supply has one (B-7). */
    static void gain(KingState state, int owner, Pay kind, EventLog events) {
        Seat seat = state.seats[owner];
        boolean there = (kind == Pay.WIZARD ? state.wizardSupply() : state.knightSupply()) > 0;
        if (there) {
            seat.wizard += kind == Pay.WIZARD ? 1 : 0;
            seat.knight += kind == Pay.WIZARD ? 0 : 1;
        }
        if (events.on()) {
            events.add("token").put("seat", owner).put("kind", kind.word).put("count", there ? 1 : 0);
        }
    }
}
