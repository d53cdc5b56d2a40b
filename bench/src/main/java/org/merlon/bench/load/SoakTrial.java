package org.merlon.bench.load;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/** Lets people play on a server with little memory while others do to it what they can. */
final class SoakTrial {
    /** Tables of honest people, and how long each takes over a move. */
    private static final int TABLES = 24;

    private static final long PACE = Duration.ofMillis(500).toNanos();

    /** How many come of each hostile kind, each from an address of its own. */
    private static final int EACH = 3;

    private static final int SILENT = 30;
    private static final int TRICKLING = 100;

    private final Path folder;
    private final List<String> flags;

    /**
     * What came out.
     *
     * @param heap mebibytes of the heap in use at the end
     * @param resident the most mebibytes that the system gave to the server
     * @param restarts how often the server had ended and was started again
     */
    record Outcome(
            CrashTrial.Outcome kept,
            Latencies latencies,
            long answered,
            long refused,
            double heap,
            double resident,
            int restarts) {}

    SoakTrial(Path folder, int heapMebibytes) {
        this.folder = folder;
        flags = List.of("-Xmx" + heapMebibytes + "m");
    }

    Outcome run(Duration time) throws IOException, InterruptedException {
        ServerProcess server = ServerProcess.start(folder, null, 0, flags);
        var counts = new Hostile.Counts(new AtomicLong(), new AtomicLong());
        List<Hostile> hostile = new ArrayList<>();
        try (Loop loop = new Loop();
                CrashRun run = new CrashRun(loop, server, PACE)) {
            int port = server.port();
            run.fill(TABLES);
            run.open(true);
            for (int i = 0; i < EACH; i++) {
                hostile.add(attack(port, 10 + i, counts));
            }
            int restarts = 0;
            double resident = 0;
            long end = System.nanoTime() + time.toNanos();
            while (System.nanoTime() - end < 0) {
                Thread.sleep(1000);
                resident = Math.max(resident, server.residentMemory());
                if (!server.alive()) {
                    restarts++;
                    server = ServerProcess.start(folder, null, port, flags);
                }
            }
            hostile.forEach(Hostile::close);
            run.open(false);
            Thread.sleep(1000); // for the answers to what is under way
            double heap = server.heapInUse();
            server.stop();
            var kept = new CrashTrial(folder, 0, any -> {})
                    .outcome(run, null, table -> run.ledgers().containsKey(table));
            return new Outcome(
                    kept,
                    run.latencies(),
                    counts.answered().get(),
                    counts.refused().get(),
                    heap,
                    resident,
                    restarts);
        } finally {
            hostile.forEach(Hostile::close);
            server.kill();
        }
    }

    private static Hostile attack(int port, int last, Hostile.Counts counts) throws IOException {
        var one = new Hostile(port, last, counts);
        one.guess();
        one.churn();
        one.flood();
        one.drown(SILENT);
        one.trickle(TRICKLING);
        return one;
    }
}
