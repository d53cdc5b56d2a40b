package org.merlon.bench.load.process;

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
import org.merlon.testkit.ServerProcess;

/**
 * Divides a server's CPU time into categories. The times of garbage collector and compilers come from the operating
 * system; the rest is divided by the samples of a flight recording, which also include kernel time.
 */
public final class CpuProfile {
    /** The event of CPU-time samples, available on Linux since Java 25. */
    private static final String SAMPLE_EVENT = "jdk.CPUTimeSample";

    private static final String GARBAGE_COLLECTION = "garbage";
    private static final String COMPILATION = "compiling";
    private static final String OTHER = "other";

    /** A category and the prefixes of its methods. */
    private record Category(String name, List<String> methodPrefixes) {}

    /** A sample belongs to the innermost method listed here, so games and collections count for their callers. */
    private static final List<Category> CATEGORIES = List.of(
            new Category(
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
            new Category("store", List.of("org.sqlite", "org.postgresql", "com.zaxxer", "org.merlon.server.store")),
            new Category(
                    "JSON",
                    List.of(
                            "tools.jackson",
                            "org.merlon.protocol.json.Json",
                            "org.merlon.server.wire",
                            "org.merlon.server.table.live.EncodedMessage")),
            new Category(
                    "views",
                    List.of(
                            "org.merlon.server.table.view.TableView",
                            "org.merlon.server.table.view.EntryView",
                            "org.merlon.server.table.live.WatcherSet",
                            "org.merlon.server.table.live.TableAudience",
                            "org.merlon.server.table.actions.AbsenceClaims",
                            "org.merlon.server.table.view.TableBroadcaster")),
            new Category("applying", List.of("org.merlon.server.game.LiveGame")),
            new Category(
                    "sockets",
                    List.of("org.eclipse.jetty", "sun.nio.ch", "io.javalin", "org.merlon.server.web", "jakarta")),
            new Category("tables", List.of("org.merlon.server")));

    private CpuProfile() {}

    /** Profiles a busy server for some seconds; returns the share of each category, or nothing if recording fails. */
    public static Map<String, Double> measure(ServerProcess server, Path folder, double seconds)
            throws IOException, InterruptedException {
        Path file = folder.resolve("breakdown.jfr").toAbsolutePath();
        if (!server.startRecording(SAMPLE_EVENT)) {
            return Map.of();
        }
        Map<String, Double> threadsBefore = server.threadCpuSeconds();
        double cpuBefore = server.cpuSeconds();
        Thread.sleep((long) (1000 * seconds));
        double cpuUsed = server.cpuSeconds() - cpuBefore;
        Map<String, Double> threadsAfter = server.threadCpuSeconds();
        server.stopRecording(file);
        Map<String, Double> shares = new LinkedHashMap<>();
        threadsAfter.forEach((thread, time) -> {
            String category = category(thread);
            if (!category.equals(OTHER)) {
                shares.merge(category, (time - threadsBefore.getOrDefault(thread, 0.0)) / cpuUsed, Double::sum);
            }
        });
        double sampledShare =
                1 - shares.values().stream().mapToDouble(each -> each).sum();
        Map<String, Integer> samples = countSamples(file);
        int sampleCount = samples.values().stream().mapToInt(each -> each).sum();
        samples.forEach((category, count) -> shares.put(category, sampledShare * count / sampleCount));
        Files.deleteIfExists(file);
        return sampleCount == 0 ? Map.of() : shares;
    }

    /** Returns the category of a JVM thread; all other threads run Java code. */
    private static String category(String thread) {
        if (thread.startsWith("C1 ") || thread.startsWith("C2 ")) {
            return COMPILATION;
        }
        return thread.startsWith("GC ") || thread.startsWith("G1 ") || thread.startsWith("VM Thread")
                ? GARBAGE_COLLECTION
                : OTHER;
    }

    /** Returns the compiler threads' part of these thread times, in seconds. */
    static double compilerSeconds(Map<String, Double> threads) {
        return threads.entrySet().stream()
                .filter(thread -> category(thread.getKey()).equals(COMPILATION))
                .mapToDouble(Map.Entry::getValue)
                .sum();
    }

    private static Map<String, Integer> countSamples(Path file) throws IOException {
        Map<String, Integer> counts = new LinkedHashMap<>();
        try (var recording = new RecordingFile(file)) {
            while (recording.hasMoreEvents()) {
                RecordedEvent event = recording.readEvent();
                if (event.getEventType().getName().equals(SAMPLE_EVENT)) {
                    counts.merge(category(event.getStackTrace()), 1, Integer::sum);
                }
            }
        }
        return counts;
    }

    private static String category(@Nullable RecordedStackTrace trace) {
        if (trace != null) {
            for (RecordedFrame frame : trace.getFrames()) {
                String method = frame.getMethod().getType().getName() + "."
                        + frame.getMethod().getName();
                for (Category category : CATEGORIES) {
                    if (category.methodPrefixes.stream().anyMatch(method::startsWith)) {
                        return category.name;
                    }
                }
            }
        }
        return OTHER;
    }

    /** Formats the categories in a line, each with its part of the CPU time of a move. */
    public static String format(Map<String, Double> shares, double micros) {
        return shares.entrySet().stream()
                .sorted(Map.Entry.<String, Double>comparingByValue().reversed())
                .map(share -> String.format(
                        Locale.ROOT,
                        "%s %.0f us (%.0f %%)",
                        share.getKey(),
                        micros * share.getValue(),
                        100 * share.getValue()))
                .collect(Collectors.joining(", "));
    }
}
