package org.merlon.cli;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code merlon admin}: manages people, tables and chat in the database, also while the server runs. */
@Command(
        name = "admin",
        description = {
            "Moderates a server: people, reports, bans, announcements.",
            "Also tables, names, chat and read-only mode.",
            "The server may be running; changes take effect within seconds. The audit log keeps each with name and reason."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        synopsisSubcommandLabel = "COMMAND")
final class AdminCommand implements Runnable {
    private final Main.Streams streams;
    private final Map<String, String> environment;

    @Spec
    @Nullable CommandSpec spec;

    @Mixin
    private DatabaseOptions database;

    @Option(names = "--as", paramLabel = "NAME", description = "Your name in the audit log (default: your user name).")
    private @Nullable String actor;

    AdminCommand(Main.Streams streams, Map<String, String> environment) {
        this.streams = streams;
        this.environment = environment;
        database = new DatabaseOptions(environment);
    }

    @Override
    public void run() {
        throw usageError("say what to do: merlon admin --help lists the commands");
    }

    @Command(name = "people", description = "Lists people, the most recent visitors first.")
    int people(
            @Parameters(arity = "0..1", paramLabel = "NAME", description = "The beginning of their names.") @Nullable String name,
            @Option(names = "--limit", defaultValue = "50", description = "The maximum number.") int limit) {
        return actions().people(name == null ? "" : name, limit);
    }

    @Command(name = "tables", description = "Lists tables, the most recently changed first.")
    int tables(
            @Option(
                            names = "--status",
                            defaultValue = "",
                            description = "Only tables that are open, playing, over or aborted.")
                    String status,
            @Option(names = "--limit", defaultValue = "50", description = "The maximum number.") int limit) {
        return actions().tables(status, limit);
    }

    @Command(name = "talk", description = "Shows the chat of a table, with line numbers.")
    int talk(@Parameters(paramLabel = "TABLE", description = "The table's id.") String table) {
        return actions().talk(table);
    }

    @Command(name = "reports", description = "Lists open reports, oldest first.")
    int reports(@Option(names = "--limit", defaultValue = "50", description = "The maximum number.") int limit) {
        return actions().reports(limit);
    }

    @Command(name = "close-report", description = "Closes a report.")
    int closeReport(
            @Parameters(paramLabel = "NUMBER", description = "The number that reports shows.") long number,
            @Mixin ReasonOption reason) {
        return actions().closeReport(number, reason.text());
    }

    @Command(name = "ban", description = "Bans somebody: they can look, but change nothing. They see the reason.")
    int ban(
            @Parameters(paramLabel = "NAME", description = "The person.") String name,
            @Option(
                            names = "--for",
                            paramLabel = "TIME",
                            description = "The duration, such as 12h, 7d or 4w (default: for good).")
                    @Nullable String duration,
            @Mixin ReasonOption reason) {
        Long until = duration == null ? null : System.currentTimeMillis() + durationMillis(duration);
        return actions().ban(name, until, reason.text());
    }

    @Command(name = "unban", description = "Ends a ban.")
    int unban(@Parameters(paramLabel = "NAME", description = "The person.") String name, @Mixin ReasonOption reason) {
        return actions().unban(name, reason.text());
    }

    @Command(name = "rename", description = "Gives somebody a different name.")
    int rename(
            @Parameters(index = "0", paramLabel = "NAME", description = "The person.") String name,
            @Parameters(index = "1", paramLabel = "OTHER", description = "The new name.") String newName,
            @Mixin ReasonOption reason) {
        try {
            return actions().rename(name, newName, reason.text());
        } catch (IllegalArgumentException e) {
            throw usageError(String.valueOf(e.getMessage()));
        }
    }

    @Command(
            name = "remove-words",
            description = "Removes chat at a table: one line, all lines of a person, or all lines.")
    int removeWords(
            @Parameters(paramLabel = "TABLE", description = "The table's id.") String table,
            @Option(names = "--line", paramLabel = "NUMBER", description = "The line number that talk shows.") @Nullable Long line,
            @Option(names = "--of", paramLabel = "NAME", description = "The person whose lines are removed.") @Nullable String name,
            @Mixin ReasonOption reason) {
        return line == null
                ? actions().removeTalk(table, name, reason.text())
                : actions().removeLine(table, line, reason.text());
    }

    @Command(
            name = "read-only",
            description = "Turns read-only mode on or off: nobody can change anything, and clocks stop.")
    int readOnly(
            @Parameters(paramLabel = "on|off", description = "On or off.") String state, @Mixin ReasonOption reason) {
        if (!state.equals("on") && !state.equals("off")) {
            throw usageError("read-only must be on or off, not " + state);
        }
        return actions().readOnly(state.equals("on"), reason.text());
    }

    @Command(name = "announce", description = "Shows an announcement on every page; without a text, removes it.")
    int announce(
            @Parameters(arity = "0..1", paramLabel = "TEXT", description = "The announcement.") @Nullable String text,
            @Mixin ReasonOption reason) {
        try {
            return actions().announce(text, reason.text());
        } catch (IllegalArgumentException e) {
            throw usageError(String.valueOf(e.getMessage()));
        }
    }

    @Command(
            name = "rotate-key",
            description = "Signs games with a new key from now on; those signed before still verify.")
    int rotateKey(@Mixin ReasonOption reason) {
        return actions().rotateKey(reason.text());
    }

    @Command(name = "audit", description = "Lists what hosts have done, newest first.")
    int audit(@Option(names = "--limit", defaultValue = "50", description = "The maximum number.") int limit) {
        return actions().audit(limit);
    }

    /** The {@code --why} option: the reason for an action, stored in the audit log for other administrators. */
    static final class ReasonOption {
        @Option(names = "--why", required = true, paramLabel = "REASON", description = "The reason, for the audit log.")
        private String reason = "";

        String text() {
            return reason;
        }
    }

    /** Creates the actions; only this method uses server classes, so other commands do not load them. */
    private AdminActions actions() {
        Logs.mute();
        return new AdminActions(database.url(), database.folder(), actor(), streams.out());
    }

    private String actor() {
        return actor != null ? actor : environment.getOrDefault("USER", System.getProperty("user.name", "host"));
    }

    private ParameterException usageError(String message) {
        if (spec == null) {
            throw new IllegalStateException("there is no command line");
        }
        return new ParameterException(spec.commandLine(), message);
    }

    /** Parses a duration such as 12h, 7d or 4w. */
    private long durationMillis(String text) {
        long hoursPerUnit = switch (text.isEmpty() ? ' ' : text.charAt(text.length() - 1)) {
            case 'h' -> 1;
            case 'd' -> 24;
            case 'w' -> 7 * 24;
            default -> 0;
        };
        try {
            long count = Integer.parseInt(text.substring(0, Math.max(0, text.length() - 1)));
            if (hoursPerUnit > 0 && count > 0) {
                return count * hoursPerUnit * 3_600_000L;
            }
        } catch (NumberFormatException e) {
            // reported below
        }
        throw usageError("a duration is a number of hours, days or weeks, such as 12h, 7d or 4w, not " + text);
    }
}
