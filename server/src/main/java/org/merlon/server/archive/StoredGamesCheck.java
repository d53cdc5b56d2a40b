package org.merlon.server.archive;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import org.merlon.server.game.GameLoader;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.Stores;
import org.merlon.server.store.log.StoredGame;

/**
 * Replays stored games and counts those that still lead to the states in their logs and to the contents of their
 * tables' rows.
 */
public final class StoredGamesCheck {
    /** A stored game that does not replay. */
    public record Trouble(String table, String game, int rulesVersion, String reason) {}

    /**
     * The number of games that were played under one version of a game's rules.
     *
     * @param fine games that replay
     * @param old games that do not replay because their rules are gone
     * @param broken games that should replay but do not
     */
    public record Count(int fine, int old, int broken) {
        private Count plus(Count one) {
            return new Count(fine + one.fine, old + one.old, broken + one.broken);
        }
    }

    private static final Count FINE = new Count(1, 0, 0);
    private static final Count OLD = new Count(0, 1, 0);
    private static final Count BROKEN = new Count(0, 0, 1);

    private final Map<String, Count> counts = new TreeMap<>();
    private final List<Trouble> troubles = new ArrayList<>();
    private int games;

    private StoredGamesCheck() {}

    /**
     * Replays every game of a database, whether or not a server uses it.
     *
     * @param progress receives the number of games that were replayed, after each
     */
    public static StoredGamesCheck of(@Nullable String jdbcUrl, Path dataDir, IntConsumer progress) {
        var check = new StoredGamesCheck();
        Stores.forEach(jdbcUrl, dataDir, game -> {
            check.add(game);
            progress.accept(check.games);
        });
        return check;
    }

    private void add(StoredGame stored) {
        Count one;
        String reason;
        try {
            GameLoader.LoadedGame loaded = GameLoader.load(stored);
            one = switch (loaded.outcome()) {
                case REPLAYS -> FINE;
                case OLD_RULES -> OLD;
                case BROKEN -> BROKEN;
            };
            reason = loaded.replayError() == null ? "" : loaded.replayError();
        } catch (RefusedException e) {
            one = BROKEN;
            reason = e.reason();
        } catch (RuntimeException e) {
            one = BROKEN;
            reason = "it cannot be followed at all: " + e; // one broken game must not hide the state of the others
        }
        games++;
        String rules =
                stored.table().game() + ", rules version " + stored.table().rulesVersion();
        counts.put(rules, counts.getOrDefault(rules, new Count(0, 0, 0)).plus(one));
        if (one.equals(BROKEN)) {
            troubles.add(new Trouble(
                    stored.table().id(), stored.table().game(), stored.table().rulesVersion(), reason));
        }
    }

    public int games() {
        return games;
    }

    public List<Trouble> troubles() {
        return List.copyOf(troubles);
    }

    /** The number of games that do not replay because their rules are gone. */
    public int old() {
        return counts.values().stream().mapToInt(Count::old).sum();
    }

    /** The counts by game and rules version, as in "torres, rules version 1". */
    public Map<String, Count> counts() {
        return new TreeMap<>(counts);
    }
}
