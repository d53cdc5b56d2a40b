package org.merlon.bench.load.soak;

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
import org.merlon.bench.load.crash.CrashRun;
import org.merlon.bench.load.crash.CrashTrial;
import org.merlon.bench.load.process.ServerProcess;

/** Runs players on a server with little memory while other clients attack it. */
final class SoakTrial {
    /** The number of tables with honest players. */
    private static final int TABLES = 24;

    /** The mean thinking time of a player. */
    private static final long PACE = Duration.ofMillis(500).toNanos();

    /** The number of attackers, each with its own address. */
    private static final int EACH = 3;

    private static final int SILENT = 30;
    private static final int TRICKLING = 100;
    private static final int STALLING = 50;

    /** The time without attacks before and after, which gives the reference latencies. */
    private static final Duration CALM = Duration.ofSeconds(45);

    /** The time before a measurement, for compilers to finish and for attackers to disconnect. */
    private static final Duration SETTLE = Duration.ofSeconds(15);

    private final Path folder;
    private final Consumer<String> progress;
    private final List<String> flags;
    private ServerProcess server;
    private double resident;
    private int restarts;

    /**
     * The result of the trial.
     *
     * @param kept the comparison of the stored games with the acknowledged moves
     * @param calm the latencies of honest moves before and after the attack
     * @param attacked the latencies of honest moves during the attack
     * @param heap the used heap at the end in mebibytes
     * @param resident the maximum resident memory in mebibytes
     * @param quiet the CPU load before the attack
     * @param busy the CPU load during the attack
     * @param restarts the number of times the server had ended and was started again
     */
    record Outcome(
            CrashTrial.Outcome kept,
            Latencies calm,
            Latencies attacked,
            long flooded,
            long answered,
            long refused,
            double heap,
            double resident,
            Span quiet,
            Span busy,
            int restarts) {}

    /**
     * The CPU load during a period.
     *
     * @param load the mean load of the machine, including the server
     * @param processors the mean number of processors that the server used
     */
    record Span(double load, double processors) {}

    /** @param progress called with progress messages */
    SoakTrial(Path folder, int heapMebibytes, Consumer<String> progress) throws IOException {
        this.folder = folder;
        this.progress = progress;
        flags = List.of("-Xmx" + heapMebibytes + "m");
        server = ServerProcess.start(folder, null, 0, flags);
    }

    /** Runs attacks for some time, with a calm period before and after. */
    Outcome run(Duration time) throws IOException, InterruptedException {
        var counts = new Attacker.Counts(new AtomicLong(), new AtomicLong(), new AtomicLong());
        List<Attacker> hostile = new ArrayList<>();
        var calm = new Latencies();
        var attacked = new Latencies();
        try (EventLoop loop = new EventLoop();
                CrashRun run = new CrashRun(loop, server, PACE)) {
            run.fill(TABLES);
            run.open(true);
            watch(SETTLE);
            run.measure(calm);
            Span quiet = watch(CALM);
            run.measure(attacked);
            for (int i = 0; i < EACH; i++) {
                hostile.add(attack(server.port(), 10 + i, counts));
            }
            Span busy = watch(time);
            hostile.forEach(Attacker::close);
            run.measure(new Latencies());
            watch(SETTLE);
            run.measure(calm);
            watch(CALM);
            run.open(false);
            Thread.sleep(1000); // for the replies to pending moves
            run.measure(new Latencies());
            double heap = server.heapInUse();
            server.stop();
            var kept = new CrashTrial(folder, 0, any -> {})
                    .outcome(run, null, table -> run.ledgers().containsKey(table));
            return new Outcome(
                    kept,
                    calm,
                    attacked,
                    counts.sent().get(),
                    counts.answered().get(),
                    counts.refused().get(),
                    heap,
                    resident,
                    quiet,
                    busy,
                    restarts);
        } finally {
            hostile.forEach(Attacker::close);
            server.kill();
        }
    }

    /** Waits while it measures the CPU load; restarts the server if it ends. */
    private Span watch(Duration time) throws IOException, InterruptedException {
        double loads = 0;
        int looks = 0;
        double used = server.processorTime();
        long begun = System.nanoTime();
        while (System.nanoTime() - begun < time.toNanos()) {
            Thread.sleep(1000);
            double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
            double memory = server.residentMemory();
            loads += load;
            looks++;
            resident = Math.max(resident, memory);
            if (!server.alive()) {
                restarts++;
                progress.accept("the server has ended and is started again");
                server = ServerProcess.start(folder, null, server.port(), flags);
                used = 0; // the new server's; the old one's is lost
            }
            if (looks % 60 == 0) {
                progress.accept("%d s: load %.1f, %.0f MiB resident".formatted(looks, load, memory));
            }
        }
        double seconds = (System.nanoTime() - begun) / 1e9;
        return new Span(loads / Math.max(1, looks), (server.processorTime() - used) / seconds);
    }

    private static Attacker attack(int port, int last, Attacker.Counts counts) throws IOException {
        var one = new Attacker(port, last, counts);
        one.guess();
        one.churn();
        one.flood();
        one.drown(SILENT);
        one.trickle(TRICKLING);
        one.stall(STALLING);
        one.think();
        return one;
    }
}
