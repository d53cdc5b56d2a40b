package org.merlon.bench.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

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
import org.merlon.bench.load.cluster.ClusterHouse;
import org.merlon.bench.load.cluster.ClusterRun;
import org.merlon.bench.load.process.Programs;

/** Plays through load balancers configured as in {@code packaging/}, also after a server behind them is killed. */
@Tag("kill")
final class BalancerTest {
    private static final Path PACKAGING = Path.of("..", "packaging");
    private static final long PATIENCE = 60_000;

    private static @Nullable ClusterHouse house;

    @BeforeAll
    static void twoServers(@TempDir Path folder) throws IOException {
        house = new ClusterHouse(folder, 2, false, false);
    }

    @AfterAll
    static void close() throws IOException {
        if (house != null) {
            house.close();
        }
    }

    private static ClusterHouse house() {
        return Objects.requireNonNull(house);
    }

    @Test
    void throughNginx(@TempDir Path folder) throws IOException, InterruptedException {
        assumeTrue(Programs.find("nginx") != null, "nginx is not installed: ./merlon test installs it where it may");
        play(folder, "cluster-nginx.conf", "listen 80;", "listen 127.0.0.1:%d;", (file, port) -> {
            Path whole = folder.resolve("nginx.conf");
            Files.writeString(
                    whole,
                    "daemon off; pid %1$s/pid; error_log %1$s/error.log; events {} http { access_log off; include %2$s; }"
                            .formatted(folder, file));
            return new ProcessBuilder(
                    Programs.need("nginx").toString(), "-p", folder.toString(), "-c", whole.toString());
        });
    }

    @Test
    void throughHaproxy(@TempDir Path folder) throws IOException, InterruptedException {
        assumeTrue(
                Programs.find("haproxy") != null, "haproxy is not installed: ./merlon test installs it where it may");
        play(
                folder,
                "cluster-haproxy.cfg",
                "bind :80",
                "bind 127.0.0.1:%d",
                (file, port) -> new ProcessBuilder(Programs.need("haproxy").toString(), "-db", "-f", file.toString()));
    }

    /** Builds the command of a balancer for a configuration file. */
    private interface Starting {
        ProcessBuilder with(Path file, int port) throws IOException;
    }

    private static void play(Path folder, String name, String listens, String here, Starting starting)
            throws IOException, InterruptedException {
        int port = Programs.freePort();
        List<Integer> ports = house().ports();
        String written = Files.readString(PACKAGING.resolve(name));
        String own = written.replace(listens, here.formatted(port))
                .replace("10.0.0.11:8080", "127.0.0.1:" + ports.getFirst())
                .replace("10.0.0.12:8080", "127.0.0.1:" + ports.getLast());
        Path file = Files.writeString(folder.resolve(name), own);
        ClusterHouse.Member first = house().members().getFirst();
        if (!first.server().alive()) { // it was killed in the test of the other balancer
            first.startAgain();
        }
        Process balancer = Programs.start(starting.with(file, port), port);
        try (var loop = new EventLoop();
                var run = new ClusterRun(loop, List.of(port), 20_000_000)) {
            long end = System.nanoTime() + PATIENCE * 1_000_000;
            while (status(port, "/healthz") != 200) { // until the balancer has checked the servers
                assertTrue(System.nanoTime() - end < 0, "nobody gets through " + name);
                Thread.sleep(50);
            }
            run.fill(6);
            assertTrue(run.awaitMoves(60, PATIENCE), "nobody plays through " + name);
            assertEquals(403, status(port, "/metrics"), "figures are not for everybody");
            first.kill();
            assertTrue(run.awaitMoves(60, PATIENCE), "nobody plays when a server is gone");
            run.stop();
            assertTrue(run.awaitSight(PATIENCE) >= 0, "somebody does not see what was played");
            assertNull(run.trouble());
        } finally {
            Programs.stop(balancer);
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
