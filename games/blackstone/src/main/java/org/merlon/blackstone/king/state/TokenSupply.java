package org.merlon.blackstone.king.state;

import org.merlon.engine.move.EventLog;

/** The common supply of tokens (B-7). */
public final class TokenSupply {
    private TokenSupply() {}

    /** Gives a seat a token if the supply has one (B-7). */
    public static void gain(KingState state, int owner, TokenCost kind, EventLog events) {
        Seat seat = state.seats[owner];
        boolean there = (kind == TokenCost.WIZARD ? state.wizardSupply() : state.knightSupply()) > 0;
        if (there) {
            seat.wizardTokens += kind == TokenCost.WIZARD ? 1 : 0;
            seat.knightTokens += kind == TokenCost.WIZARD ? 0 : 1;
        }
        if (events.isOn()) {
            events.add("token").put("seat", owner).put("kind", kind.word).put("count", there ? 1 : 0);
        }
    }
}
