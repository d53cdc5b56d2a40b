package org.merlon.server.archive;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import org.merlon.server.store.StoredGame;
import org.merlon.server.store.Stores;
import org.merlon.server.table.GameLog;
import org.merlon.server.table.RefusedException;

/**
 * Replays stored games and counts those that still lead to the states that they led to when they were played, and to what
 * their tables say of them.
 */
public final class LogCheck {
    /** A game that does not replay. */
    public record Trouble(String table, String game, int rulesVersion, String reason) {}

    /** How many games were played under one version of a game's rules, and how many of them replay. */
    public record Count(int fine, int broken) {
        private Count plus(boolean one) {
            return one ? new Count(fine + 1, broken) : new Count(fine, broken + 1);
        }
    }

    private final Map<String, Count> counts = new TreeMap<>();
    private final List<Trouble> troubles = new ArrayList<>();
    private int games;

    private LogCheck() {}

    /**
     * Replays every game of a database, whether or not a server runs on it.
     *
     * @param progress told how many have been replayed, after each
     */
    public static LogCheck of(@Nullable String jdbcUrl, Path dataDir, IntConsumer progress) {
        var check = new LogCheck();
        Stores.forEach(jdbcUrl, dataDir, game -> {
            check.add(game);
            progress.accept(check.games);
        });
        return check;
    }

    private void add(StoredGame stored) {
        String reason = problem(stored);
        games++;
        String rules =
                stored.table().game() + ", rules version " + stored.table().rulesVersion();
        counts.put(rules, counts.getOrDefault(rules, new Count(0, 0)).plus(reason.isEmpty()));
        if (!reason.isEmpty()) {
            troubles.add(new Trouble(
                    stored.table().id(), stored.table().game(), stored.table().rulesVersion(), reason));
        }
    }

    /** Why a game does not replay; empty if it does. */
    private static String problem(StoredGame stored) {
        try {
            String trouble = GameLog.load(stored).trouble();
            return trouble == null ? "" : trouble;
        } catch (RefusedException e) {
            return e.reason();
        } catch (RuntimeException e) {
            return "it cannot be followed at all: " + e; // one broken game must not hide the state of the others
        }
    }

    public int games() {
        return games;
    }

    public List<Trouble> troubles() {
        return List.copyOf(troubles);
    }

    /** Counts by game and rules version, in a sentence's words. */
    public Map<String, Count> counts() {
        return new TreeMap<>(counts);
    }
}
