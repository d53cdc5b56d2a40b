package org.merlon.arena;

import java.util.function.Supplier;
import org.merlon.bots.BotSpec;
import org.merlon.bots.Budget;
import org.merlon.bots.Player;

/**
 * One who takes part in a series.
 *
 * @param name how results call it
 * @param budget how long it may think about a move
 * @param players gives it a new player for each seat of each game that it takes
 */
public record Contestant(String name, Budget budget, Supplier<Player> players) {
    public static Contestant of(BotSpec.Level spec) {
        return new Contestant(spec.text(), spec.budget(), () -> spec.bot().player(spec.threads()));
    }
}
