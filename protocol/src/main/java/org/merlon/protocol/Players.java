package org.merlon.protocol;

import org.merlon.bots.BotSpec;
import org.merlon.bots.Player;
import org.merlon.bots.SearchThreads;

/** Opens the players that people ask for: our own and outside programs alike. */
public final class Players {
    private Players() {}

    /** A player for one seat of one game, as asked for; whoever opens it closes it. */
    public static Player open(BotSpec spec) {
        return switch (spec) {
            case BotSpec.Level level -> level.bot().player(SearchThreads.of(level.threads()), Long.MAX_VALUE);
            case BotSpec.Program program -> new ProgramPlayer(program.command());
        };
    }
}
