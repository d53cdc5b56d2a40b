package org.merlon.cli;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import org.merlon.server.store.backup.Backup;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code merlon backup}: writes the whole database into one file. */
@Command(
        name = "backup",
        description = {
            "Writes everything the server has stored into one file.",
            "The server may be running.",
            "The file contains the keys of games and of the server. Keep it where only you can read it."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
final class BackupCommand implements Callable<Integer> {
    private final Main.Streams streams;

    @Mixin
    private DatabaseOptions database;

    @Parameters(paramLabel = "FILE", description = "The file to write; an existing one is replaced.")
    private Path file = Path.of("");

    BackupCommand(Main.Streams streams, Map<String, String> environment) {
        this.streams = streams;
        database = new DatabaseOptions(environment);
    }

    @Override
    public Integer call() {
        Logs.mute();
        Backup.Contents contents = Backup.write(database.url(), database.folder(), file);
        streams.out()
                .println(DatabaseOptions.describeContents(contents.games(), contents.people()) + " written to " + file);
        return ExitCode.OK;
    }
}
