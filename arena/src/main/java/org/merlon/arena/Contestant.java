package org.merlon.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.merlon.bots.BotSpec;
import org.merlon.bots.Budget;
import org.merlon.bots.Player;
import org.merlon.protocol.Players;

/**
 * One who takes part in a series.
 *
 * @param name how results call it
 * @param kind what it is: two of one kind play alike
 * @param budget how long it may think about a move
 * @param players gives it a new player for each seat of each game that it takes
 */
public record Contestant(String name, String kind, Budget budget, Supplier<Player> players) {
    /** One of a kind of its own. */
    public Contestant(String name, Budget budget, Supplier<Player> players) {
        this(name, name, budget, players);
    }

    public static Contestant of(BotSpec spec) {
        return new Contestant(spec.text(), spec.budget(), () -> Players.open(spec));
    }

    /** One for each bot asked for; who was named before gets a number, to tell the two apart. */
    public static List<Contestant> all(List<BotSpec> specs) {
        var contestants = new ArrayList<Contestant>();
        for (BotSpec spec : specs) {
            Contestant one = of(spec);
            long same = contestants.stream()
                    .filter(other -> other.kind.equals(one.kind))
                    .count();
            String name = same == 0 ? one.name : one.name + " #" + (same + 1);
            contestants.add(new Contestant(name, one.kind, one.budget, one.players));
        }
        return List.copyOf(contestants);
    }
}
