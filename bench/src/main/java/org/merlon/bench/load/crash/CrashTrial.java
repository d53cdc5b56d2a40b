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
import org.merlon.bench.load.process.ServerProcess;
import org.merlon.server.game.GameLoader;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.Stores;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.server.store.log.StoredGame;

/** Lets players play while something is killed under them, and holds the logs against what they were told. */
public final class CrashTrial {
    private static final int TABLES = 24;

    /**
     * Moves that are acknowledged before a kill, at most; counted and not timed, so that as much is tried on a busy
     * machine as on an idle one.
     */
    private static final int MAX_MOVES = 100;

    /** Moves may take no longer than this; the kill comes anyway. */
    private static final long PATIENCE_NANOS = 10_000_000_000L;

    /** Further time before a kill, so that it comes at any moment of a move. */
    private static final int MAX_PLAY_MILLIS = 50;

    /** So often the server is killed before it is up. */
    private static final int EARLY_ONE_IN = 10;

    private static final int MAX_START_MILLIS = 1000;

    private final Path folder;
    private final SplittableRandom random;
    private final IntConsumer progress;
    private int lost;
    private int doubled;
    private int broken;
    private int checks;

    /**
     * What came out.
     *
     * @param lost moves that were acknowledged and are not in the log
     * @param doubled moves in a log that nobody sent for that place
     * @param broken games that do not replay to their hashes
     * @param checks how often a log was compared with what the players were told
     */
    public record Outcome(CrashRun.Counts counts, int lost, int doubled, int broken, int games, int checks) {
        public boolean good() {
            return lost == 0 && doubled == 0 && broken == 0 && counts.trouble() == null && counts.acknowledged() > 0;
        }
    }

    /** @param progress told the number of each kill */
    public CrashTrial(Path folder, long seed, IntConsumer progress) {
        this.folder = folder;
        random = new SplittableRandom(seed);
        this.progress = progress;
    }

    /** Kills the server process, again and again. */
    public Outcome killServer(int kills) throws IOException, InterruptedException {
        List<String> quick = ServerProcess.quickStart(folder);
        ServerProcess server = ServerProcess.start(folder, null, 0, quick);
        try (EventLoop loop = new EventLoop();
                CrashRun run = new CrashRun(loop, server)) {
            int port = server.port();
            run.fill(TABLES);
            for (int kill = 1; kill <= kills; kill++) {
                run.open(true);
                play(run);
                server.kill();
                run.open(false);
                progress.accept(kill);
                if (random.nextInt(EARLY_ONE_IN) == 0 && kill < kills) {
                    server = ServerProcess.launch(folder, null, port, quick);
                    Thread.sleep(random.nextInt(MAX_START_MILLIS));
                    server.kill();
                    progress.accept(++kill);
                }
                server = ServerProcess.start(folder, null, port, quick);
                compare(run, server);
            }
            server.stop();
            return outcome(run, null, any -> true);
        } finally {
            server.kill();
        }
    }

    /** Restarts PostgreSQL, again and again, while the server stays. */
    public Outcome restartPostgres(int restarts) throws IOException, InterruptedException {
        try (PostgresProcess postgres = new PostgresProcess(folder);
                ServerProcess server = ServerProcess.start(folder, postgres.url(), 0);
                EventLoop loop = new EventLoop();
                CrashRun run = new CrashRun(loop, server)) {
            run.fill(TABLES);
            for (int restart = 1; restart <= restarts; restart++) {
                run.open(true);
                play(run);
                postgres.restart(random.nextBoolean());
                progress.accept(restart);
                play(run);
                run.open(false);
                compare(run, server);
            }
            server.stop();
            return outcome(run, postgres.url(), any -> true);
        }
    }

    /** Lets a number of moves be played: from none, with nobody back yet, to many. */
    private void play(CrashRun run) throws InterruptedException {
        long enough = run.counts().acknowledged() + random.nextInt(MAX_MOVES);
        long begun = System.nanoTime();
        while (run.counts().acknowledged() < enough && System.nanoTime() - begun < PATIENCE_NANOS) {
            Thread.sleep(1);
        }
        Thread.sleep(random.nextInt(MAX_PLAY_MILLIS));
    }

    /** Looks at all tables that have changed since the last time, through the server. */
    private void compare(CrashRun run, ServerProcess server) throws IOException {
        Map<String, Map<Integer, String>> logs = run.changedLogs(server.base());
        logs.forEach((table, moves) -> judge(run, table, moves));
    }

    private void judge(CrashRun run, String table, Map<Integer, String> moves) {
        ExpectedLog.Verdict verdict = run.ledger(table).check(moves);
        lost += verdict.lost();
        doubled += verdict.doubled();
        checks++;
    }

    /**
     * Reads the whole store without the server: every game must replay, every ledger must agree.
     *
     * @param ours whether a table is one that the players of the run sat at
     */
    public Outcome outcome(CrashRun run, @Nullable String database, Predicate<String> ours) {
        Set<String> found = new HashSet<>();
        int[] games = {0};
        Stores.forEachGame(database, folder, game -> {
            games[0]++;
            found.add(game.table().id());
            if (ours.test(game.table().id())) {
                judge(run, game.table().id(), moves(game));
            }
            if (!replays(game)) {
                broken++;
            }
        });
        for (String table : run.ledgers().keySet()) {
            if (!found.contains(table)) {
                judge(run, table, Map.of());
            }
        }
        return new Outcome(run.counts(), lost, doubled, broken, games[0], checks);
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
