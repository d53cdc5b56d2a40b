package org.merlon.bench.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.merlon.bench.load.cluster.ClusterFaultTrial;
import org.merlon.bench.load.cluster.ClusterFaultTrial.Fault;
import org.merlon.bench.load.cluster.NatsProcess;
import org.merlon.testkit.Effort;
import org.merlon.testkit.RequiredTool;

/** Injects faults into a cluster of three servers: no move is lost or duplicated, and all players receive every move. */
@Tag("kill")
final class ClusterTest {
    private static final int SERVERS = 3;
    private static final int ROUNDS = Effort.of(1, 1, 10);
    private static final long SEED = 5;

    /** The faults tested without a broker: only one outside a soak, because the transport of messages hardly matters. */
    private static final List<Fault> FAULTS_WITHOUT_BROKER = List.of(
                    Fault.KILLED_SERVER, Fault.RESTARTED_DATABASE, Fault.STALLED_DATABASE_CONNECTION)
            .subList(0, Effort.of(1, 1, 3));

    @Test
    void survivesFaultsWithABroker(@TempDir Path folder) throws IOException, InterruptedException {
        RequiredTool.require(NatsProcess.isInstalled(), "nats-server");
        check(folder, true, List.of(Fault.values()));
    }

    @Test
    void survivesFaultsWithoutABroker(@TempDir Path folder) throws IOException, InterruptedException {
        check(folder, false, FAULTS_WITHOUT_BROKER);
    }

    private static void check(Path folder, boolean broker, List<Fault> faults)
            throws IOException, InterruptedException {
        try (var trial = new ClusterFaultTrial(folder, SERVERS, broker, SEED)) {
            for (int round = 0; round < ROUNDS; round++) {
                for (Fault fault : faults) {
                    trial.injectFault(fault);
                }
            }
            ClusterFaultTrial.TrialOutcome outcome = trial.end();
            outcome.recoveries().forEach(report -> System.out.println("seen by all after " + report));
            assertEquals(List.of(), outcome.failures());
            assertTrue(outcome.acknowledged() > 0, "nobody has played");
            assertEquals(0, outcome.lost(), "acknowledged moves that are not in the log");
            assertEquals(0, outcome.duplicated(), "moves in the log that nobody sent for that place");
            assertEquals(0, outcome.broken(), "games that do not replay to their hashes");
        }
    }
}
