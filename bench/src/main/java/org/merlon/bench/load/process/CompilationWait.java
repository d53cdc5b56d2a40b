package org.merlon.bench.load.process;

import java.util.List;
import org.merlon.testkit.ServerProcess;

/** Waits until servers under load have little left to compile, so that compilation does not count as the cost of moves. */
public final class CompilationWait {
    /** Servers are warm when compilers use no more than this share of their CPU time. */
    private static final double MAX_COMPILER_SHARE = 0.05;

    /** The maximum number of checks; with few cores, several servers take minutes to compile. */
    private static final int MAX_CHECKS = 12;

    private CompilationWait() {}

    /** Checks at an interval in seconds until the servers are warm; only once if {@code quick}. */
    public static void await(List<ServerProcess> servers, double seconds, boolean quick) throws InterruptedException {
        double share = 1;
        for (int check = 0; check < (quick ? 1 : MAX_CHECKS) && share > MAX_COMPILER_SHARE; check++) {
            double compilerUsed = -compilerSeconds(servers);
            double cpuUsed = -cpuSeconds(servers);
            Thread.sleep((long) (1000 * seconds));
            share = (compilerUsed + compilerSeconds(servers)) / Math.max(1, cpuUsed + cpuSeconds(servers));
        }
    }

    private static double compilerSeconds(List<ServerProcess> servers) {
        return servers.stream()
                .mapToDouble(server -> CpuProfile.compilerSeconds(server.threadCpuSeconds()))
                .sum();
    }

    private static double cpuSeconds(List<ServerProcess> servers) {
        return servers.stream().mapToDouble(ServerProcess::cpuSeconds).sum();
    }
}
