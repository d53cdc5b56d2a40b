package org.merlon.bench.load.cluster;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.merlon.bench.load.client.EventLoop;
import org.merlon.bench.load.crash.CrashTrial;
import org.merlon.bench.load.crash.CuttableProxy;
import org.merlon.bench.load.crash.ExpectedLog;
import org.merlon.server.store.Stores;

/** Runs players on different servers while servers, broker, database and connections fail. */
public final class ClusterFaultTrial implements AutoCloseable {
    private static final int TABLES = 12;
    private static final long THINK_NANOS = 30_000_000;

    /** The number of moves before and after a fault. */
    private static final int MOVES_AROUND_FAULT = 40;

    /** The number of moves during a fault, played by unaffected players. */
    private static final int MOVES_DURING_FAULT = 10;

    /** The timeout for all waits. */
    private static final long TIMEOUT_MILLIS = 60_000;

    private final Path folder;
    private final LocalCluster cluster;
    private final EventLoop loop = new EventLoop();
    private final ClusterRun run;
    private final SplittableRandom random;
    private final List<String> failures = new ArrayList<>();
    private final List<Recovery> recoveries = new ArrayList<>();

    /** The kinds of fault. */
    public enum Fault {
        KILLED_SERVER,
        RESTARTED_BROKER,
        RESTARTED_DATABASE,
        STALLED_DATABASE_CONNECTION,
        LOST_DATABASE_CONNECTION,
        STALLED_BROKER_CONNECTION
    }

    /**
     * The result of a fault.
     *
     * @param recoveryMillis the time from the repair until all players had received every move acknowledged before it
     */
    public record Recovery(Fault fault, long recoveryMillis) {}

    /**
     * The result of the trial.
     *
     * @param lost the number of acknowledged moves that are not in the log
     * @param duplicated the number of moves in a log that no player sent for that entry
     * @param broken the number of games that do not replay to their hashes
     */
    public record TrialOutcome(
            List<Recovery> recoveries,
            List<String> failures,
            long acknowledged,
            int lost,
            int duplicated,
            int broken) {}

    public ClusterFaultTrial(Path folder, int servers, boolean broker, long seed) throws IOException {
        this.folder = folder;
        random = new SplittableRandom(seed);
        cluster = new LocalCluster(folder, servers, broker, true);
        run = new ClusterRun(loop, cluster.ports(), THINK_NANOS);
        run.addTables(TABLES);
    }

    /** Causes a fault and repairs it while the players continue. */
    public void injectFault(Fault fault) throws IOException, InterruptedException {
        expect(run.awaitMoves(MOVES_AROUND_FAULT, TIMEOUT_MILLIS), fault, "no moves before the fault");
        LocalCluster.ClusterServer server = chooseServer();
        switch (fault) {
            case KILLED_SERVER -> {
                server.kill();
                expect(run.awaitMoves(MOVES_DURING_FAULT, TIMEOUT_MILLIS), fault, "no moves during the fault");
                recordRecovery(fault);
                server.restart();
            }
            case RESTARTED_BROKER -> {
                cluster.nats().kill();
                server.kill();
                server.restart(); // a server also starts without a broker
                expect(run.awaitMoves(MOVES_DURING_FAULT, TIMEOUT_MILLIS), fault, "no moves during the fault");
                cluster.nats().restart();
                recordRecovery(fault);
            }
            case RESTARTED_DATABASE -> {
                cluster.postgres().restart(random.nextBoolean());
                recordRecovery(fault);
            }
            case STALLED_DATABASE_CONNECTION -> cutConnection(fault, server.database(), false);
            case LOST_DATABASE_CONNECTION -> cutConnection(fault, server.database(), true);
            case STALLED_BROKER_CONNECTION -> cutConnection(fault, server.broker(), false);
        }
        expect(run.awaitMoves(MOVES_AROUND_FAULT, TIMEOUT_MILLIS), fault, "no moves after the fault");
    }

    /** Chooses a server that only some players use, so that the others can continue. */
    private LocalCluster.ClusterServer chooseServer() {
        List<LocalCluster.ClusterServer> servers = cluster.members();
        int[] partlyUsed =
                IntStream.range(0, servers.size()).filter(run::isPartlyUsed).toArray();
        return servers.get(
                partlyUsed.length > 0 ? partlyUsed[random.nextInt(partlyUsed.length)] : random.nextInt(servers.size()));
    }

    private void cutConnection(Fault fault, CuttableProxy connection, boolean lost) throws InterruptedException {
        connection.cut();
        expect(run.awaitMoves(MOVES_DURING_FAULT, TIMEOUT_MILLIS), fault, "no moves during the fault");
        connection.restore(lost);
        recordRecovery(fault);
    }

    private void recordRecovery(Fault fault) throws InterruptedException {
        long millis = run.awaitAllSeen(TIMEOUT_MILLIS);
        expect(millis >= 0, fault, "not every player receives all moves");
        recoveries.add(new Recovery(fault, millis));
    }

    private void expect(boolean holds, Fault fault, String failure) {
        if (!holds) {
            failures.add(fault + ": " + failure);
        }
        String problem = run.problem();
        if (problem != null) {
            failures.add(fault + ": " + problem);
        }
    }

    /** Stops the players, and compares all logs with the acknowledged moves. */
    public TrialOutcome end() throws InterruptedException {
        run.setPlaying(false);
        if (run.awaitAllSeen(TIMEOUT_MILLIS) < 0) {
            failures.add("at the end not every player receives all moves");
        }
        long acknowledged = run.acknowledged();
        cluster.members().forEach(LocalCluster.ClusterServer::kill);
        int[] counts = new int[3];
        Set<String> found = new HashSet<>();
        Stores.forEachGame(cluster.postgres().url(), folder, game -> {
            found.add(game.table().id());
            ExpectedLog.Differences differences =
                    run.expectedLog(game.table().id()).compare(CrashTrial.moves(game));
            counts[0] += differences.lost();
            counts[1] += differences.duplicated();
            counts[2] += CrashTrial.replays(game) ? 0 : 1;
        });
        for (Map.Entry<String, ExpectedLog> each : run.expectedLogs().entrySet()) {
            counts[0] += found.contains(each.getKey())
                    ? 0
                    : each.getValue().compare(Map.of()).lost();
        }
        return new TrialOutcome(recoveries, failures, acknowledged, counts[0], counts[1], counts[2]);
    }

    @Override
    public void close() throws IOException {
        run.close();
        loop.close();
        cluster.close();
    }
}
