package org.merlon.bench.load.crash;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.IntConsumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.merlon.bench.load.client.EventLoop;
import org.merlon.bench.load.cluster.PostgresProcess;
import org.merlon.server.game.GameLoader;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.Stores;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.server.store.log.StoredGame;
import org.merlon.testkit.ServerProcess;

/** Kills the server or the database while players play, and compares the logs with the acknowledged moves. */
public final class CrashTrial {
    private static final int TABLES = 24;

    /**
     * The maximum number of moves before a kill; counted instead of timed, so that a busy machine tests as much as an
     * idle one.
     */
    private static final int MAX_MOVES_BEFORE_KILL = 100;

    /** The timeout for these moves, after which the kill happens anyway. */
    private static final long MOVES_TIMEOUT_NANOS = 10_000_000_000L;

    /** Maximum random delay before a kill, so that it happens at any stage of a move. */
    private static final int MAX_KILL_DELAY_MILLIS = 50;

    /** One kill in this many happens during startup. */
    private static final int KILLS_PER_STARTUP_KILL = 10;

    private static final int MAX_STARTUP_MILLIS = 1000;

    private final Path folder;
    private final SplittableRandom random;
    private final IntConsumer progress;
    private int lost;
    private int duplicated;
    private int broken;
    private int checks;

    /**
     * The result of the trial.
     *
     * @param lost the number of acknowledged moves that are not in the log
     * @param duplicated the number of moves in a log that no player sent for that entry
     * @param broken the number of games that do not replay to their hashes
     * @param checks the number of comparisons of a log with the expected one
     */
    public record TrialOutcome(RestartLoad.Counts counts, int lost, int duplicated, int broken, int games, int checks) {
        public boolean passed() {
            return lost == 0 && duplicated == 0 && broken == 0 && counts.problem() == null && counts.acknowledged() > 0;
        }
    }

    /** @param progress called with the number of each kill */
    public CrashTrial(Path folder, long seed, IntConsumer progress) {
        this.folder = folder;
        random = new SplittableRandom(seed);
        this.progress = progress;
    }

    /** Kills the server process repeatedly. */
    public TrialOutcome killServer(int kills) throws IOException, InterruptedException {
        List<String> quickStart = ServerProcess.quickStartFlags(folder);
        ServerProcess server = ServerProcess.start(folder, null, 0, quickStart);
        try (EventLoop loop = new EventLoop();
                RestartLoad load = new RestartLoad(loop, server)) {
            int port = server.port();
            load.addTables(TABLES);
            for (int kill = 1; kill <= kills; kill++) {
                load.setPlaying(true);
                awaitMoves(load);
                server.kill();
                load.setPlaying(false);
                progress.accept(kill);
                if (random.nextInt(KILLS_PER_STARTUP_KILL) == 0 && kill < kills) {
                    server = ServerProcess.launch(folder, null, port, quickStart, List.of());
                    Thread.sleep(random.nextInt(MAX_STARTUP_MILLIS));
                    server.kill();
                    progress.accept(++kill);
                }
                server = ServerProcess.start(folder, null, port, quickStart);
                checkChangedLogs(load, server);
            }
            server.stop();
            return checkDatabase(load, null, any -> true);
        } finally {
            server.kill();
        }
    }

    /** Restarts PostgreSQL repeatedly while the server keeps running. */
    public TrialOutcome restartPostgres(int restarts) throws IOException, InterruptedException {
        try (PostgresProcess postgres = new PostgresProcess(folder);
                ServerProcess server = ServerProcess.start(folder, postgres.url(), 0);
                EventLoop loop = new EventLoop();
                RestartLoad load = new RestartLoad(loop, server)) {
            load.addTables(TABLES);
            for (int restart = 1; restart <= restarts; restart++) {
                load.setPlaying(true);
                awaitMoves(load);
                postgres.restart(random.nextBoolean());
                progress.accept(restart);
                awaitMoves(load);
                load.setPlaying(false);
                checkChangedLogs(load, server);
            }
            server.stop();
            return checkDatabase(load, postgres.url(), any -> true);
        }
    }

    /** Waits for a random number of moves: from none, before players have reconnected, to many. */
    private void awaitMoves(RestartLoad load) throws InterruptedException {
        long target = load.counts().acknowledged() + random.nextInt(MAX_MOVES_BEFORE_KILL);
        long startNanos = System.nanoTime();
        while (load.counts().acknowledged() < target && System.nanoTime() - startNanos < MOVES_TIMEOUT_NANOS) {
            Thread.sleep(1);
        }
        Thread.sleep(random.nextInt(MAX_KILL_DELAY_MILLIS));
    }

    /** Checks the logs of all changed tables through the server. */
    private void checkChangedLogs(RestartLoad load, ServerProcess server) throws IOException {
        Map<String, Map<Integer, String>> logs = load.changedLogs(server.baseUrl());
        logs.forEach((table, moves) -> checkLog(load, table, moves));
    }

    private void checkLog(RestartLoad load, String table, Map<Integer, String> moves) {
        ExpectedLog.Differences differences = load.expectedLog(table).compare(moves);
        lost += differences.lost();
        duplicated += differences.duplicated();
        checks++;
    }

    /**
     * Checks the whole database without the server: every game must replay and match its expected log.
     *
     * @param isOwnTable selects the tables of the run's players
     */
    public TrialOutcome checkDatabase(RestartLoad load, @Nullable String database, Predicate<String> isOwnTable) {
        Set<String> found = new HashSet<>();
        int[] games = {0};
        Stores.forEachGame(database, folder, game -> {
            games[0]++;
            found.add(game.table().id());
            if (isOwnTable.test(game.table().id())) {
                checkLog(load, game.table().id(), moves(game));
            }
            if (!replays(game)) {
                broken++;
            }
        });
        for (String table : load.expectedLogs().keySet()) {
            if (!found.contains(table)) {
                checkLog(load, table, Map.of());
            }
        }
        return new TrialOutcome(load.counts(), lost, duplicated, broken, games[0], checks);
    }

    public static boolean replays(StoredGame game) {
        try {
            return GameLoader.load(game).replayError() == null;
        } catch (RefusedException e) {
            return false;
        }
    }

    public static Map<Integer, String> moves(StoredGame game) {
        Map<Integer, String> moves = new HashMap<>();
        for (StoredEntry entry : game.entries()) {
            if (entry.kind().equals("move")) {
                moves.put(entry.number(), entry.text());
            }
        }
        return moves;
    }
}
