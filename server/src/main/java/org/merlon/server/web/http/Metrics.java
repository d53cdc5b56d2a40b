package org.merlon.server.web.http;

import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.function.Supplier;
import org.merlon.server.table.live.Listener;
import org.merlon.server.table.live.TableContext;
import org.merlon.server.table.live.Tables;
import org.merlon.server.table.schedule.TableScheduler;
import org.merlon.server.web.limits.ConnectionLimiter;
import org.merlon.server.web.sockets.ClientSessions;
import org.merlon.server.web.sockets.SendMemoryBudget;

/** Figures about the server, in the form that Prometheus reads. */
final class Metrics {
    private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final Timer entries;
    private final DistributionSummary batches;

    Metrics(
            TableContext around,
            Tables tables,
            TableScheduler housekeeping,
            ClientSessions sockets,
            ConnectionLimiter doorkeeper,
            SendMemoryBudget outgoing) {
        entries = Timer.builder("merlon.entries")
                .description("Entries of logs, from the request to the commit")
                .serviceLevelObjectives(
                        Duration.ofMillis(1),
                        Duration.ofMillis(5),
                        Duration.ofMillis(10),
                        Duration.ofMillis(25),
                        Duration.ofMillis(50),
                        Duration.ofMillis(100),
                        Duration.ofMillis(500))
                .register(registry);
        batches = DistributionSummary.builder("merlon.commit.batch")
                .description("Writes in one commit")
                .register(registry);
        around.listen(new Listener() {
            @Override
            public void stored(long nanos) {
                entries.record(Duration.ofNanos(nanos));
            }
        });
        gauge("merlon.sockets", "Open WebSockets", sockets::count);
        gauge("merlon.connections", "Connections of any kind", doorkeeper::count);
        gauge("merlon.outgoing.bytes", "Bytes that wait for WebSockets", outgoing::held);
        gauge("merlon.tables", "Tables in memory", tables::inMemory);
        gauge("merlon.bots.waiting", "Bots that wait for a thread", housekeeping::botsWaiting);
        around.neighbours().figures().forEach((name, value) -> gauge("merlon.cluster." + name, name, value));
    }

    private void gauge(String name, String description, Supplier<Number> value) {
        Gauge.builder(name, value).description(description).register(registry);
    }

    /** So many writes were committed together. */
    void committed(int writes) {
        batches.record(writes);
    }

    String text() {
        return registry.scrape();
    }
}
