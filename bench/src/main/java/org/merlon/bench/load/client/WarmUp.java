package org.merlon.bench.load.client;

import java.util.List;
import org.merlon.bench.load.process.ServerProcess;

/** Waits until servers under load have little left to compile, so that compilation does not count as the cost of moves. */
public final class WarmUp {
    /** Servers are warm when compilers use no more than this share of their CPU time. */
    private static final double STILL_COMPILING = 0.05;

    /** The maximum number of checks; with few cores, several servers take minutes to compile. */
    private static final int MOST_LOOKS = 12;

    private WarmUp() {}

    /** Checks at an interval in seconds until the servers are warm; only once if {@code quick}. */
    public static void await(List<ServerProcess> servers, double seconds, boolean quick) throws InterruptedException {
        double share = 1;
        for (int look = 0; look < (quick ? 1 : MOST_LOOKS) && share > STILL_COMPILING; look++) {
            double compiling = -compiling(servers);
            double busy = -busy(servers);
            Thread.sleep((long) (1000 * seconds));
            share = (compiling + compiling(servers)) / Math.max(1, busy + busy(servers));
        }
    }

    private static double compiling(List<ServerProcess> servers) {
        return servers.stream()
                .mapToDouble(server -> CpuProfile.compiling(server.threadTimes()))
                .sum();
    }

    private static double busy(List<ServerProcess> servers) {
        return servers.stream().mapToDouble(ServerProcess::processorTime).sum();
    }
}
