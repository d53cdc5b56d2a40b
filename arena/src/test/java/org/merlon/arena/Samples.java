package org.merlon.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.merlon.bots.BotSpec;
import org.merlon.bots.BotSpecException;
import org.merlon.engine.Games;
import org.merlon.engine.Outcome;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;

/** Pairings and games to try things with. */
public final class Samples {
    private Samples() {}

    public static Setup torres(int players) {
        try {
            return Setup.of(Games.byId("torres"), "standard", players, Map.of());
        } catch (SetupException e) {
            throw new AssertionError(e);
        }
    }

    public static Pairing pairing(int players, int games, String... bots) {
        var contestants = new ArrayList<Contestant>();
        for (String bot : bots) {
            contestants.add(contestant(bot));
        }
        return new Pairing(torres(players), contestants, games, "7");
    }

    static Contestant contestant(String bot) {
        try {
            if (BotSpec.read(bot) instanceof BotSpec.Level level) {
                return Contestant.of(level);
            }
        } catch (BotSpecException e) {
            throw new AssertionError(e);
        }
        throw new AssertionError(bot + " is none of our own");
    }

    /** A game in which seat i was taken by contestant i and came in on that rank. */
    static GameRecord ranked(int index, List<Integer> contestants, int... ranks) {
        var seats = new ArrayList<GameRecord.Seat>();
        for (int seat = 0; seat < ranks.length; seat++) {
            seats.add(new GameRecord.Seat(
                    contestants.get(seat), 10 - ranks[seat], ranks[seat], new TreeMap<>(Map.of("end", 3)), 0, 0, 0));
        }
        return new GameRecord(index, seats, Outcome.NONE, null);
    }
}
