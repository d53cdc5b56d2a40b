package org.merlon.cli;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.Game;
import org.merlon.engine.Games;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.Variant;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.chance.Key;
import org.merlon.engine.data.RulesData;
import org.merlon.engine.data.TsvException;
import org.merlon.engine.play.Playout;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The {@code --rules-data} option: replaces Merlon's card tables by those of a printed game. */
public final class RulesDataOption {
    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init") // picocli fills it
    private CommandSpec spec;

    @CommandLine.Option(
            names = "--rules-data",
            paramLabel = "DIR",
            description = {
                "A folder with tables that replace Merlon's own, such as DIR/blackstone/tasks.tsv.",
                "Games played with them are marked and not rated."
            })
    private @Nullable Path folder;

    /** Reads and checks the tables; must be called before any game is used. */
    public void apply() {
        if (folder == null) {
            return;
        }
        try {
            Map<String, String> tables = read(folder);
            if (tables.isEmpty()) {
                throw new ParameterException(
                        spec.commandLine(),
                        folder + " holds no tables, such as " + folder.resolve("blackstone/tasks.tsv"));
            }
            RulesData.replace(tables);
            playAllVariants();
        } catch (IOException e) {
            throw new ParameterException(spec.commandLine(), "--rules-data: cannot read " + e.getMessage());
        } catch (TsvException e) {
            throw new ParameterException(spec.commandLine(), e.reason());
        } catch (LinkageError | ServiceConfigurationError e) {
            throw new ParameterException(spec.commandLine(), reason(e)); // tables are read in class initialisers
        }
        if (!RulesData.unread().isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(),
                    String.join(", ", RulesData.unread()) + ": no game has such a table; there are: "
                            + String.join(", ", RulesData.replaceable()));
        }
    }

    private static Map<String, String> read(Path folder) throws IOException {
        var tables = new TreeMap<String, String>();
        try (DirectoryStream<Path> games = Files.newDirectoryStream(folder, Files::isDirectory)) {
            for (Path game : games) {
                try (DirectoryStream<Path> files = Files.newDirectoryStream(game, "*.tsv")) {
                    for (Path file : files) {
                        tables.put(game.getFileName() + "/" + file.getFileName(), text(file));
                    }
                }
            }
        }
        return tables;
    }

    private static String text(Path file) throws IOException {
        try {
            return Files.readString(file);
        } catch (CharacterCodingException e) {
            throw new IOException(file + ": it is not UTF-8 text", e);
        }
    }

    /** Plays a random game of every variant, so that all tables are read and errors show up before anybody plays. */
    private static void playAllVariants() {
        for (Game game : Games.all()) {
            for (Variant variant : game.variants()) {
                try {
                    Setup setup = Setup.of(game, variant.id(), variant.maxPlayers(), Map.of());
                    new Playout(new FastRandom(1)).run(game.start(setup, Key.ZERO));
                } catch (SetupException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
    }

    private static String reason(Throwable exception) {
        for (Throwable cause = exception; cause != null; cause = cause.getCause()) {
            if (cause instanceof TsvException e) {
                return e.reason();
            }
        }
        throw new IllegalStateException(exception);
    }
}
