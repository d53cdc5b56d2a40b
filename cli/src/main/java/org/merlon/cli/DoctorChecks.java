package org.merlon.cli;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.net.ssl.SSLException;
import org.jspecify.annotations.Nullable;
import org.merlon.server.guard.ClientAddress;
import org.merlon.server.guard.OriginCheck;
import org.merlon.server.store.Stores;

/** The checks of {@code merlon doctor}. They change nothing and do not disturb a running server. */
final class DoctorChecks {
    private static final int MIN_JAVA_VERSION = 21;

    /** With less free space, the log of a busy server and a backup may not fit. */
    private static final long MIN_FREE_BYTES = 1L << 30;

    private static final int HTTP_TIMEOUT_MILLIS = 3_000;

    /** Merlon did not exist before this date, so an earlier system time means that the clock is not set. */
    private static final Instant EARLIEST_TIME = Instant.parse("2026-01-01T00:00:00Z");

    /** Game clocks count in seconds; cookies, TLS and logs tolerate a larger difference. */
    private static final Duration MAX_CLOCK_DIFFERENCE = Duration.ofSeconds(30);

    private final ListenOptions listenOptions;
    private final DatabaseOptions database;
    private final List<CheckResult> results = new ArrayList<>();

    DoctorChecks(ListenOptions listenOptions, DatabaseOptions database) {
        this.listenOptions = listenOptions;
        this.database = database;
    }

    List<CheckResult> runAll() {
        checkJava();
        checkDisk();
        checkDatabase();
        checkPort();
        checkOrigins();
        checkClock(Instant.now());
        return List.copyOf(results);
    }

    private void checkJava() {
        Runtime runtime = Runtime.getRuntime();
        String text = "%s on %d processors, with up to %d MiB of memory"
                .formatted(Runtime.version(), runtime.availableProcessors(), runtime.maxMemory() >> 20);
        results.add(
                Runtime.version().feature() >= MIN_JAVA_VERSION
                        ? CheckResult.ok("java", text)
                        : CheckResult.wrong("java", text + "; Merlon needs version " + MIN_JAVA_VERSION + " or newer"));
    }

    private void checkDisk() {
        Path folder = database.folder().toAbsolutePath();
        Path existing = folder;
        while (!Files.exists(existing) && existing.getParent() != null) {
            existing = existing.getParent();
        }
        if (!Files.isDirectory(existing) || !Files.isWritable(existing)) {
            results.add(CheckResult.wrong("disk", "cannot write to " + folder + "; name another folder with --data"));
            return;
        }
        // A FileStore fails where / is not a mount point, as in a chroot.
        long freeBytes = existing.toFile().getUsableSpace();
        String text = "%d MiB are free for %s".formatted(freeBytes >> 20, folder);
        results.add(
                freeBytes >= MIN_FREE_BYTES
                        ? CheckResult.ok("disk", text)
                        : CheckResult.care("disk", text + ", which is not much"));
    }

    private void checkDatabase() {
        if (database.url() == null && Files.isDirectory(database.folder()) && !Files.isExecutable(database.folder())) {
            results.add(CheckResult.wrong("database", "no permission to read " + database.folder()));
            return;
        }
        if (database.url() == null && !Files.exists(database.folder().resolve("merlon.db"))) {
            results.add(CheckResult.ok("database", "does not exist yet; the server creates it when it starts"));
            return;
        }
        try {
            long tables = Stores.check(database.url(), database.folder());
            results.add(CheckResult.ok(
                    "database", "can be read and contains " + tables + " tables; " + database.describe()));
        } catch (RuntimeException e) { // if the file is not a database, the connection pool throws its own exception
            results.add(CheckResult.wrong("database", "cannot be read: " + e.getMessage()));
        }
    }

