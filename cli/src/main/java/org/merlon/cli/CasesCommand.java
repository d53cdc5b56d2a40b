package org.merlon.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.merlon.engine.data.MalformedException;
import org.merlon.protocol.cases.Case;
import org.merlon.protocol.cases.CaseResult;
import org.merlon.protocol.cases.CaseRunner;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Parameters;

/** {@code merlon cases}: runs files of rule cases and reports which pass. */
@Command(
        name = "cases",
        description = {
            "Checks the engine against rule cases in JSON files.",
            "Prints a line for each case and the totals. Ends with status 1 if a case fails."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
final class CasesCommand implements Callable<Integer> {
    private final Main.Streams streams;
    private final Ansi ansi;
    private int passed;
    private int failed;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Files with a JSON list of cases.")
    private List<Path> files = List.of();

    CasesCommand(Main.Streams streams, Ansi ansi) {
        this.streams = streams;
        this.ansi = ansi;
    }

    @Override
    public Integer call() {
        boolean allRead = true;
        for (Path file : files) {
            allRead &= runFile(file);
        }
        streams.out().println(passed + " passed, " + failed + " failed");
        streams.out().flush();
        return allRead && failed == 0 ? ExitCode.OK : ExitCode.SOFTWARE;
    }

    /** Runs the cases of a file; returns false if the file cannot be read. */
    private boolean runFile(Path file) {
        try {
            for (Case next : Case.readAll(Files.readString(file))) {
                report(CaseRunner.run(next, streams.err()::println));
            }
            return true;
        } catch (MalformedException e) {
            return fail(file + " is not a file of cases: " + e.reason());
        } catch (IOException e) {
            return fail(FileErrors.describe(file, e));
        }
    }

    private boolean fail(String message) {
        streams.err().println("merlon cases: " + message);
        return false;
    }

    private void report(CaseResult result) {
        if (result.passed()) {
            passed++;
            printLine("@|green pass|@ ", result.id());
        } else {
            failed++;
            printLine("@|bold,red FAIL|@ ", result.id() + ": " + result.failure());
        }
    }

    /** Prints a line; only its first part is markup, text from a file is printed as it is. */
    private void printLine(String markup, String text) {
        streams.out().println(ansi.string(markup) + text);
    }
}
