package org.merlon.bench.load.process;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Starts external programs such as brokers and load balancers; all are killed when this process ends. */
public final class ExternalPrograms {
    private static final Duration START_TIMEOUT = Duration.ofSeconds(20);

    private static final Set<Process> RUNNING = ConcurrentHashMap.newKeySet();

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> RUNNING.forEach(Process::destroyForcibly)));
    }

    private ExternalPrograms() {}

    /** Returns the path of a program on the search path or in /usr/sbin, or null. */
    static @Nullable public Path find(String name) {
        String path = System.getenv().getOrDefault("PATH", "") + File.pathSeparator + "/usr/sbin";
        for (String folder : path.split(File.pathSeparator, -1)) {
            Path program = Path.of(folder, name);
            if (!folder.isEmpty() && Files.isExecutable(program)) {
                return program;
            }
        }
        return null;
    }

    public static Path require(String name) throws IOException {
        Path found = find(name);
        if (found == null) {
            throw new IOException(name + " is not on this machine; on Debian: apt install " + name);
        }
        return found;
    }

    public static int freePort() throws IOException {
        try (var free = new ServerSocket(0)) {
            return free.getLocalPort();
        }
    }

    /** Starts a program and waits until it listens. */
    public static Process start(ProcessBuilder program, int port) throws IOException {
        Process process = program.redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        RUNNING.add(process);
        long deadline = System.nanoTime() + START_TIMEOUT.toNanos();
        while (!isListening(port)) {
            if (System.nanoTime() - deadline > 0 || !process.isAlive()) {
                stop(process);
                throw new IOException(program.command().getFirst() + " did not start");
            }
            try {
                Thread.sleep(20);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IOException("interrupted", e);
            }
        }
        return process;
    }

    private static boolean isListening(int port) {
        try (var socket = new Socket()) {
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 200);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    /** Kills a program and its child processes. */
    public static void stop(Process process) {
        List<ProcessHandle> children = process.descendants().toList();
        process.destroyForcibly(); // first, because it would restart its children
        children.forEach(ProcessHandle::destroyForcibly);
        process.onExit().join();
        RUNNING.remove(process);
    }
}
