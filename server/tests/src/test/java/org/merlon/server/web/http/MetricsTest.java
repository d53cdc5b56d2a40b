package org.merlon.server.web.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.merlon.server.web.LiveServer;
import org.merlon.server.web.PythonBotTest;

/** Tests that the metrics include what the dashboard, the alerts and the documents use. */
final class MetricsTest {
    private static final Pattern NAME = Pattern.compile("\\b(merlon|jvm|process|system)_[a-z_]+[a-z]\\b");

    /** Metrics of several servers, which one server does not have. */
    private static final Pattern CLUSTER_METRIC = Pattern.compile("merlon_cluster_([a-z]+)");

    private static String scrape(LiveServer server) {
        return server.stranger().get("/metrics").body();
    }

    @Test
    void requestsAreCountedByStatus() {
        try (LiveServer server = LiveServer.inMemory()) {
            assertEquals(404, server.stranger().get("/api/tables/none").status());
            String metrics = scrape(server);
            assertTrue(metrics.contains("merlon_http_requests_seconds_count{status=\"404\"} 1\n"), metrics);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "packaging/grafana-dashboard.json",
                "packaging/prometheus-alerts.yaml",
                "docs/hosting.md",
                "docs/operations.md"
            })
    void namedMetricsExist(String file) throws IOException, InterruptedException {
        Path root = PythonBotTest.projectRoot();
        String cluster = Files.readString(root.resolve("server/src/main/java/org/merlon/server/cluster/Cluster.java"));
        Set<String> unknown = new TreeSet<>();
        try (LiveServer server = LiveServer.inMemory()) {
            server.guest();
            System.gc();
            String metrics = scrape(server);
            while (!metrics.contains("jvm_gc_pause_seconds")) { // the virtual machine reports collections later
                Thread.sleep(50);
                metrics = scrape(server);
            }
            List<String> names = NAME.matcher(Files.readString(root.resolve(file)))
                    .results()
                    .map(found -> found.group())
                    .toList();
            assertTrue(names.size() >= 5, file);
            for (String name : names) {
                var clusterMetric = CLUSTER_METRIC.matcher(name);
                boolean exists = clusterMetric.matches()
                        ? cluster.contains("metrics.put(\"" + clusterMetric.group(1) + "\"")
                        : metrics.contains("\n" + name);
                if (!exists) {
                    unknown.add(name);
                }
            }
        }
        assertEquals(Set.of(), unknown);
    }
}
