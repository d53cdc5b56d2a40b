package org.merlon.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.words.Phrase;
import org.merlon.protocol.json.Json;
import org.merlon.server.archive.TrustedKeys;
import org.merlon.server.archive.VerificationReport;
import org.merlon.server.archive.Verifier;
import org.merlon.words.Words;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code merlon verify}: checks an exported game from the committed key to the result. */
@Command(
        name = "verify",
        description = {
            "Verifies a downloaded game, from the commitment to the result.",
            "Checks the key, the players' words, the seats, every shuffle, move and hash, and the result.",
            "Ends with status 1 if a check fails, and with 3 if the game was played by other rules and cannot be followed"
                    + " to its end."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
final class VerifyCommand implements Callable<Integer> {
    /** The exit status if a game can be neither confirmed nor refuted. */
    private static final int EXIT_OTHER_RULES = 3;

    private final Main.Streams streams;
    private final Ansi ansi;

    @Option(
            names = {"-v", "--verbose"},
            description = "Print every entry of the log.")
    private boolean verbose;

    @Option(
            names = "--keys",
            paramLabel = "FILE",
            description = {
                "The keys of the server that must have signed the file.",
                "A server offers them at /.well-known/merlon-keys.json."
            })
    private @Nullable Path keys;

    @Parameters(paramLabel = "FILE", description = "The downloaded file of the game.")
    private Path file = Path.of("");

    @Mixin
    private final RulesDataOption rulesData = new RulesDataOption();

    VerifyCommand(Main.Streams streams, Ansi ansi) {
        this.streams = streams;
        this.ansi = ansi;
    }

    @Override
    public Integer call() {
        rulesData.apply();
        VerificationReport report;
        try {
            TrustedKeys trusted = keys == null ? TrustedKeys.NONE : TrustedKeys.read(Json.read(Files.readString(keys)));
            report = Verifier.verify(Json.read(Files.readString(file)), trusted);
        } catch (MalformedException e) {
            return fail(say(Phrase.of("terminal-verify-not-exported-game")
                    .with("file", file.toString())
                    .with("why", e.reason())));
        } catch (IOException e) {
            return fail(FileErrors.describe(file, e));
        }
        for (VerificationReport.Step step : report.steps()) {
            String mark = switch (step.verdict()) {
                case HOLDS -> "@|green ok|@   ";
                case FAILS -> "@|bold,red FAIL|@ ";
                case UNKNOWN -> "@|yellow ?|@    ";
            };
            // Only the first word is markup; text from the file is printed as it is.
            streams.out().println(ansi.string(mark) + step.name() + ": " + printable(step.text()));
            if (verbose) {
                step.details().forEach(line -> streams.out().println("       " + printable(line)));
            }
        }
        String verdict = report.fails() ? "fails" : report.holds() ? "holds" : "unknown";
        streams.out().println(say(Phrase.of("terminal-verdict-" + verdict)));
        streams.out().flush();
        return report.fails() ? ExitCode.SOFTWARE : report.holds() ? ExitCode.OK : EXIT_OTHER_RULES;
    }

    private static String say(Phrase phrase) {
        return Words.english().say(phrase);
    }

    /** Replaces control characters, with which a file could send escape sequences to the terminal. */
    private static String printable(String text) {
        return text.replaceAll("\\p{Cntrl}", "?");
    }

    private int fail(String message) {
        streams.err().println("merlon verify: " + message);
        return ExitCode.SOFTWARE;
    }
}
