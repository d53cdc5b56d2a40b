package org.merlon.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.merlon.bots.Budget;
import org.merlon.bots.Player;
import org.merlon.bots.levels.BotSpec;
import org.merlon.protocol.players.Players;

/**
 * A player that takes part in a series.
 *
 * @param name the name in the results
 * @param kind contestants of one kind play identically
 * @param budget its search budget for a move
 * @param players creates a player for each seat that it plays in a game
 */
public record Contestant(String name, String kind, Budget budget, Supplier<Player> players) {
    /** Creates a contestant whose kind is its name. */
    public Contestant(String name, Budget budget, Supplier<Player> players) {
        this(name, name, budget, players);
    }

    public static Contestant of(BotSpec spec) {
        return new Contestant(spec.text(), spec.budget(), () -> Players.open(spec));
    }

    /** Creates a contestant for each bot; if a bot is given repeatedly, the names are numbered. */
    public static List<Contestant> ofAll(List<BotSpec> specs) {
        var contestants = new ArrayList<Contestant>();
        for (BotSpec spec : specs) {
            Contestant contestant = of(spec);
            long sameKind = contestants.stream()
                    .filter(other -> other.kind.equals(contestant.kind))
                    .count();
            String name = sameKind == 0 ? contestant.name : contestant.name + " #" + (sameKind + 1);
            contestants.add(new Contestant(name, contestant.kind, contestant.budget, contestant.players));
        }
        return List.copyOf(contestants);
    }
}
