package org.merlon.bench.load.client;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedStackTrace;
import jdk.jfr.consumer.RecordingFile;
import org.jspecify.annotations.Nullable;
import org.merlon.bench.load.process.ServerProcess;

/**
 * Divides a server's CPU time into categories. The times of garbage collector and compilers come from the operating
 * system; the rest is divided by the samples of a flight recording, which also include kernel time.
 */
public final class CpuProfile {
    /** The event of CPU-time samples, available on Linux since Java 25. */
    public static final String SAMPLE = "jdk.CPUTimeSample";

    private static final String COLLECTING = "garbage";
    private static final String COMPILING = "compiling";
    private static final String OTHER = "other";

    /** A category and the prefixes of its methods. */
    private record Part(String name, List<String> methods) {}

    /** A sample belongs to the innermost method listed here, so games and collections count for their callers. */
    private static final List<Part> PARTS = List.of(
            new Part(
                    "scheduling",
                    List.of(
                            "java.lang.VirtualThread",
                            "java.lang.ThreadBuilders",
                            "jdk.internal.vm.Continuation",
                            "java.util.concurrent.ForkJoin",
                            "java.util.concurrent.ThreadPerTask",
                            "java.util.concurrent.ScheduledThread",
                            "java.util.concurrent.LinkedBlocking",
                            "java.util.concurrent.locks")),
            new Part("store", List.of("org.sqlite", "org.postgresql", "com.zaxxer", "org.merlon.server.store")),
            new Part(
                    "JSON",
                    List.of(
                            "tools.jackson",
                            "org.merlon.protocol.Json",
                            "org.merlon.server.wire",
                            "org.merlon.server.table.live.EncodedMessage")),
            new Part(
                    "views",
                    List.of(
                            "org.merlon.server.table.view.TableView",
                            "org.merlon.server.table.view.EntryView",
                            "org.merlon.server.table.live.Audience",
                            "org.merlon.server.table.actions.AbsenceClaims",
                            "org.merlon.server.table.live.Table.view",
                            "org.merlon.server.table.live.Table.tell")),
            new Part("applying", List.of("org.merlon.server.game.LiveGame")),
            new Part(
                    "sockets",
                    List.of("org.eclipse.jetty", "sun.nio.ch", "io.javalin", "org.merlon.server.web", "jakarta")),
            new Part("tables", List.of("org.merlon.server")));

    private CpuProfile() {}

    /** Profiles a busy server for some seconds; returns the share of each category, or nothing if recording fails. */
    public static Map<String, Double> of(ServerProcess server, Path folder, double seconds)
            throws IOException, InterruptedException {
        Path file = folder.resolve("breakdown.jfr").toAbsolutePath();
        if (!server.record()) {
            return Map.of();
        }
        Map<String, Double> before = server.threadTimes();
        double busy = server.processorTime();
        Thread.sleep((long) (1000 * seconds));
        double used = server.processorTime() - busy;
        Map<String, Double> after = server.threadTimes();
        server.recorded(file);
        Map<String, Double> parts = new LinkedHashMap<>();
        after.forEach((thread, time) -> {
            String part = part(thread);
            if (!part.equals(OTHER)) {
                parts.merge(part, (time - before.getOrDefault(thread, 0.0)) / used, Double::sum);
            }
        });
        double rest = 1 - parts.values().stream().mapToDouble(each -> each).sum();
        Map<String, Integer> samples = samples(file);
        int all = samples.values().stream().mapToInt(each -> each).sum();
        samples.forEach((part, count) -> parts.put(part, rest * count / all));
        Files.deleteIfExists(file);
        return all == 0 ? Map.of() : parts;
    }

    /** Returns the category of a JVM thread; all other threads run Java code. */
    private static String part(String thread) {
        if (thread.startsWith("C1 ") || thread.startsWith("C2 ")) {
            return COMPILING;
        }
        return thread.startsWith("GC ") || thread.startsWith("G1 ") || thread.startsWith("VM Thread")
                ? COLLECTING
                : OTHER;
    }

    /** Returns the compiler threads' part of these thread times, in seconds. */
    static double compiling(Map<String, Double> threads) {
        return threads.entrySet().stream()
                .filter(thread -> part(thread.getKey()).equals(COMPILING))
                .mapToDouble(Map.Entry::getValue)
                .sum();
    }

    private static Map<String, Integer> samples(Path file) throws IOException {
        Map<String, Integer> counts = new LinkedHashMap<>();
        try (var recording = new RecordingFile(file)) {
            while (recording.hasMoreEvents()) {
                RecordedEvent event = recording.readEvent();
                if (event.getEventType().getName().equals(SAMPLE)) {
                    counts.merge(part(event.getStackTrace()), 1, Integer::sum);
                }
            }
        }
        return counts;
    }

    private static String part(@Nullable RecordedStackTrace trace) {
        if (trace != null) {
            for (RecordedFrame frame : trace.getFrames()) {
                String method = frame.getMethod().getType().getName() + "."
                        + frame.getMethod().getName();
                for (Part part : PARTS) {
                    if (part.methods.stream().anyMatch(method::startsWith)) {
                        return part.name;
                    }
                }
            }
        }
        return OTHER;
    }

    /** Formats the categories in a line, each with its part of the CPU time of a move. */
    public static String line(Map<String, Double> parts, double micros) {
        return parts.entrySet().stream()
                .sorted(Map.Entry.<String, Double>comparingByValue().reversed())
                .map(part -> String.format(
                        Locale.ROOT,
                        "%s %.0f us (%.0f %%)",
                        part.getKey(),
                        micros * part.getValue(),
                        100 * part.getValue()))
                .collect(Collectors.joining(", "));
    }
}
