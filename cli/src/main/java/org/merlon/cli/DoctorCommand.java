package org.merlon.cli;

import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;

/** {@code merlon doctor}: checks an installation and reports problems. */
@Command(
        name = "doctor",
        description = {
            "Checks an installation and says what is wrong.",
            "Checks Java, disk, database, port, origin and clock. Changes nothing.",
            "Takes the server's options. Ends with status 1 if something must be fixed."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
final class DoctorCommand implements Callable<Integer> {
    private final Main.Streams streams;

    @Mixin
    private final ListenOptions listenOptions = new ListenOptions();

    @Mixin
    private DatabaseOptions database;

    DoctorCommand(Main.Streams streams, Map<String, String> environment) {
        this.streams = streams;
        database = new DatabaseOptions(environment);
    }

    @Override
    public Integer call() {
        Logs.mute();
        boolean healthy = true;
        for (CheckResult result : new DoctorChecks(listenOptions, database).runAll()) {
            streams.out().println(result);
            healthy &= result.grade() != CheckResult.Grade.WRONG;
        }
        return healthy ? ExitCode.OK : ExitCode.SOFTWARE;
    }
}
