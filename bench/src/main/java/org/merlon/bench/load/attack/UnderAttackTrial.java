package org.merlon.bench.load.attack;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.merlon.bench.load.client.EventLoop;
import org.merlon.bench.load.client.Latencies;
import org.merlon.bench.load.crash.CrashTrial;
import org.merlon.bench.load.crash.RestartLoad;
import org.merlon.testkit.ServerProcess;

/** Runs players on a server with little memory while other clients attack it. */
final class UnderAttackTrial {
    /** The number of tables with honest players. */
    private static final int TABLES = 24;

    /** The mean thinking time of a player. */
    private static final long THINK_NANOS = Duration.ofMillis(500).toNanos();

    /** The number of attackers, each with its own address. */
    private static final int ATTACKERS = 3;

    private static final int SILENT_READERS = 30;
    private static final int TRICKLING_CONNECTIONS = 100;
    private static final int STALLING_CONNECTIONS = 50;

    /** The time without attacks before and after, which gives the reference latencies. */
    private static final Duration CALM_TIME = Duration.ofSeconds(45);

    /** The time before a measurement, for compilers to finish and for attackers to disconnect. */
    private static final Duration SETTLE_TIME = Duration.ofSeconds(15);

    private final Path folder;
    private final Consumer<String> progress;
    private final List<String> flags;
    private ServerProcess server;
    private double maxResident;
    private int restarts;

    /**
     * The result of the trial.
     *
     * @param crashOutcome the comparison of the stored games with the acknowledged moves
     * @param calm the latencies of honest moves before and after the attack
     * @param attacked the latencies of honest moves during the attack
     * @param heap the used heap at the end in mebibytes
     * @param maxResident the maximum resident memory in mebibytes
     * @param loadBefore the CPU load before the attack
     * @param loadDuring the CPU load during the attack
     * @param restarts the number of times the server had ended and was started again
     */
    record TrialOutcome(
            CrashTrial.TrialOutcome crashOutcome,
            Latencies calm,
            Latencies attacked,
            long flooded,
            long answered,
            long refused,
            double heap,
            double maxResident,
            CpuLoad loadBefore,
            CpuLoad loadDuring,
            int restarts) {}

    /**
     * The CPU load during a period.
     *
     * @param load the mean load of the machine, including the server
     * @param processors the mean number of processors that the server used
     */
    record CpuLoad(double load, double processors) {}

    /** @param progress called with progress messages */
    UnderAttackTrial(Path folder, int heapMebibytes, Consumer<String> progress) throws IOException {
        this.folder = folder;
        this.progress = progress;
        flags = List.of("-Xmx" + heapMebibytes + "m");
        server = ServerProcess.start(folder, null, 0, flags);
    }

    /** Runs attacks for some time, with a calm period before and after. */
    TrialOutcome run(Duration time) throws IOException, InterruptedException {
        var counts = new Attacker.Counts(new AtomicLong(), new AtomicLong(), new AtomicLong());
        List<Attacker> attackers = new ArrayList<>();
        var calm = new Latencies();
        var attacked = new Latencies();
        try (EventLoop loop = new EventLoop();
                RestartLoad load = new RestartLoad(loop, server, THINK_NANOS)) {
            load.addTables(TABLES);
            load.setPlaying(true);
            observe(SETTLE_TIME);
            load.recordInto(calm);
            CpuLoad loadBefore = observe(CALM_TIME);
            load.recordInto(attacked);
            for (int i = 0; i < ATTACKERS; i++) {
                attackers.add(startAttacker(server.port(), 10 + i, counts));
            }
            CpuLoad loadDuring = observe(time);
            attackers.forEach(Attacker::close);
            load.recordInto(new Latencies());
            observe(SETTLE_TIME);
            load.recordInto(calm);
            observe(CALM_TIME);
            load.setPlaying(false);
            Thread.sleep(1000); // for the replies to pending moves
            load.recordInto(new Latencies());
            double heap = server.usedHeapMebibytes();
            server.stop();
            var crashOutcome = new CrashTrial(folder, 0, any -> {})
                    .checkDatabase(load, null, table -> load.expectedLogs().containsKey(table));
            return new TrialOutcome(
                    crashOutcome,
                    calm,
                    attacked,
                    counts.sent().get(),
                    counts.answered().get(),
                    counts.refused().get(),
                    heap,
                    maxResident,
                    loadBefore,
                    loadDuring,
                    restarts);
        } finally {
            attackers.forEach(Attacker::close);
            server.kill();
        }
    }

    /** Waits while it measures the CPU load; restarts the server if it ends. */
    private CpuLoad observe(Duration time) throws IOException, InterruptedException {
        double loadSum = 0;
        int samples = 0;
        double cpuBefore = server.cpuSeconds();
        long startNanos = System.nanoTime();
        while (System.nanoTime() - startNanos < time.toNanos()) {
            Thread.sleep(1000);
            double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
            double memory = server.residentMebibytes();
            loadSum += load;
            samples++;
            maxResident = Math.max(maxResident, memory);
            if (!server.isAlive()) {
                restarts++;
                progress.accept("the server has ended and is started again");
                server = ServerProcess.start(folder, null, server.port(), flags);
                cpuBefore = 0; // the new server's; the old one's is lost
            }
            if (samples % 60 == 0) {
                progress.accept("%d s: load %.1f, %.0f MiB resident".formatted(samples, load, memory));
            }
        }
        double seconds = (System.nanoTime() - startNanos) / 1e9;
        return new CpuLoad(loadSum / Math.max(1, samples), (server.cpuSeconds() - cpuBefore) / seconds);
    }

    private static Attacker startAttacker(int port, int lastAddressByte, Attacker.Counts counts) throws IOException {
        var attacker = new Attacker(port, lastAddressByte, counts);
        attacker.guessPasswords();
        attacker.undoMoves();
        attacker.floodMessages();
        attacker.sendDrawings(SILENT_READERS);
        attacker.trickleRequests(TRICKLING_CONNECTIONS);
        attacker.stallBodies(STALLING_CONNECTIONS);
        attacker.startBotGames();
        return attacker;
    }
}
