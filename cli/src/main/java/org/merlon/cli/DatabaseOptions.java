package org.merlon.cli;

import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that select the database, shared by all commands that need it. */
final class DatabaseOptions {
    private final Map<String, String> environment;

    @Option(
            names = "--data",
            description = "The folder of the embedded database (default: merlon in your data folder).")
    private @Nullable Path data;

    @Option(
            names = "--database",
            description = "A PostgreSQL database instead, such as jdbc:postgresql://localhost/merlon?user=merlon.")
    private @Nullable String url;

    @Option(
            names = OptionDefaults.CONFIG_OPTION,
            paramLabel = "FILE",
            description =
                    "A settings file with lines such as \"port = 8080\"; the names are those of the server's options.")
    @SuppressWarnings("UnusedVariable") // Settings reads this option before the command line is parsed
    private @Nullable Path config;

    DatabaseOptions(Map<String, String> environment) {
        this.environment = environment;
    }

    /** Returns the data folder: the one given, otherwise the default of the XDG specification. */
    Path folder() {
        if (data != null) {
            return data;
        }
        String xdgDataHome = environment.get("XDG_DATA_HOME");
        if (xdgDataHome != null && !xdgDataHome.isEmpty()) {
            return Path.of(xdgDataHome, "merlon");
        }
        return Path.of(System.getProperty("user.home"), ".local", "share", "merlon");
    }

    @Nullable String url() {
        return url;
    }

    /** Describes the database without its address, which may contain a password. */
    String describe() {
        return url == null ? "data in " + folder() : "data in PostgreSQL";
    }

    /** Describes the contents of a backup. */
    static String describeContents(long games, long people) {
        return games + (games == 1 ? " table and " : " tables and ") + people + (people == 1 ? " person" : " people");
    }
}
