package org.merlon.bench.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.merlon.bench.load.client.EventLoop;
import org.merlon.bench.load.cluster.ClusterRun;
import org.merlon.bench.load.cluster.LocalCluster;
import org.merlon.bench.load.process.ExternalPrograms;
import org.merlon.testkit.RequiredTool;

/** Plays through load balancers configured as in {@code packaging/}, also after a server behind them is killed. */
@Tag("kill")
final class BalancerTest {
    private static final Path PACKAGING = Path.of("..", "packaging");
    private static final long TIMEOUT_MILLIS = 60_000;

    private static @Nullable LocalCluster cluster;

    @BeforeAll
    static void startServers(@TempDir Path folder) throws IOException {
        cluster = new LocalCluster(folder, 2, false, false);
    }

    @AfterAll
    static void close() throws IOException {
        if (cluster != null) {
            cluster.close();
        }
    }

    private static LocalCluster cluster() {
        return Objects.requireNonNull(cluster);
    }

    @Test
    void playsThroughNginx(@TempDir Path folder) throws IOException, InterruptedException {
        RequiredTool.require(ExternalPrograms.find("nginx") != null, "nginx");
        play(folder, "cluster-nginx.conf", "listen 80;", "listen 127.0.0.1:%d;", (file, port) -> {
            Path nginxConfig = folder.resolve("nginx.conf");
            Files.writeString(
                    nginxConfig,
                    "daemon off; pid %1$s/pid; error_log %1$s/error.log; events {} http { access_log off; include %2$s; }"
                            .formatted(folder, file));
            return new ProcessBuilder(
                    ExternalPrograms.require("nginx").toString(),
                    "-p",
                    folder.toString(),
                    "-c",
                    nginxConfig.toString());
        });
    }

    @Test
    void playsThroughHaproxy(@TempDir Path folder) throws IOException, InterruptedException {
        RequiredTool.require(ExternalPrograms.find("haproxy") != null, "haproxy");
        play(
                folder,
                "cluster-haproxy.cfg",
                "bind :80",
                "bind 127.0.0.1:%d",
                (file, port) -> new ProcessBuilder(
                        ExternalPrograms.require("haproxy").toString(), "-db", "-f", file.toString()));
    }

    /** Builds the command of a balancer for a configuration file. */
    private interface BalancerCommand {
        ProcessBuilder of(Path file, int port) throws IOException;
    }

    private static void play(
            Path folder, String name, String configuredAddress, String testAddress, BalancerCommand command)
            throws IOException, InterruptedException {
        int port = ExternalPrograms.freePort();
        List<Integer> ports = cluster().ports();
        String original = Files.readString(PACKAGING.resolve(name));
        String adapted = original.replace(configuredAddress, testAddress.formatted(port))
                .replace("10.0.0.11:8080", "127.0.0.1:" + ports.getFirst())
                .replace("10.0.0.12:8080", "127.0.0.1:" + ports.getLast());
        Path file = Files.writeString(folder.resolve(name), adapted);
        LocalCluster.ClusterServer first = cluster().members().getFirst();
        if (!first.server().isAlive()) { // it was killed in the test of the other balancer
            first.restart();
        }
        Process balancer = ExternalPrograms.start(command.of(file, port), port);
        try (var loop = new EventLoop();
                var run = new ClusterRun(loop, List.of(port), 20_000_000)) {
            long deadline = System.nanoTime() + TIMEOUT_MILLIS * 1_000_000;
            while (status(port, "/readyz") != 200) { // until the balancer has checked the servers
                assertTrue(System.nanoTime() - deadline < 0, "nobody gets through " + name);
                Thread.sleep(50);
            }
            run.addTables(6);
            assertTrue(run.awaitMoves(60, TIMEOUT_MILLIS), "nobody plays through " + name);
            assertEquals(403, status(port, "/metrics"), "figures are not for everybody");
            first.kill();
            assertTrue(run.awaitMoves(60, TIMEOUT_MILLIS), "nobody plays when a server is gone");
            run.setPlaying(false);
            assertTrue(run.awaitAllSeen(TIMEOUT_MILLIS) >= 0, "somebody does not see what was played");
            assertNull(run.problem());
        } finally {
            ExternalPrograms.stop(balancer);
        }
    }

    private static int status(int port, String path) throws IOException, InterruptedException {
        try (HttpClient client = HttpClient.newHttpClient()) {
            var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                    .build();
            return client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
        }
    }
}
