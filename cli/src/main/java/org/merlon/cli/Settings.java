package org.merlon.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/**
 * Default values for the server's options that are not on the command line: an environment variable
 * ({@code MERLON_PORT}), otherwise a line of the configuration file ({@code port = 8080}).
 */
final class Settings implements IDefaultValueProvider {
    static final String CONFIG = "--config";

    private final Map<String, String> environment;
    private final @Nullable Path file;
    private final Set<String> names;
    private @Nullable Map<String, String> lines;

    /**
     * @param server the {@code serve} command; its options can be set in these ways for every command that has them
     * @param args the command line, which may name the file
     */
    Settings(CommandSpec server, Map<String, String> environment, String... args) {
        this.environment = environment;
        names = names(server);
        String named = named(args);
        String path = named == null ? environment.get(variable(CONFIG)) : named;
        file = path == null || path.isEmpty() ? null : Path.of(path);
    }

    /** Returns the names of the options that can be set by file and environment, without the leading dashes. */
    static Set<String> names(CommandSpec server) {
        var found = new TreeSet<String>();
        for (OptionSpec option : server.options()) {
            if (!option.usageHelp()
                    && !option.versionHelp()
                    && !option.longestName().equals(CONFIG)) {
                found.add(option.longestName().substring(2));
            }
        }
        return found;
    }

    static String variable(String option) {
        return "MERLON_" + option.substring(2).replace('-', '_').toUpperCase(Locale.ROOT);
    }

    private static @Nullable String named(String... args) {
        for (int at = 0; at < args.length; at++) {
            if (args[at].startsWith(CONFIG + "=")) {
                return args[at].substring(CONFIG.length() + 1);
            }
            if (args[at].equals(CONFIG) && at + 1 < args.length) {
                return args[at + 1];
            }
        }
        return null;
    }

    @Override
    public @Nullable String defaultValue(ArgSpec argument) {
        if (!(argument instanceof OptionSpec option)
                || !names.contains(option.longestName().replaceFirst("^--", ""))) {
            return null;
        }
        String told = environment.get(variable(option.longestName()));
        if (told != null && !told.isEmpty()) {
            return told;
        }
        return lines(argument.command().commandLine()).get(option.longestName().substring(2));
    }

    private Map<String, String> lines(CommandLine command) {
        if (lines == null) {
            lines = file == null ? Map.of() : read(file, command);
        }
        return lines;
    }

    private Map<String, String> read(Path path, CommandLine command) {
        var read = new TreeMap<String, String>();
        try {
            for (String line : Files.readAllLines(path)) {
                String text = line.strip();
                if (text.isEmpty() || text.startsWith("#")) {
                    continue;
                }
                int equals = text.indexOf('=');
                String name = equals < 0 ? text : text.substring(0, equals).strip();
                if (equals < 0 || !names.contains(name)) {
                    throw new ParameterException(
                            command,
                            path + ": \"" + name + "\" is no setting; a line is NAME = VALUE, with one of "
                                    + String.join(", ", names));
                }
                read.put(name, text.substring(equals + 1).strip());
            }
        } catch (IOException e) {
            throw new ParameterException(command, "cannot read the configuration file " + path, e);
        }
        return read;
    }
}
