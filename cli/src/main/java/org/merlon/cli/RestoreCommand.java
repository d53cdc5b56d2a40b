package org.merlon.cli;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import org.merlon.server.store.Store;
import org.merlon.server.store.Stores;
import org.merlon.server.store.backup.Backup;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code merlon restore}: loads a backup into a database. */
@Command(
        name = "restore",
        description = {
            "Restores a backup into an empty database.",
            "Stop the server first. If anything is wrong, nothing is restored. A backup of SQLite fits PostgreSQL, and the other way round."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
final class RestoreCommand implements Callable<Integer> {
    private final Main.Streams streams;

    @Mixin
    private DatabaseOptions database;

    @Option(
            names = "--replace",
            description = "Delete what the database contains. Without this option it must be empty.")
    private boolean replace;

    @Parameters(paramLabel = "FILE", description = "A file written by merlon backup.")
    private Path file = Path.of("");

    RestoreCommand(Main.Streams streams, Map<String, String> environment) {
        this.streams = streams;
        database = new DatabaseOptions(environment);
    }

    @Override
    public Integer call() {
        Logs.mute();
        Backup.check(file); // before a database is created for it
        Backup.Contents contents;
        try (Store store = Stores.open(database.url(), database.folder())) {
            contents = Backup.restore(store, file, replace);
        }
        streams.out()
                .println(DatabaseOptions.describeContents(contents.games(), contents.people()) + " restored from "
                        + file);
        return ExitCode.OK;
    }
}
