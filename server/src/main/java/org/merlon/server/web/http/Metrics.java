package org.merlon.server.web.http;

import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.FileDescriptorMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.function.Supplier;
import org.merlon.server.table.live.TableContext;
import org.merlon.server.table.live.TableListener;
import org.merlon.server.table.live.Tables;
import org.merlon.server.table.schedule.TableScheduler;
import org.merlon.server.web.limits.ConnectionLimiter;
import org.merlon.server.web.sockets.ClientSessions;
import org.merlon.server.web.sockets.SendMemoryBudget;

/** The metrics of the server, in the text format of Prometheus. */
public final class Metrics implements AutoCloseable {
    private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final Timer entryTimer;
    private final DistributionSummary batchSizes;
    private final Meter.MeterProvider<Timer> requestTimers;
    private final JvmGcMetrics garbageCollection = new JvmGcMetrics();

    public Metrics(
            TableContext context,
            Tables tables,
            TableScheduler scheduler,
            ClientSessions sessions,
            ConnectionLimiter connectionLimiter,
            SendMemoryBudget sendMemory) {
        entryTimer = Timer.builder("merlon.entries")
                .description("Time of log entries from the request to the commit")
                .serviceLevelObjectives(
                        Duration.ofMillis(1),
                        Duration.ofMillis(5),
                        Duration.ofMillis(10),
                        Duration.ofMillis(25),
                        Duration.ofMillis(50),
                        Duration.ofMillis(100),
                        Duration.ofMillis(500))
                .register(registry);
        batchSizes = DistributionSummary.builder("merlon.commit.batch")
                .description("Writes in one commit")
                .register(registry);
        requestTimers = Timer.builder("merlon.http.requests")
                .description("HTTP requests by status")
                .withRegistry(registry);
        context.addListener(new TableListener() {
            @Override
            public void onEntriesStored(long nanos) {
                entryTimer.record(Duration.ofNanos(nanos));
            }
        });
        gauge("merlon.sockets", "Open WebSockets", sessions::count);
        gauge("merlon.connections", "Open connections of any kind", connectionLimiter::count);
        gauge("merlon.outgoing.bytes", "Bytes queued for WebSockets", sendMemory::heldBytes);
        gauge("merlon.tables", "Tables in memory", tables::countInMemory);
        gauge("merlon.bots.waiting", "Bots waiting for a thread", scheduler::botsWaiting);
        context.cluster().metrics().forEach((name, value) -> gauge("merlon.cluster." + name, name, value));
        bindProcessMetrics();
    }

    private void bindProcessMetrics() {
        new JvmMemoryMetrics().bindTo(registry);
        new JvmThreadMetrics().bindTo(registry);
        new FileDescriptorMetrics().bindTo(registry);
        new ProcessorMetrics().bindTo(registry);
        new UptimeMetrics().bindTo(registry);
        garbageCollection.bindTo(registry);
    }

    private void gauge(String name, String description, Supplier<Number> value) {
        Gauge.builder(name, value).description(description).register(registry);
    }

    /** Records the number of writes in one commit. */
    public void onCommit(int writes) {
        batchSizes.record(writes);
    }

    /** Records a finished HTTP request. */
    void onRequest(int status, float millis) {
        requestTimers.withTag("status", String.valueOf(status)).record(Duration.ofNanos((long) (millis * 1_000_000)));
    }

    /** Stops listening to the virtual machine. */
    @Override
    public void close() {
        garbageCollection.close();
    }

    String scrape() {
        return registry.scrape();
    }
}
