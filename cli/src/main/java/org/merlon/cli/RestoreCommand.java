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
            "Puts a backup back into a database.",
            "All of it or, if anything is wrong, nothing. The server must be stopped. Backups of one kind of database fit the other too."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
final class RestoreCommand implements Callable<Integer> {
    private final Main.Streams streams;

    @Mixin
    private DatabaseOptions database;

    @Option(names = "--replace", description = "Throw away what the database holds; without this it must be empty.")
    private boolean replace;

    @Parameters(paramLabel = "FILE", description = "A file that merlon backup has written.")
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
