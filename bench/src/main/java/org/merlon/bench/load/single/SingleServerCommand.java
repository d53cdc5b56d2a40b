package org.merlon.bench.load.single;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.merlon.bench.Calibration;
import org.merlon.bench.load.attack.DatabaseSeeder;
import org.merlon.bench.load.client.ApiClient;
import org.merlon.bench.load.client.EventLoop;
import org.merlon.bench.load.client.IdleSockets;
import org.merlon.bench.load.client.Latencies;
import org.merlon.bench.load.crash.DiskLatency;
import org.merlon.bench.load.process.CpuProfile;
import org.merlon.bench.load.process.TemporaryFolder;
import org.merlon.testkit.ServerProcess;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures a server in a separate process, with clients on real WebSockets. */
@Command(
        name = "server",
        description = "Measures how many moves a server stores and acknowledges, how fast, and with how much memory.")
public final class SingleServerCommand implements Callable<Integer> {
    @Option(names = "--quick", description = "Rough figures in under a minute, with fewer tables and sockets.")
    private boolean quick;

    @Option(
            names = "--database",
            paramLabel = "URL",
            description = "Measure on this empty PostgreSQL database instead of SQLite in a temporary folder.")
    private @Nullable String database;

    @Option(
            names = "--rate",
            paramLabel = "MOVES",
            description = "Moves per second in the runs at a fixed rate (default: ${DEFAULT-VALUE}).")
    private int rate = 3000;

    @Option(names = "--restart", description = "Only measure how soon a server with 100,000 stored games is ready.")
    private boolean restart;

    @Option(
            names = "--tables",
            paramLabel = "N",
            description = "Only the runs with this number of tables, without idle WebSockets.")
    private int tables;

    private final Calibration calibration = new Calibration();

    private static final int RESTARTS = 3;

    /** A stage of the benchmark: a number of tables and the durations. */
    private record Stage(int tables, boolean paced, double warmUp, double seconds) {}

    @Override
    public Integer call() throws IOException, InterruptedException {
        List<Stage> stages = quick
                ? List.of(new Stage(100, false, 3, 5), new Stage(1000, false, 2, 3), new Stage(1000, true, 2, 8))
                : List.of(
                        new Stage(100, false, 8, 15),
                        new Stage(1000, false, 20, 10),
                        new Stage(1000, true, 5, 30),
                        new Stage(5000, false, 5, 10),
                        new Stage(5000, true, 5, 30));
        calibration.measure(); // the first call compiles the loop
        try (TemporaryFolder scratch = TemporaryFolder.create();
                EventLoop loop = new EventLoop()) {
            if (restart) {
                restart(quick ? 20_000 : 100_000, scratch.folder());
                return 0;
            }
            play(
                    stages.stream()
                            .filter(stage -> tables == 0 || stage.tables == tables)
                            .toList(),
                    scratch.folder(),
                    loop);
            if (tables == 0) {
                idle(quick ? 2_000 : 10_000, scratch.folder(), loop);
            }
        }
        return 0;
    }

    private void play(List<Stage> stages, Path folder, EventLoop loop) throws IOException, InterruptedException {
        System.out.printf(
                Locale.ROOT,
                "%-7s %-10s %9s %8s %8s %8s %8s %8s %8s %8s %12s %15s %6s%n",
                "tables",
                "load",
                "moves/s",
                "p50 ms",
                "p99 ms",
                "p99.9 ms",
                "CPU us",
                "bytes",
                "RSS MiB",
                "heap MiB",
                "calibration",
                "disk p50/p99 ms",
                "load");
        try (ServerProcess server = ServerProcess.start(Files.createDirectory(folder.resolve("play")), database, 0);
                LoadRun run = new LoadRun(loop, server)) {
            for (Stage stage : stages) {
                run.addTables(stage.tables);
                double before = calibration.measure();
                LoadRun.Result result = run.play(stage.paced ? rate : 0, stage.warmUp, quick, stage.seconds, folder);
                Thread.sleep(500); // until pending moves are answered
                double calibrationSpeed = (before + calibration.measure()) / 2;
                Latencies disk = DiskLatency.measure(folder);
                double resident = server.residentMebibytes();
                Latencies latencies = result.latencies();
                int moves = Math.max(1, latencies.count());
                // Measuring it needs a full collection, after which the next stage would have an unrealistically small
                // heap.
                boolean last = stage.equals(stages.getLast());
                String heap = last ? String.format(Locale.ROOT, "%.0f", server.usedHeapMebibytes()) : "-";
                double micros = result.cpuSeconds() * 1e6 / moves;
                System.out.printf(
                        Locale.ROOT,
                        "%-7d %-10s %9.0f %8.1f %8.1f %8.1f %8.0f %8.0f %8.0f %8s %8.1f M/s %7.1f/%7.1f %6.1f%n",
                        stage.tables,
                        stage.paced ? rate + "/s" : "full speed",
                        latencies.count() / result.seconds(),
                        latencies.percentile(0.5),
                        latencies.percentile(0.99),
                        latencies.percentile(0.999),
                        micros,
                        (double) result.bytes() / moves,
                        resident,
                        heap,
                        calibrationSpeed,
                        disk.percentile(0.5),
                        disk.percentile(0.99),
                        loadAverage());
                if (!result.cpuShares().isEmpty()) {
                    System.out.println("  " + CpuProfile.format(result.cpuShares(), micros));
                }
                if (result.problem() != null) {
                    System.out.println("  " + result.problem() + " (" + result.refused() + " refusals)");
                }
            }
        }
    }

    private void idle(int count, Path folder, EventLoop loop) throws IOException, InterruptedException {
        try (ServerProcess server = ServerProcess.start(Files.createDirectory(folder.resolve("idle")), null, 0);
                var sockets = new IdleSockets(loop, server.port())) {
            double heapBefore = server.usedHeapMebibytes();
            double residentBefore = server.residentMebibytes();
            sockets.open(count);
            double heapAfter = server.usedHeapMebibytes();
            double pingMillis = sockets.ping();
            System.out.printf(
                    Locale.ROOT,
                    "%d idle sockets: %.1f KiB of heap each, %.1f KiB of memory each; all answered a ping in %.0f ms%n",
                    count,
                    (heapAfter - heapBefore) * 1024 / count,
                    (server.residentMebibytes() - residentBefore) * 1024 / count,
                    pingMillis);
        }
    }

    private void restart(int games, Path folder) throws IOException {
        long startNanos = System.nanoTime();
        long entries = new DatabaseSeeder().fill(folder, database, games);
        System.out.printf(
                Locale.ROOT,
                "%d games with %d entries stored in %.1f s%n",
                games,
                entries,
                (System.nanoTime() - startNanos) / 1e9);
        for (int start = 1; start <= RESTARTS; start++) {
            try (ServerProcess server = ServerProcess.launch(folder, database, 0)) {
                long readyMillis = server.awaitReady();
                long requestNanos = System.nanoTime();
                try (var api = new ApiClient(server.baseUrl(), ApiClient.TWO_PLAYER_TORRES)) {
                    api.publicView("copy" + games / 2);
                }
                System.out.printf(
                        Locale.ROOT,
                        "start %d: ready after %.2f s, first game shown %.0f ms later; calibration %.1f M/s, load %.1f%n",
                        start,
                        readyMillis / 1000.0,
                        (System.nanoTime() - requestNanos) / 1e6,
                        calibration.measure(),
                        loadAverage());
            }
        }
    }

    private static double loadAverage() {
        return ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    }
}
