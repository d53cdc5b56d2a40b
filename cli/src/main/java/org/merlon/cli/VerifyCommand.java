package org.merlon.cli;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.merlon.protocol.Json;
import org.merlon.protocol.JsonException;
import org.merlon.server.archive.Report;
import org.merlon.server.archive.Verifier;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code merlon verify}: checks an exported game from the promised key to the result. */
@Command(
        name = "verify",
        description = {
            "Checks an exported game from key to result.",
            "The promised key, the players' words, the seats, every shuffle, move and hash, and the result.",
            "Ends with status 1 if anything does not fit."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
final class VerifyCommand implements Callable<Integer> {
    private final Main.Streams streams;
    private final Ansi ansi;

    @Option(
            names = {"-v", "--verbose"},
            description = "Print every entry of the log.")
    private boolean verbose;

    @Parameters(paramLabel = "FILE", description = "The game, as the server exports it.")
    private Path file = Path.of("");

    VerifyCommand(Main.Streams streams, Ansi ansi) {
        this.streams = streams;
        this.ansi = ansi;
    }

    @Override
    public Integer call() {
        Report report;
        try {
            report = Verifier.verify(Json.read(Files.readString(file)));
        } catch (JsonException e) {
            return refuse("is not an exported game: " + e.reason());
        } catch (NoSuchFileException e) {
            return refuse("does not exist");
        } catch (AccessDeniedException e) {
            return refuse("may not be read");
        } catch (CharacterCodingException e) {
            return refuse("is not UTF-8 text");
        } catch (IOException e) {
            return refuse("cannot be read: " + e.getMessage());
        }
        for (Report.Step step : report.steps()) {
            boolean holds = step.verdict() == Report.Verdict.HOLDS;
            // Only the first word is markup; what a file says is printed as it is.
            streams.out()
                    .println(ansi.string(holds ? "@|green ok|@   " : "@|bold,red FAIL|@ ") + step.name() + ": "
                            + printable(step.text()));
            if (verbose) {
                step.details().forEach(line -> streams.out().println("       " + printable(line)));
            }
        }
        streams.out().println(report.holds() ? "This game is as it should be." : "This game does not verify.");
        streams.out().flush();
        return report.holds() ? ExitCode.OK : ExitCode.SOFTWARE;
    }

    /** Without control characters, with which a file could give orders to the terminal. */
    private static String printable(String text) {
        return text.replaceAll("\\p{Cntrl}", "?");
    }

    private int refuse(String why) {
        streams.err().println("merlon verify: " + file + " " + why);
        return ExitCode.SOFTWARE;
    }
}
