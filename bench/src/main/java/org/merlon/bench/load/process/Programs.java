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

/** Programs of this machine that a run needs beside servers of our own; none outlives this process. */
public final class Programs {
    private static final Duration READY = Duration.ofSeconds(20);

    private static final Set<Process> RUNNING = ConcurrentHashMap.newKeySet();

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> RUNNING.forEach(Process::destroyForcibly)));
    }

    private Programs() {}

    /** Where a program lies, or null: on the path, or where Debian puts what serves. */
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

    public static Path need(String name) throws IOException {
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
        long end = System.nanoTime() + READY.toNanos();
        while (!listens(port)) {
            if (System.nanoTime() - end > 0 || !process.isAlive()) {
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

    private static boolean listens(int port) {
        try (var socket = new Socket()) {
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 200);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    /** Ends a program at once. */
    public static void stop(Process process) {
        List<ProcessHandle> others = process.descendants().toList();
        process.destroyForcibly(); // first, or it would replace those that are gone
        others.forEach(ProcessHandle::destroyForcibly);
        process.onExit().join();
        RUNNING.remove(process);
    }
}
