package org.merlon.testkit;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The real server, {@code merlon serve}, in a separate process on this machine. */
public final class ServerProcess implements AutoCloseable {
    private static final Duration READY_TIMEOUT = Duration.ofSeconds(60);
    private static final Pattern ADDRESS = Pattern.compile("http://127\\.0\\.0\\.1:([0-9]+)/");

    /** The index of the user time in {@code /proc/…/stat} after the name; the system time follows. */
    private static final int USER_TICKS_INDEX = 11;

    private static final double TICKS_PER_SECOND = 100; // the same on every Linux

    /** Additional JVM flags for measurements and tests. */
    private static final String EXTRA_FLAGS =
            System.getProperty("merlon.server.flags", "").trim();

    /** The class data archive of tests, with which a server starts faster. */
    private static final @Nullable String CLASS_ARCHIVE = System.getProperty("merlon.server.archive");

    private static final Pattern USED_KIBIBYTES = Pattern.compile("(?m)^ *(?!Metaspace|class space).* used ([0-9]+)K");

    /** All running servers, which are killed when this process ends. */
    private static final Set<Process> RUNNING = ConcurrentHashMap.newKeySet();

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> RUNNING.forEach(Process::destroyForcibly)));
    }

    private final ProcessBuilder builder;
    private Process process;
    private long startNanos;
    private int port;

    private ServerProcess(ProcessBuilder builder) throws IOException {
        this.builder = builder;
        process = startProcess();
    }

    private Process startProcess() throws IOException {
        startNanos = System.nanoTime();
        Process started = builder.start();
        RUNNING.add(started);
        return started;
    }

    /**
     * Starts a server without waiting for it.
     *
     * @param port the port, or 0 for any free port
     * @param database the address of a PostgreSQL database, or null for SQLite in the folder
     */
    public static ServerProcess launch(Path folder, @Nullable String database, int port) throws IOException {
        return launch(folder, database, port, List.of(), List.of());
    }

    /** Starts a server with additional JVM flags and server options, without waiting for it. */
    public static ServerProcess launch(
            Path folder, @Nullable String database, int port, List<String> jvmFlags, List<String> options)
            throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        if (Runtime.version().feature() >= 24) {
            command.add("--enable-native-access=ALL-UNNAMED"); // SQLite is a native library
            command.add("--sun-misc-unsafe-memory-access=allow");
        }
        command.add("@" + launcherFlags(folder));
        command.addAll(jvmFlags);
        if (!EXTRA_FLAGS.isEmpty()) {
            command.addAll(List.of(EXTRA_FLAGS.split(" +", -1)));
        }
        if (CLASS_ARCHIVE != null) {
            command.addAll(List.of("-XX:SharedArchiveFile=" + CLASS_ARCHIVE, "-Xlog:disable"));
        }
        String classPath = System.getProperty("merlon.server.jar", System.getProperty("java.class.path"));
        command.addAll(List.of("-cp", classPath, "org.merlon.cli.Main", "serve"));
        command.addAll(List.of("--port", String.valueOf(port), "--data", folder.toString()));
        command.addAll(List.of("--unlimited-from", "127.0.0.1"));
        if (database != null) {
            command.addAll(List.of("--database", database));
        }
        command.addAll(options);
        return new ServerProcess(new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.appendTo(
                        folder.resolve("server.log").toFile())));
    }

    /** Writes the launcher's JVM flags for a server to a file and returns it. */
    private static Path launcherFlags(Path folder) throws IOException {
        Path flags = folder.resolve("serve.jvm");
        try (InputStream file = ServerProcess.class.getResourceAsStream("/org/merlon/server/serve.jvm")) {
            Files.copy(Objects.requireNonNull(file), flags, StandardCopyOption.REPLACE_EXISTING);
        }
        return flags;
    }

    /** Starts a server and waits until it is ready. */
    public static ServerProcess start(Path folder, @Nullable String database, int port) throws IOException {
        return start(folder, database, port, List.of());
    }

    /** Starts a server with additional JVM flags and waits until it is ready. */
    public static ServerProcess start(Path folder, @Nullable String database, int port, List<String> jvmFlags)
            throws IOException {
        ServerProcess server = launch(folder, database, port, jvmFlags, List.of());
        try {
            server.awaitReady();
            return server;
        } catch (IOException | RuntimeException e) {
            server.kill();
            throw e;
        }
    }

    /**
     * Returns JVM flags with which servers start faster. Unless there is a class data archive already, it creates one by
     * starting and stopping a server.
     */
    public static List<String> quickStartFlags(Path folder) throws IOException {
        String compilerFlag = "-XX:TieredStopAtLevel=1"; // a short-lived server does not need the optimising compiler
        if (CLASS_ARCHIVE != null) {
            return List.of(compilerFlag);
        }
        Path archive = folder.resolve("classes.jsa");
        Path dataFolder = Files.createDirectories(folder.resolve("first"));
        try (ServerProcess first = start(dataFolder, null, 0, List.of("-XX:ArchiveClassesAtExit=" + archive))) {
            first.stop();
        }
        return Files.exists(archive)
                ? List.of("-XX:SharedArchiveFile=" + archive, "-Xlog:disable", compilerFlag)
                : List.of(compilerFlag);
    }

    /** Waits until the server is healthy; returns the milliseconds since its start. */
    public long awaitReady() throws IOException {
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        Matcher address = ADDRESS.matcher("");
        while (!address.find()) { // it prints its address as soon as it listens, or exits
            String line = out.readLine();
            if (line == null) {
                throw new IOException("the server did not start");
            }
            address.reset(line);
        }
        port = Integer.parseInt(address.group(1));
        try (HttpClient client = HttpClient.newHttpClient()) {
            var request = HttpRequest.newBuilder(URI.create(baseUrl() + "/readyz"))
                    .timeout(READY_TIMEOUT)
                    .build();
            if (client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode() != 200) {
                throw new IOException("the server is not healthy");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
        return (System.nanoTime() - startNanos) / 1_000_000;
    }

    /** Starts a killed server again on the same port, and waits until it is ready. */
    public void restart() throws IOException {
        List<String> command = builder.command();
        command.set(command.indexOf("--port") + 1, String.valueOf(port));
        process = startProcess();
        awaitReady();
    }

    public int port() {
        return port;
    }

    public String baseUrl() {
        return "http://127.0.0.1:" + port;
    }

    public boolean isAlive() {
        return process.isAlive();
    }

    /** Kills the process, like SIGKILL. */
    public void kill() {
        process.destroyForcibly();
        awaitExit();
    }

    private void awaitExit() {
        boolean interrupted = false;
        while (process.isAlive()) {
            try {
                process.waitFor();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        RUNNING.remove(process);
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Stops the server, and kills it after a timeout. */
    public void stop() {
        process.destroy();
        try {
            process.waitFor(20, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        kill();
    }

    @Override
    public void close() {
        stop();
    }

    /** Returns the CPU time of the process in seconds. */
    public double cpuSeconds() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO).toNanos() / 1e9;
    }

    /** Returns the resident memory of the process in mebibytes; negative if it is unknown. */
    public double residentMebibytes() {
        try {
            for (String line : Files.readAllLines(Path.of("/proc", String.valueOf(process.pid()), "status"))) {
                if (line.startsWith("VmRSS:")) {
                    return Long.parseLong(line.replaceAll("[^0-9]", "")) / 1024.0;
                }
            }
        } catch (IOException e) {
            return -1; // not Linux
        }
        return -1;
    }

    /** Returns the used heap after a garbage collection in mebibytes; negative if it is unknown. */
    public double usedHeapMebibytes() {
        jcmd("GC.run");
        LongSummaryStatistics generations = USED_KIBIBYTES
                .matcher(jcmd("GC.heap_info"))
                .results()
                .collect(Collectors.summarizingLong(each -> Long.parseLong(each.group(1))));
        return generations.getCount() == 0 ? -1 : generations.getSum() / 1024.0;
    }

    /** Starts a flight recording of CPU samples, as events of this name; returns false if the JVM does not support it. */
    public boolean startRecording(String sample) {
        return jcmd(
                        "JFR.start",
                        "name=breakdown",
                        "settings=none",
                        "+" + sample + "#enabled=true",
                        "+" + sample + "#throttle=10ms",
                        "+" + sample + "#stackTrace=true")
                .contains("Started recording");
    }

    /** Stops the flight recording and writes it to a file. */
    public void stopRecording(Path file) {
        jcmd("JFR.stop", "name=breakdown", "filename=" + file);
    }

    /** Returns the CPU time of each thread in seconds, by its name and number; empty if not on Linux. */
    public Map<String, Double> threadCpuSeconds() {
        Map<String, Double> times = new HashMap<>();
        try (Stream<Path> tasks = Files.list(Path.of("/proc", String.valueOf(process.pid()), "task"))) {
            for (Path task : tasks.toList()) {
                String stat = Files.readString(task.resolve("stat"));
                int end = stat.lastIndexOf(')');
                String[] fields = stat.substring(end + 2).split(" ", -1);
                double ticks = Long.parseLong(fields[USER_TICKS_INDEX]) + Long.parseLong(fields[USER_TICKS_INDEX + 1]);
                String name = stat.substring(stat.indexOf('(') + 1, end) + " " + task.getFileName();
                times.put(name, ticks / TICKS_PER_SECOND);
            }
        } catch (IOException | UncheckedIOException e) {
            return times; // a thread has ended, or not Linux
        }
        return times;
    }

    private String jcmd(String... command) {
        try {
            Path tool = Path.of(System.getProperty("java.home"), "bin", "jcmd");
            List<String> commandLine = new ArrayList<>(List.of(tool.toString(), String.valueOf(process.pid())));
            commandLine.addAll(List.of(command));
            Process jcmd =
                    new ProcessBuilder(commandLine).redirectErrorStream(true).start();
            return new String(jcmd.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            return "";
        }
    }
}
