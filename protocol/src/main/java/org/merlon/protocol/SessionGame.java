package org.merlon.protocol;

import org.jspecify.annotations.Nullable;
import org.merlon.bots.PlayerPool;
import org.merlon.engine.GameState;
import org.merlon.engine.data.Data;
import org.merlon.engine.play.Match;

/** The game that a session is about, once there is one, and the bot that thinks about it. */
final class SessionGame {
    /** One is enough: what it remembers holds until somebody else moves. */
    private final PlayerPool bots = new PlayerPool(1);

    private final Host host;

    private @Nullable Match match;

    SessionGame(Host host) {
        this.host = host;
    }

    Host host() {
        return host;
    }

    Reply answer(Data data) {
        return new Reply.Answer(host.write(data));
    }

    Match match() throws CommandException {
        if (match == null) {
            throw new CommandException(ErrorCode.NO_GAME, "there is no game yet; begin one with new or load");
        }
        return match;
    }

    GameState state() throws CommandException {
        return match().state();
    }

    PlayerPool bots() {
        return bots;
    }

    void replace(Match next) {
        match = next;
        bots.dismiss();
    }

    /** Goes back to before the last move, and whoever thought about what came after it forgets; false if there is none. */
    boolean undo() throws CommandException {
        bots.dismiss();
        return match().undo();
    }
}
