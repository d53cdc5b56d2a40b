package org.merlon.protocol;

import org.jspecify.annotations.Nullable;
import org.merlon.engine.GameState;
import org.merlon.engine.Match;

/** The game that a session is about, once there is one. */
final class Current {
    private @Nullable Match match;

    Match match() throws Trouble {
        if (match == null) {
            throw new Trouble(ErrorCode.NO_GAME, "there is no game yet; begin one with new or load");
        }
        return match;
    }

    GameState state() throws Trouble {
        return match().state();
    }

    void replace(Match next) {
        match = next;
    }
}
