package org.merlon.arena;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.merlon.engine.Setup;
import org.merlon.engine.chance.Key;
import org.merlon.engine.parts.Hash;
import org.merlon.protocol.SeedParser;

/**
 * The plan of a series: the line-up and the random seed of every game. All contestants take all seats equally often, and
 * every line-up plays the same deals, so that neither seats nor cards favour a contestant. Line-ups that only swap
 * identical bots would repeat the same game, so they alternate from deal to deal.
 */
public final class MatchPlan {
    private final Setup setup;
    private final List<Contestant> contestants;

    /** The line-ups of a deal, in groups of equivalent ones, which alternate from deal to deal. */
    private final List<List<List<Integer>>> lineups;

    private final int games;
    private final String seed;
    private final long seedNumber;

    /**
     * Creates a plan of at least {@code wanted} games, rounded up to whole deals.
     *
     * @param seed any text; it determines the deals and the bots' random numbers
     */
    public MatchPlan(Setup setup, List<Contestant> contestants, int minGames, String seed) {
        if (contestants.isEmpty() || minGames < 1) {
            throw new IllegalArgumentException("a series needs a contestant and a game");
        }
        this.setup = setup;
        this.contestants = List.copyOf(contestants);
        this.seed = seed;
        seedNumber = SeedParser.number(seed);
        lineups = groupEquivalent(
                isCooperative()
                        ? LineupGenerator.cooperative(contestants.size(), setup.players())
                        : LineupGenerator.balanced(contestants.size(), setup.players()));
        games = Math.ceilDiv(minGames, lineups.size()) * lineups.size();
    }

    private List<List<List<Integer>>> groupEquivalent(List<List<Integer>> all) {
        Map<List<String>, List<List<Integer>>> byKinds = new LinkedHashMap<>();
        for (List<Integer> lineup : all) {
            List<String> kinds = lineup.stream()
                    .map(contestant -> contestants.get(contestant).kind())
                    .toList();
            byKinds.computeIfAbsent(kinds, key -> new ArrayList<>()).add(lineup);
        }
        return List.copyOf(byKinds.values());
    }

    /** Returns whether some contestants are identical, so that some line-ups are equivalent. */
    public boolean hasIdenticalBots() {
        return contestants.stream().map(Contestant::kind).distinct().count() < contestants.size();
    }

    /** Returns whether one contestant plays all seats of a game, because they win or lose together. */
    public boolean isCooperative() {
        return setup.variant().cooperative() || setup.players() == 1;
    }

    public Setup setup() {
        return setup;
    }

    public List<Contestant> contestants() {
        return contestants;
    }

    public int games() {
        return games;
    }

    public String seed() {
        return seed;
    }

    /** Returns the number of games per deal: one for each line-up, with equivalent ones counted once. */
    public int gamesPerDeal() {
        return lineups.size();
    }

    int dealOf(int game) {
        return game / lineups.size();
    }

    /** Returns the contestant in each seat of a game. */
    public List<Integer> lineup(int game) {
        List<List<Integer>> equivalent = lineups.get(game % lineups.size());
        return equivalent.get(dealOf(game) % equivalent.size());
    }

    Key key(int game) {
        return SeedParser.key("deal " + dealOf(game) + " of " + seed);
    }

    /** Returns the seed for a bot's random numbers in one decision, different for every decision of a series. */
    long botSeed(int game, int move) {
        return Hash.add(Hash.add(seedNumber, game), move);
    }
}
