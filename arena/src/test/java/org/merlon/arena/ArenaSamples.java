package org.merlon.arena;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.merlon.bots.levels.BotSpec;
import org.merlon.bots.levels.BotSpecException;
import org.merlon.engine.Games;
import org.merlon.engine.Outcome;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;

/** Sample plans and games for tests. */
public final class ArenaSamples {
    private ArenaSamples() {}

    public static Setup torres(int players) {
        try {
            return Setup.of(Games.byId("torres"), "standard", players, Map.of());
        } catch (SetupException e) {
            throw new AssertionError(e);
        }
    }

    public static MatchPlan plan(int players, int games, String... bots) {
        try {
            List<Contestant> contestants = Contestant.ofAll(BotSpec.parseAll(String.join(",", bots)));
            return new MatchPlan(torres(players), contestants, games, "7");
        } catch (BotSpecException e) {
            throw new AssertionError(e);
        }
    }

    static Contestant contestant(String bot) {
        try {
            return Contestant.of(BotSpec.parse(bot));
        } catch (BotSpecException e) {
            throw new AssertionError(e);
        }
    }

    /** Creates a game with the given contestants and ranks of the seats. */
    static GameRecord ranked(int index, List<Integer> contestants, int... ranks) {
        return labelled(index, contestants, Collections.nCopies(ranks.length, null), ranks);
    }

    /** Creates a game with the given contestants, labels and ranks of the seats. */
    static GameRecord labelled(
            int index, List<Integer> contestants, List<? extends @Nullable String> labels, int... ranks) {
        var seats = new ArrayList<GameRecord.Seat>();
        for (int seat = 0; seat < ranks.length; seat++) {
            seats.add(new GameRecord.Seat(
                    contestants.get(seat),
                    labels.get(seat),
                    10 - ranks[seat],
                    ranks[seat],
                    new TreeMap<>(Map.of("end", 3)),
                    0,
                    0,
                    0));
        }
        return new GameRecord(index, seats, Outcome.NONE, null);
    }
}
