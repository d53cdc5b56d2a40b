package org.merlon.arena;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.merlon.engine.Setup;
import org.merlon.engine.chance.Key;
import org.merlon.engine.parts.Hash;
import org.merlon.protocol.Seeds;

/**
 * What is played: who meets whom at which game, how often, and by which luck. All contestants take all seats equally
 * often, and the same deal is played by every line-up, so that neither seats nor cards favour one of them. Line-ups that
 * differ only in which of several equals sits where would be the same game again, so they take turns from deal to deal.
 */
public final class MatchPlan {
    private final Setup setup;
    private final List<Contestant> contestants;

    /** The line-ups of a deal; of those that are alike each is next in one deal. */
    private final List<List<List<Integer>>> lineups;

    private final int games;
    private final String seed;
    private final long seedNumber;

    /**
     * A pairing of at least {@code wanted} games: as many more as make the number of deals whole.
     *
     * @param seed any text; it decides the deals and the bots' luck
     */
    public MatchPlan(Setup setup, List<Contestant> contestants, int wanted, String seed) {
        if (contestants.isEmpty() || wanted < 1) {
            throw new IllegalArgumentException("a series needs a contestant and a game");
        }
        this.setup = setup;
        this.contestants = List.copyOf(contestants);
        this.seed = seed;
        seedNumber = Seeds.number(seed);
        lineups = alike(
                together()
                        ? Lineups.together(contestants.size(), setup.players())
                        : Lineups.balanced(contestants.size(), setup.players()));
        games = Math.ceilDiv(wanted, lineups.size()) * lineups.size();
    }

    private List<List<List<Integer>>> alike(List<List<Integer>> all) {
        Map<List<String>, List<List<Integer>>> byKinds = new LinkedHashMap<>();
        for (List<Integer> lineup : all) {
            List<String> kinds =
                    lineup.stream().map(each -> contestants.get(each).kind()).toList();
            byKinds.computeIfAbsent(kinds, first -> new ArrayList<>()).add(lineup);
        }
        return List.copyOf(byKinds.values());
    }

    /** Whether some contestants are equals, so that some line-ups are alike. */
    public boolean twins() {
        return contestants.stream().map(Contestant::kind).distinct().count() < contestants.size();
    }

    /** Whether all seats of a game belong to one contestant, because they win or lose as one. */
    public boolean together() {
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

    /** How many games share a deal: one for each way to take the seats, equals counted once. */
    public int gamesPerDeal() {
        return lineups.size();
    }

    int deal(int game) {
        return game / lineups.size();
    }

    /** Which contestant sits in each seat of a game. */
    public List<Integer> lineup(int game) {
        List<List<Integer>> alike = lineups.get(game % lineups.size());
        return alike.get(deal(game) % alike.size());
    }

    Key key(int game) {
        return Seeds.key("deal " + deal(game) + " of " + seed);
    }

    /** What a bot's luck in one decision flows from; no two decisions of a series share it. */
    long luck(int game, int move) {
        return Hash.add(Hash.add(seedNumber, game), move);
    }
}
