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
            "Acts for whoever hosts: people, reports, bans, announcements.",
            "Also tables, names, words and a mode in which nothing changes.",
            "The server may be running, and heeds it within seconds. Every act is kept in an audit log, with who and why."
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
    private Database database;

    @Option(
            names = "--as",
            paramLabel = "NAME",
            description = "Who does it, for the audit log (default: your user name).")
    private @Nullable String as;

    AdminCommand(Main.Streams streams, Map<String, String> environment) {
        this.streams = streams;
        this.environment = environment;
        database = new Database(environment);
    }

    @Override
    public void run() {
        throw wrong("say what to do: merlon admin --help lists the commands");
    }

    @Command(name = "people", description = "Lists people, those who were here last first.")
    int people(
            @Parameters(arity = "0..1", paramLabel = "NAME", description = "How their names begin.") @Nullable String name,
            @Option(names = "--limit", defaultValue = "50", description = "How many at most.") int limit) {
        return desk().people(name == null ? "" : name, limit);
    }

    @Command(name = "tables", description = "Lists tables, those that changed last first.")
    int tables(
            @Option(names = "--status", defaultValue = "", description = "open, playing, over or aborted.")
                    String status,
            @Option(names = "--limit", defaultValue = "50", description = "How many at most.") int limit) {
        return desk().tables(status, limit);
    }

    @Command(name = "talk", description = "Shows what was said at a table, with the numbers of the lines.")
    int talk(@Parameters(paramLabel = "TABLE", description = "The table's id.") String table) {
        return desk().talk(table);
    }

    @Command(name = "reports", description = "Lists what people have reported and nobody has dealt with, oldest first.")
    int reports(@Option(names = "--limit", defaultValue = "50", description = "How many at most.") int limit) {
        return desk().reports(limit);
    }

    @Command(name = "close-report", description = "Notes that a report is dealt with.")
    int closeReport(
            @Parameters(paramLabel = "NUMBER", description = "As reports shows it.") long number, @Mixin Why why) {
        return desk().closeReport(number, why.text());
    }

    @Command(name = "ban", description = "Lets somebody look and no more. The reason is told them.")
    int ban(
            @Parameters(paramLabel = "NAME", description = "Whom.") String name,
            @Option(
                            names = "--for",
                            paramLabel = "TIME",
                            description = "How long, as in 12h, 7d or 4w; for good if left out.")
                    @Nullable String length,
            @Mixin Why why) {
        Long until = length == null ? null : System.currentTimeMillis() + millis(length);
        return desk().ban(name, until, why.text());
    }

    @Command(name = "unban", description = "Ends a ban.")
    int unban(@Parameters(paramLabel = "NAME", description = "Whose.") String name, @Mixin Why why) {
        return desk().unban(name, why.text());
    }

    @Command(name = "rename", description = "Gives somebody another name.")
    int rename(
            @Parameters(index = "0", paramLabel = "NAME", description = "Who.") String name,
            @Parameters(index = "1", paramLabel = "OTHER", description = "The name from now on.") String other,
            @Mixin Why why) {
        try {
            return desk().rename(name, other, why.text());
        } catch (IllegalArgumentException e) {
            throw wrong(String.valueOf(e.getMessage()));
        }
    }

    @Command(
            name = "remove-words",
            description = "Removes what was said at a table: one line, all of somebody, or all.")
    int removeWords(
            @Parameters(paramLabel = "TABLE", description = "The table's id.") String table,
            @Option(names = "--line", paramLabel = "NUMBER", description = "As talk shows it.") @Nullable Long line,
            @Option(names = "--of", paramLabel = "NAME", description = "Whose words.") @Nullable String name,
            @Mixin Why why) {
        return line == null ? desk().removeTalk(table, name, why.text()) : desk().removeLine(table, line, why.text());
    }

    @Command(
            name = "read-only",
            description = "Lets nobody change anything, or lets them again; no clock runs meanwhile.")
    int readOnly(@Parameters(paramLabel = "on|off", description = "Which.") String which, @Mixin Why why) {
        if (!which.equals("on") && !which.equals("off")) {
            throw wrong("read-only is on or off, not " + which);
        }
        return desk().readOnly(which.equals("on"), why.text());
    }

    @Command(
            name = "announce",
            description = "Shows everybody a sentence on every page; without one, nothing any more.")
    int announce(
            @Parameters(arity = "0..1", paramLabel = "TEXT", description = "The sentence.") @Nullable String text,
            @Mixin Why why) {
        try {
            return desk().announce(text, why.text());
        } catch (IllegalArgumentException e) {
            throw wrong(String.valueOf(e.getMessage()));
        }
    }

    @Command(name = "audit", description = "Lists what hosts have done, newest first.")
    int audit(@Option(names = "--limit", defaultValue = "50", description = "How many at most.") int limit) {
        return desk().audit(limit);
    }

    /** The {@code --why} option: the reason for an action, stored in the audit log for other administrators. */
    static final class Why {
        @Option(names = "--why", required = true, paramLabel = "REASON", description = "Why, for the audit log.")
        private String why = "";

        String text() {
            return why;
        }
    }

    /** Creates the actions; only this method uses server classes, so other commands do not load them. */
    private AdminActions desk() {
        Logs.mute();
        return new AdminActions(database.url(), database.folder(), who(), streams.out());
    }

    private String who() {
        return as != null ? as : environment.getOrDefault("USER", System.getProperty("user.name", "host"));
    }

    private ParameterException wrong(String why) {
        if (spec == null) {
            throw new IllegalStateException("there is no command line");
        }
        return new ParameterException(spec.commandLine(), why);
    }

    /** Parses a duration such as 12h, 7d or 4w. */
    private long millis(String length) {
        long hours = switch (length.isEmpty() ? ' ' : length.charAt(length.length() - 1)) {
            case 'h' -> 1;
            case 'd' -> 24;
            case 'w' -> 7 * 24;
            default -> 0;
        };
        try {
            long count = Integer.parseInt(length.substring(0, Math.max(0, length.length() - 1)));
            if (hours > 0 && count > 0) {
                return count * hours * 3_600_000L;
            }
        } catch (NumberFormatException e) {
            // reported below
        }
        throw wrong("a time is a number of hours, days or weeks, as in 12h, 7d or 4w, not " + length);
    }
}
