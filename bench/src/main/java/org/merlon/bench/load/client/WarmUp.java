package org.merlon.bench.load.client;

import java.util.List;
import org.merlon.bench.load.process.ServerProcess;

/** Waits while people play until servers have little left to compile, or what they compile would count as what moves cost. */
public final class WarmUp {
    /** Servers are warm when their compilers take no more than this share of what they take. */
    private static final double STILL_COMPILING = 0.05;

    /** Few cores take minutes to compile for several servers what they compile for one in seconds. */
    private static final int MOST_LOOKS = 12;

    private WarmUp() {}

    /** Looks every so many seconds; but once if it is to be quick. */
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
