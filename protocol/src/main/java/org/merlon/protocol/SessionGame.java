package org.merlon.protocol;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.merlon.bots.PlayerPool;
import org.merlon.engine.GameState;
import org.merlon.engine.data.Data;
import org.merlon.engine.play.Match;

/** The games of a session by name, of which one is current, and the bots' players for the current one. */
final class SessionGame {
    static final int MAX_GAMES = 4096;

    /** One player is enough: its search tree is valid until somebody else moves. */
    private final PlayerPool players = new PlayerPool(1);

    private final Host host;

    private final Map<String, Slot> slots = new HashMap<>();
    private Slot current = new Slot();

    SessionGame(Host host) {
        this.host = host;
        slots.put("main", current);
    }

    private static final class Slot {
        private @Nullable Match match;
    }

    Host host() {
        return host;
    }

    Reply reply(Data data) {
        return new Reply.Answer(host.write(data));
    }

    Match match() throws CommandException {
        if (current.match == null) {
            throw new CommandException(ErrorCode.NO_GAME, "there is no game yet; begin one with new or load");
        }
        return current.match;
    }

    boolean isEmpty() {
        return current.match == null;
    }

    GameState state() throws CommandException {
        return match().state();
    }

    PlayerPool players() {
        return players;
    }

    void replace(Match next) {
        current.match = next;
        players.closePlayers();
    }

    /** Undoes the last move and discards the players' search trees; returns false if there is no move. */
    boolean undo() throws CommandException {
        players.closePlayers();
        return match().undo();
    }

    /** Makes a game current; creates an empty one if there is none of that name. */
    void select(String name) throws CommandException {
        current = slot(name);
        players.closePlayers();
    }

    /** Replaces a game by a copy of the current one, which stays current. */
    void copyTo(String name) throws CommandException {
        Match copy = match().copy();
        Slot target = slot(name);
        if (target != current) {
            target.match = copy;
        }
    }

    /** Forgets a game. */
    void drop(String name) throws CommandException {
        if (slots.get(name) == current) {
            throw new CommandException(
                    ErrorCode.BAD_COMMAND, name + " is the current game; switch to another one before dropping it");
        }
        if (slots.remove(name) == null) {
            throw new CommandException(ErrorCode.BAD_COMMAND, "there is no game " + name + " to drop");
        }
    }

    private Slot slot(String name) throws CommandException {
        Slot slot = slots.get(name);
        if (slot == null) {
            if (slots.size() == MAX_GAMES) {
                throw new CommandException(
                        ErrorCode.BAD_COMMAND, "there are " + MAX_GAMES + " games already; drop one first");
            }
            slot = new Slot();
            slots.put(name, slot);
        }
        return slot;
    }
}