    private void checkPort() {
        String address = listenOptions.host() + " port " + listenOptions.port();
        try (var socket = new ServerSocket()) {
            socket.bind(new InetSocketAddress(InetAddress.getAllByName(listenOptions.host())[0], listenOptions.port()));
            results.add(CheckResult.ok("port", address + " is free"));
        } catch (IOException e) {
            String host = listenOptions.host().equals("0.0.0.0") ? "127.0.0.1" : listenOptions.host();
            results.add(
                    unreachableReason("http://" + host + ":" + listenOptions.port()) == null
                            ? CheckResult.ok("port", "a Merlon answers on " + address)
                            : CheckResult.wrong("port", "cannot listen on " + address + ": " + e.getMessage()));
        }
    }

    private void checkOrigins() {
        boolean isPublic = !isLoopback(listenOptions.host());
        try {
            var unusedOrigins = new OriginCheck(listenOptions.origins());
            var unusedProxies = new ClientAddress(listenOptions.proxies());
        } catch (IllegalArgumentException e) {
            results.add(CheckResult.wrong("origin", String.valueOf(e.getMessage())));
            return;
        }
        if (listenOptions.origins().isEmpty()) {
            results.add(
                    isPublic
                            ? CheckResult.care(
                                    "origin",
                                    "other machines can connect without --origin: fine at home; on the internet use a"
                                            + " proxy with TLS and set the address that people see")
                            : CheckResult.ok("origin", "only this machine can connect"));
        }
        for (String each : listenOptions.origins()) {
            if (each.startsWith("https:") && listenOptions.proxies().isEmpty()) {
                results.add(CheckResult.care(
                        "origin", each + " needs a proxy; without --trust-proxy all visitors share one quota"));
            } else {
                String reason = unreachableReason(each);
                results.add(
                        reason == null
                                ? CheckResult.ok("origin", "a Merlon answers at " + each)
                                : CheckResult.care("origin", "no Merlon answers at " + each + " yet: " + reason));
            }
        }
    }

    private static boolean isLoopback(String host) {
        try {
            return Arrays.stream(InetAddress.getAllByName(host)).allMatch(InetAddress::isLoopbackAddress);
        } catch (UnknownHostException e) {
            return false;
        }
    }

    /** Returns the reason why no Merlon server answers at an address, or null if one does. */
    private static @Nullable String unreachableReason(String origin) {
        try {
            var connection = (HttpURLConnection)
                    URI.create(origin + "/api/openapi.json").toURL().openConnection();
            connection.setConnectTimeout(HTTP_TIMEOUT_MILLIS);
            connection.setReadTimeout(HTTP_TIMEOUT_MILLIS);
            try (var body = connection.getInputStream()) {
                boolean isMerlon = new String(body.readAllBytes(), StandardCharsets.UTF_8).contains("Merlon");
                return isMerlon ? null : "something else does";
            }
        } catch (UnknownHostException e) {
            return "no machine has this name";
        } catch (SSLException e) {
            return "TLS fails: " + e.getMessage();
        } catch (IOException | IllegalArgumentException e) {
            return String.valueOf(e.getMessage());
        }
    }

    /** Compares the system time with the timestamp of a new file, which may come from the clock of a file server. */
    private void checkClock(Instant now) {
        if (now.isBefore(EARLIEST_TIME)) {
            results.add(CheckResult.wrong("clock", "shows " + now + ", which is before Merlon existed"));
            return;
        }
        try {
            Path probe = Files.createTempFile("merlon", ".clock");
            Instant fileTime = Files.getLastModifiedTime(probe).toInstant();
            Files.delete(probe);
            Duration difference = Duration.between(now, fileTime).abs();
            results.add(
                    difference.compareTo(MAX_CLOCK_DIFFERENCE) <= 0
                            ? CheckResult.ok("clock", "shows " + now.truncatedTo(ChronoUnit.SECONDS))
                            : CheckResult.care("clock", "and the disk's differ by " + difference.toSeconds() + " s"));
        } catch (IOException e) {
            results.add(CheckResult.wrong("clock", "cannot write a temporary file: " + e.getMessage()));
        }
    }
}
