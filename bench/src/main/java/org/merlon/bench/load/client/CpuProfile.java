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
 * Where a server's processor time goes: what its collector and compilers take by the system's own count, and the rest by what
 * its threads were at when a flight recording looked, which counts the system's work for them as well.
 */
public final class CpuProfile {
    /** Only Java 25 and later on Linux looks at threads by the processor time that they use. */
    public static final String SAMPLE = "jdk.CPUTimeSample";

    private static final String COLLECTING = "garbage";
    private static final String COMPILING = "compiling";
    private static final String OTHER = "other";

    /** A part of the work, and how the methods begin that do it. */
    private record Part(String name, List<String> methods) {}

    /** A sample belongs to the innermost method that is named here; games and collections work for whoever calls them. */
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

    /** Looks at a busy server for a while; the share of each part, the largest first, or nothing if that cannot be seen. */
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

    /** What a thread of the virtual machine is for; the others run what was written in Java. */
    private static String part(String thread) {
        if (thread.startsWith("C1 ") || thread.startsWith("C2 ")) {
            return COMPILING;
        }
        return thread.startsWith("GC ") || thread.startsWith("G1 ") || thread.startsWith("VM Thread")
                ? COLLECTING
                : OTHER;
    }

    /** Seconds that compilers took of these times of threads. */
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

    /** The parts in a line, each with its share of the processor time of a move. */
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
