package org.merlon.cli;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.util.concurrent.Callable;
import org.merlon.protocol.EngineLoop;
import org.merlon.protocol.EngineSession;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;

/** {@code merlon engine}: the line protocol on standard input and output. */
@Command(
        name = "engine",
        description = {
            "Plays over the line protocol on standard input and output.",
            "Reads one command per line and writes one reply per line. Try games first.",
            "Ends when its input ends, or with the command quit."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
final class EngineCommand implements Callable<Integer> {
    private static final int BUFFER_BYTES = 64 * 1024; // most replies are written in one piece

    private final Main.Streams streams;

    @Mixin
    private final RulesDataOption rulesData = new RulesDataOption();

    EngineCommand(Main.Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        rulesData.apply();
        var session = new EngineSession(streams.err()::println);
        EngineLoop.run(session, streams.in(), new BufferedOutputStream(streams.replies(), BUFFER_BYTES));
        return ExitCode.OK;
    }
}
