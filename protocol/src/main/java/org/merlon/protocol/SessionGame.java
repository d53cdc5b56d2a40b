package org.merlon.protocol;

import org.jspecify.annotations.Nullable;
import org.merlon.bots.PlayerPool;
import org.merlon.engine.GameState;
import org.merlon.engine.data.Data;
import org.merlon.engine.play.Match;

/** The current game of a session, if any, and the bots' players for it. */
final class SessionGame {
    /** One player is enough: its search tree is valid until somebody else moves. */
    private final PlayerPool players = new PlayerPool(1);

    private final Host host;

    private @Nullable Match match;

    SessionGame(Host host) {
        this.host = host;
    }

    Host host() {
        return host;
    }

    Reply reply(Data data) {
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

    PlayerPool players() {
        return players;
    }

    void replace(Match next) {
        match = next;
        players.closePlayers();
    }

    /** Undoes the last move and discards the players' search trees; returns false if there is no move. */
    boolean undo() throws CommandException {
        players.closePlayers();
        return match().undo();
    }
}
