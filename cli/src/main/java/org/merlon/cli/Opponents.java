package org.merlon.cli;

import org.merlon.bots.BotSpec;
import org.merlon.bots.Player;
import org.merlon.bots.PlayerFailedException;

/** Bots as they are asked for on the command line, ready to play. */
public final class Opponents {
    private Opponents() {}

    public static Player player(BotSpec spec) {
        return switch (spec) {
            case BotSpec.Level level -> level.bot().player(level.threads());
            case BotSpec.Program program ->
                throw new PlayerFailedException("programs cannot be started yet: " + program.command());
        };
    }
}
