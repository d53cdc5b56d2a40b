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
    public record Failure(String table, String game, int rulesVersion, String reason) {}

    /**
     * The number of games that were played under one version of a game's rules.
     *
     * @param ok games that replay
     * @param oldRules games that do not replay because their rules are gone
     * @param broken games that should replay but do not
     */
    public record GameCounts(int ok, int oldRules, int broken) {
        private GameCounts plus(GameCounts other) {
            return new GameCounts(ok + other.ok, oldRules + other.oldRules, broken + other.broken);
        }
    }

    private static final GameCounts OK = new GameCounts(1, 0, 0);
    private static final GameCounts OLD_RULES = new GameCounts(0, 1, 0);
    private static final GameCounts BROKEN = new GameCounts(0, 0, 1);

    private final Map<String, GameCounts> counts = new TreeMap<>();
    private final List<Failure> failures = new ArrayList<>();
    private int games;

    private StoredGamesCheck() {}

    /**
     * Replays every game of a database, whether or not a server uses it.
     *
     * @param progress receives the number of games that were replayed, after each
     */
    public static StoredGamesCheck of(@Nullable String jdbcUrl, Path dataDir, IntConsumer progress) {
        var check = new StoredGamesCheck();
        Stores.forEachGame(jdbcUrl, dataDir, game -> {
            check.add(game);
            progress.accept(check.games);
        });
        return check;
    }

    private void add(StoredGame stored) {
        GameCounts outcome;
        String reason;
        try {
            GameLoader.LoadedGame loaded = GameLoader.load(stored);
            outcome = switch (loaded.outcome()) {
                case REPLAYS -> OK;
                case OLD_RULES -> OLD_RULES;
                case BROKEN -> BROKEN;
            };
            reason = loaded.replayError() == null ? "" : loaded.replayError();
        } catch (RefusedException e) {
            outcome = BROKEN;
            reason = e.reason();
        } catch (RuntimeException e) {
            outcome = BROKEN;
            reason = "it cannot be followed at all: " + e; // one broken game must not hide the state of the others
        }
        games++;
        String rules =
                stored.table().game() + ", rules version " + stored.table().rulesVersion();
        counts.put(rules, counts.getOrDefault(rules, new GameCounts(0, 0, 0)).plus(outcome));
        if (outcome.equals(BROKEN)) {
            failures.add(new Failure(
                    stored.table().id(), stored.table().game(), stored.table().rulesVersion(), reason));
        }
    }

    public int games() {
        return games;
    }

    public List<Failure> failures() {
        return List.copyOf(failures);
    }

    /** The number of games that do not replay because their rules are gone. */
    public int oldRulesCount() {
        return counts.values().stream().mapToInt(GameCounts::oldRules).sum();
    }

    /** The counts by game and rules version, as in "torres, rules version 1". */
    public Map<String, GameCounts> counts() {
        return new TreeMap<>(counts);
    }
}
