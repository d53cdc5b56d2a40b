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
import org.merlon.server.guard.Origins;
import org.merlon.server.store.Stores;

/** The checks of {@code merlon doctor}. They change nothing and do not disturb a running server. */
final class DoctorChecks {
    private static final int OLDEST_JAVA = 21;

    /** With less free space, the log of a busy server and a backup may not fit. */
    private static final long FEW_BYTES = 1L << 30;

    private static final int PATIENCE_MILLIS = 3_000;

    /** Merlon did not exist before this date, so an earlier system time means that the clock is not set. */
    private static final Instant BIRTH = Instant.parse("2026-01-01T00:00:00Z");

    /** Game clocks count in seconds; cookies, TLS and logs tolerate a larger difference. */
    private static final Duration TOLERANCE = Duration.ofSeconds(30);

    private final ListenOptions listening;
    private final Database database;
    private final List<CheckResult> findings = new ArrayList<>();

    DoctorChecks(ListenOptions listening, Database database) {
        this.listening = listening;
        this.database = database;
    }

    List<CheckResult> all() {
        java();
        disk();
        database();
        port();
        origin();
        clock(Instant.now());
        return List.copyOf(findings);
    }

    private void java() {
        Runtime runtime = Runtime.getRuntime();
        String words = "%s on %d processors, with up to %d MiB of memory"
                .formatted(Runtime.version(), runtime.availableProcessors(), runtime.maxMemory() >> 20);
        findings.add(
                Runtime.version().feature() >= OLDEST_JAVA
                        ? CheckResult.ok("java", words)
                        : CheckResult.wrong("java", words + "; version " + OLDEST_JAVA + " or newer is needed"));
    }

    private void disk() {
        Path folder = database.folder().toAbsolutePath();
        Path there = folder;
        while (!Files.exists(there) && there.getParent() != null) {
            there = there.getParent();
        }
        if (!Files.isDirectory(there) || !Files.isWritable(there)) {
            findings.add(CheckResult.wrong("disk", "cannot write to " + folder + "; name another folder with --data"));
            return;
        }
        // A FileStore fails where / is not a mount point, as in a chroot.
        long free = there.toFile().getUsableSpace();
        String words = "%d MiB are free for %s".formatted(free >> 20, folder);
        findings.add(
                free >= FEW_BYTES
                        ? CheckResult.ok("disk", words)
                        : CheckResult.care("disk", words + ", which is little"));
    }

    private void database() {
        if (database.url() == null && Files.isDirectory(database.folder()) && !Files.isExecutable(database.folder())) {
            findings.add(CheckResult.wrong("database", "no permission to read " + database.folder()));
            return;
        }
        if (database.url() == null && !Files.exists(database.folder().resolve("merlon.db"))) {
            findings.add(CheckResult.ok("database", "there is none yet; the server makes it when it starts"));
            return;
        }
        try {
            long tables = Stores.check(database.url(), database.folder());
            findings.add(
                    CheckResult.ok("database", "can be read and holds " + tables + " tables; " + database.describe()));
        } catch (RuntimeException e) { // if the file is not a database, the connection pool throws its own exception
            findings.add(CheckResult.wrong("database", "cannot be read: " + e.getMessage()));
        }
    }

    private void port() {
        String where = listening.host() + " port " + listening.port();
        try (var socket = new ServerSocket()) {
            socket.bind(new InetSocketAddress(InetAddress.getAllByName(listening.host())[0], listening.port()));
            findings.add(CheckResult.ok("port", where + " is free"));
        } catch (IOException e) {
            String host = listening.host().equals("0.0.0.0") ? "127.0.0.1" : listening.host();
            findings.add(
                    missing("http://" + host + ":" + listening.port()) == null
                            ? CheckResult.ok("port", "a Merlon answers on " + where)
                            : CheckResult.wrong("port", "cannot listen on " + where + ": " + e.getMessage()));
        }
    }

    private void origin() {
        boolean open = !isLoopback(listening.host());
        try {
            var unusedOrigins = new Origins(listening.origins());
            var unusedProxies = new ClientAddress(listening.proxies());
        } catch (IllegalArgumentException e) {
            findings.add(CheckResult.wrong("origin", String.valueOf(e.getMessage())));
            return;
        }
        if (listening.origins().isEmpty()) {
            findings.add(
                    open
                            ? CheckResult.care(
                                    "origin",
                                    "open to others without --origin: fine among friends at home; on the internet put"
                                            + " a proxy with TLS in front and name the address that browsers see")
                            : CheckResult.ok("origin", "for this machine alone"));
        }
        for (String each : listening.origins()) {
            if (each.startsWith("https:") && listening.proxies().isEmpty()) {
                findings.add(CheckResult.care(
                        "origin", each + " needs a proxy; without --trust-proxy all visitors share one quota"));
            } else {
                String missing = missing(each);
                findings.add(
                        missing == null
                                ? CheckResult.ok("origin", "a Merlon answers at " + each)
                                : CheckResult.care("origin", "no Merlon answers at " + each + " yet: " + missing));
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
    private static @Nullable String missing(String origin) {
        try {
            var line = (HttpURLConnection)
                    URI.create(origin + "/api/openapi.json").toURL().openConnection();
            line.setConnectTimeout(PATIENCE_MILLIS);
            line.setReadTimeout(PATIENCE_MILLIS);
            try (var body = line.getInputStream()) {
                boolean merlon = new String(body.readAllBytes(), StandardCharsets.UTF_8).contains("Merlon");
                return merlon ? null : "something else does";
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
    private void clock(Instant now) {
        if (now.isBefore(BIRTH)) {
            findings.add(CheckResult.wrong("clock", "says " + now + ", which is before there was a Merlon"));
            return;
        }
        try {
            Path probe = Files.createTempFile("merlon", ".clock");
            Instant written = Files.getLastModifiedTime(probe).toInstant();
            Files.delete(probe);
            Duration apart = Duration.between(now, written).abs();
            findings.add(
                    apart.compareTo(TOLERANCE) <= 0
                            ? CheckResult.ok("clock", "says " + now.truncatedTo(ChronoUnit.SECONDS))
                            : CheckResult.care("clock", "and the disk's differ by " + apart.toSeconds() + " s"));
        } catch (IOException e) {
            findings.add(CheckResult.wrong("clock", "cannot write a temporary file: " + e.getMessage()));
        }
    }
}
