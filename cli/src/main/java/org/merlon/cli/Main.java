package org.merlon.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.util.Map;
import java.util.Objects;
import org.jline.terminal.spi.SystemStream;
import org.jspecify.annotations.Nullable;
import org.merlon.cli.arena.ArenaCommand;
import org.merlon.cli.arena.LearnCommand;
import org.merlon.cli.arena.Output;
import org.merlon.cli.play.Console;
import org.merlon.cli.play.PlainConsole;
import org.merlon.cli.play.PlayCommand;
import org.merlon.cli.play.TerminalConsole;
import org.merlon.server.store.StoreException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;

/** The {@code merlon} command: parses the command line and runs a subcommand. */
@Command(
        name = "merlon",
        description = "Castle board games: a server, bots, and an engine that any program can use.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        synopsisSubcommandLabel = "COMMAND",
        footer = {"", "merlon COMMAND --help explains a command."})
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        // The bare descriptor: unlike System.out it throws an exception when the reader has closed the pipe.
        var replies = new FileOutputStream(FileDescriptor.out);
        var out = new PrintWriter(System.out, true, System.out.charset());
        var err = new PrintWriter(System.err, true, System.err.charset());
        System.exit(run(new Streams(System.in, replies, out, err), System.getenv(), args));
    }

    /**
     * The input and output streams of the command.
     *
     * @param replies only for the replies of the engine protocol
     */
    record Streams(InputStream in, OutputStream replies, PrintWriter out, PrintWriter err) {
        /** Opens the console for a game: the terminal, or these streams line by line. */
        Console console() throws IOException {
            boolean terminal = in.equals(System.in)
                    && TerminalDetector.isTerminal(SystemStream.Input)
                    && TerminalDetector.isTerminal(SystemStream.Output);
            return terminal ? new TerminalConsole() : new PlainConsole(in, out);
        }

        /** Returns whether {@code err} is shown in a terminal. */
        boolean isErrTerminal() {
            return in.equals(System.in) && TerminalDetector.isTerminal(SystemStream.Error);
        }
    }

    /** Runs the command; returns its exit code: 0 for success, 1 for failure, 2 for an invalid command line. */
    static int run(Streams streams, Map<String, String> environment, String... args) {
        CommandLine command = commandLine(streams, environment);
        return command.setDefaultValueProvider(new OptionDefaults(serveCommand(command), environment, args))
                .execute(args.length == 0 ? new String[] {"--help"} : args);
    }

    /** Returns the {@code serve} command, whose options can also be set by file and environment. */
    static CommandSpec serveCommand(CommandLine command) {
        return Objects.requireNonNull(command.getSubcommands().get("serve")).getCommandSpec();
    }

    static CommandLine commandLine(Streams streams, Map<String, String> environment) {
        Ansi ansi = ansi(environment.get("NO_COLOR"));
        var output = new Output(streams.out(), streams.err(), streams::isErrTerminal);
        return new CommandLine(new Main())
                .addSubcommand(new ServeCommand(streams, environment))
                .addSubcommand(new BackupCommand(streams, environment))
                .addSubcommand(new RestoreCommand(streams, environment))
                .addSubcommand(new AdminCommand(streams, environment))
                .addSubcommand(new DoctorCommand(streams, environment))
                .addSubcommand(new VerifyCommand(streams, ansi))
                .addSubcommand(new VerifyLogCommand(streams, ansi, environment))
                .addSubcommand(new PlayCommand(streams::console, !isColorDisabled(environment.get("NO_COLOR"))))
                .addSubcommand(new ArenaCommand(output))
                .addSubcommand(new LearnCommand(output))
                .addSubcommand(new EngineCommand(streams))
                .addSubcommand(new CasesCommand(streams, ansi))
                .setOut(streams.out())
                .setErr(streams.err())
                .setColorScheme(CommandLine.Help.defaultColorScheme(ansi))
                .setExecutionExceptionHandler(Main::printError);
    }

    /** Returns whether to use colours: not if NO_COLOR is set, nor if the output is not a terminal. */
    private static Ansi ansi(@Nullable String noColor) {
        return isColorDisabled(noColor) || !Ansi.AUTO.enabled() ? Ansi.OFF : Ansi.ON;
    }

    private static boolean isColorDisabled(@Nullable String noColor) {
        return noColor != null && !noColor.isEmpty();
    }

    private static int printError(Exception exception, CommandLine command, CommandLine.ParseResult parsed) {
        String introduction = switch (exception) {
            case IOException e -> " cannot read or write: ";
            case StoreException e -> ": "; // its message is a complete sentence
            default -> " failed: ";
        };
        command.getErr().println(command.getCommandSpec().qualifiedName() + introduction + exception.getMessage());
        return ExitCode.SOFTWARE;
    }
}
