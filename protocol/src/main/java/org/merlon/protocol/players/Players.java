package org.merlon.protocol.players;

import org.merlon.bots.Player;
import org.merlon.bots.levels.BotSpec;
import org.merlon.bots.search.SearchThreads;

/** Creates players from their specification: built-in bots and external programs. */
public final class Players {
    private Players() {}

    /** Creates a player for one seat of one game; the caller must close it. */
    public static Player open(BotSpec spec) {
        return switch (spec) {
            case BotSpec.Level level -> level.bot().newPlayer(SearchThreads.of(level.threads()), Long.MAX_VALUE);
            case BotSpec.Program program -> new ProgramPlayer(program.command());
        };
    }
}
