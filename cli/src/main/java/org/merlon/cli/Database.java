package org.merlon.cli;

import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where the data lies: the same options for every command that needs it. */
final class Database {
    private final Map<String, String> environment;

    @Option(
            names = "--data",
            description = "The folder of the embedded database (default: merlon in your data folder).")
    private @Nullable Path data;

    @Option(
            names = "--database",
            description = "A PostgreSQL database instead, as in jdbc:postgresql://localhost/merlon?user=merlon.")
    private @Nullable String url;

    @Option(
            names = Settings.CONFIG,
            paramLabel = "FILE",
            description = "A file of settings: lines such as \"port = 8080\", with the names of the server's options.")
    @SuppressWarnings("UnusedVariable") // Settings reads it before the command line is parsed
    private @Nullable Path config;

    Database(Map<String, String> environment) {
        this.environment = environment;
    }

    /** The folder for data, by the XDG rules if none was named. */
    Path folder() {
        if (data != null) {
            return data;
        }
        String xdg = environment.get("XDG_DATA_HOME");
        if (xdg != null && !xdg.isEmpty()) {
            return Path.of(xdg, "merlon");
        }
        return Path.of(System.getProperty("user.home"), ".local", "share", "merlon");
    }

    @Nullable String url() {
        return url;
    }

    /** Without the password that an address may hold. */
    String describe() {
        return url == null ? "data in " + folder() : "data in PostgreSQL";
    }

    /** What a backup holds, in words. */
    static String count(long games, long people) {
        return games + (games == 1 ? " table and " : " tables and ") + people + (people == 1 ? " person" : " people");
    }
}
