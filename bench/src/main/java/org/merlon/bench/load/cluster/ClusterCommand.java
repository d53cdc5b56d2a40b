package org.merlon.bench.load.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.merlon.bench.Calibration;
import org.merlon.bench.load.client.EventLoop;
import org.merlon.bench.load.client.Latencies;
import org.merlon.bench.load.process.CompilationWait;
import org.merlon.bench.load.process.CpuProfile;
import org.merlon.bench.load.process.TemporaryFolder;
import org.merlon.testkit.ServerProcess;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures several servers on one database, with the two players of every table on different servers. */
@Command(
        name = "cluster",
        description = "Measures how many moves one, two and three servers store, and what agreement costs.")
public final class ClusterCommand implements Callable<Integer> {
    @Option(names = "--quick", description = "Rough figures: shorter runs, fewer tables.")
    private boolean quick;

    @Option(names = "--tables", paramLabel = "N", description = "The number of tables (default: 300, with --quick 60).")
    private int tables;

    @Option(
            names = "--seconds",
            paramLabel = "N",
            description = "The length of each run (default: 15, with --quick 5).")
    private int seconds;

    @Option(
            names = "--least",
            paramLabel = "N",
            description = "The smallest number of servers; 0 is one without a cluster.")
    private int minServers;

    @Option(
            names = "--most",
            paramLabel = "N",
            description = "The largest number of servers (default: ${DEFAULT-VALUE}).")
    private int maxServers = 3;

    @Option(
            names = "--simulate",
            description = "Measure nothing; calculate from measured costs how many tables each part can carry.")
    private boolean simulate;

    @Option(names = "--servers", paramLabel = "N", description = "The number of simulated servers, of two cores each.")
    private int servers = 8;

    private final Calibration calibration = new Calibration();

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (simulate) {
            System.out.print(ClusterModel.MEASURED.report(servers));
            return 0;
        }
        tables = tables == 0 ? (quick ? 60 : 300) : tables;
        seconds = seconds == 0 ? (quick ? 5 : 15) : seconds;
        calibration.measure(); // the first call compiles the loop
        System.out.printf(
                Locale.ROOT,
                "%-26s %9s %8s %8s %8s %8s %9s %9s %9s %12s%n",
                "servers",
                "moves/s",
                "p50 ms",
                "p99 ms",
                "seen p50",
                "seen p99",
                "CPU us",
                "db CPU us",
                "nats us",
                "calibration");
        try (TemporaryFolder scratch = TemporaryFolder.create()) {
            if (minServers == 0) {
                measureSingle("SQLite, alone", scratch.folder().resolve("sqlite"), false);
                measureSingle("PostgreSQL, alone", scratch.folder().resolve("postgres"), true);
            }
            boolean broker = NatsProcess.isInstalled();
            for (int count = Math.max(1, minServers); count <= maxServers; count++) {
                Path folder = scratch.folder().resolve("cluster" + count);
                measureCluster(count + " in a cluster, " + (broker ? "NATS" : "NOTIFY"), folder, count, broker);
            }
            if (broker) {
                measureCluster(
                        maxServers + " in a cluster, NOTIFY", scratch.folder().resolve("notify"), maxServers, false);
            } else {
                System.out.println("nats-server is not installed, so messages went over the database");
            }
        }
        return 0;
    }

    private void measureSingle(String name, Path folder, boolean database) throws IOException, InterruptedException {
        Files.createDirectories(folder);
        if (!database) {
            try (ServerProcess server = ServerProcess.start(folder, null, 0)) {
                measure(name, folder, List.of(server), () -> new LocalCluster.CpuSeconds(server.cpuSeconds(), 0, 0));
            }
            return;
        }
        try (var postgres = new PostgresProcess(folder);
                ServerProcess server = ServerProcess.start(folder, postgres.url(), 0)) {
            measure(
                    name,
                    folder,
                    List.of(server),
                    () -> new LocalCluster.CpuSeconds(server.cpuSeconds(), postgres.cpuSeconds(), 0));
        }
    }

    private void measureCluster(String name, Path folder, int count, boolean broker)
            throws IOException, InterruptedException {
        Files.createDirectories(folder);
        try (var cluster = new LocalCluster(folder, count, broker, false)) {
            measure(name, folder, cluster.servers(), cluster::cpuSeconds);
        }
    }

    /** Reads the CPU time used so far. */
    private interface CpuMeter {
        LocalCluster.CpuSeconds read();
    }

    private void measure(String name, Path folder, List<ServerProcess> serverProcesses, CpuMeter meter)
            throws IOException, InterruptedException {
        List<Integer> ports = serverProcesses.stream().map(ServerProcess::port).toList();
        try (var loop = new EventLoop();
                var run = new ClusterRun(loop, ports, 0)) {
            double calibrationSpeed = calibration.measure();
            run.addTables(tables);
            CompilationWait.await(serverProcesses, seconds, quick);
            LocalCluster.CpuSeconds before = meter.read();
            run.restartMeasurement();
            long startNanos = System.nanoTime();
            Thread.sleep(1000L * seconds);
            double elapsed = (System.nanoTime() - startNanos) / 1e9;
            LocalCluster.CpuSeconds used = meter.read().since(before);
            List<Latencies> latencies = run.restartMeasurement();
            Latencies replyLatencies = latencies.getFirst();
            Latencies sightLatencies = latencies.getLast();
            int moves = Math.max(1, replyLatencies.count());
            System.out.printf(
                    Locale.ROOT,
                    "%-26s %9.0f %8.1f %8.1f %8.1f %8.1f %9.0f %9.0f %9.0f %8.1f M/s%n",
                    name,
                    replyLatencies.count() / elapsed,
                    replyLatencies.percentile(0.5),
                    replyLatencies.percentile(0.99),
                    sightLatencies.percentile(0.5),
                    sightLatencies.percentile(0.99),
                    used.servers() * 1e6 / moves,
                    used.database() * 1e6 / moves,
                    used.broker() * 1e6 / moves,
                    calibrationSpeed);
            // Servers with less load are compiled later, so their cost appears higher.
            Map<String, Double> cpuShares = CpuProfile.measure(serverProcesses.getFirst(), folder, seconds);
            if (!cpuShares.isEmpty()) {
                double micros = used.servers() * 1e6 / moves;
                System.out.println("  by the first server: " + CpuProfile.format(cpuShares, micros));
            }
            String problem = run.problem();
            if (problem != null) {
                System.out.println("  " + problem);
            }
            run.setPlaying(false);
        }
    }
}
