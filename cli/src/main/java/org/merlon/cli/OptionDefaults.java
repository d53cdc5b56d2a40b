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
final class OptionDefaults implements IDefaultValueProvider {
    static final String CONFIG_OPTION = "--config";

    private final Map<String, String> environment;
    private final @Nullable Path file;
    private final Set<String> optionNames;
    private @Nullable Map<String, String> fileValues;

    /**
     * @param serveCommand the {@code serve} command; its options can be set in these ways for every command that has them
     * @param args the command line, which may name the file
     */
    OptionDefaults(CommandSpec serveCommand, Map<String, String> environment, String... args) {
        this.environment = environment;
        optionNames = optionNames(serveCommand);
        String argument = configArgument(args);
        String path = argument == null ? environment.get(environmentVariable(CONFIG_OPTION)) : argument;
        file = path == null || path.isEmpty() ? null : Path.of(path);
    }

    /** Returns the names of the options that can be set by file and environment, without the leading dashes. */
    static Set<String> optionNames(CommandSpec command) {
        var names = new TreeSet<String>();
        for (OptionSpec option : command.options()) {
            if (!option.usageHelp()
                    && !option.versionHelp()
                    && !option.longestName().equals(CONFIG_OPTION)) {
                names.add(option.longestName().substring(2));
            }
        }
        return names;
    }

    static String environmentVariable(String option) {
        return "MERLON_" + option.substring(2).replace('-', '_').toUpperCase(Locale.ROOT);
    }

    private static @Nullable String configArgument(String... args) {
        for (int i = 0; i < args.length; i++) {
            if (args[i].startsWith(CONFIG_OPTION + "=")) {
                return args[i].substring(CONFIG_OPTION.length() + 1);
            }
            if (args[i].equals(CONFIG_OPTION) && i + 1 < args.length) {
                return args[i + 1];
            }
        }
        return null;
    }

    @Override
    public @Nullable String defaultValue(ArgSpec argument) {
        if (!(argument instanceof OptionSpec option)
                || !optionNames.contains(option.longestName().replaceFirst("^--", ""))) {
            return null;
        }
        String fromEnvironment = environment.get(environmentVariable(option.longestName()));
        if (fromEnvironment != null && !fromEnvironment.isEmpty()) {
            return fromEnvironment;
        }
        return fileValues(argument.command().commandLine())
                .get(option.longestName().substring(2));
    }

    private Map<String, String> fileValues(CommandLine command) {
        if (fileValues == null) {
            fileValues = file == null ? Map.of() : readFile(file, command);
        }
        return fileValues;
    }

    private Map<String, String> readFile(Path path, CommandLine command) {
        var values = new TreeMap<String, String>();
        try {
            for (String line : Files.readAllLines(path)) {
                String text = line.strip();
                if (text.isEmpty() || text.startsWith("#")) {
                    continue;
                }
                int equalsSign = text.indexOf('=');
                String name =
                        equalsSign < 0 ? text : text.substring(0, equalsSign).strip();
                if (equalsSign < 0 || !optionNames.contains(name)) {
                    throw new ParameterException(
                            command,
                            path + ": \"" + name + "\" is not a setting; write NAME = VALUE, with one of these names: "
                                    + String.join(", ", optionNames));
                }
                values.put(name, text.substring(equalsSign + 1).strip());
            }
        } catch (IOException e) {
            throw new ParameterException(command, "cannot read the configuration file " + path, e);
        }
        return values;
    }
}
