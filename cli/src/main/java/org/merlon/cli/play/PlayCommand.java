package org.merlon.cli.play;

import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.merlon.bots.levels.BotSpec;
import org.merlon.bots.levels.BotSpecException;
import org.merlon.cli.FileErrors;
import org.merlon.cli.RulesDataOption;
import org.merlon.cli.SetupOptions;
import org.merlon.cli.Version;
import org.merlon.engine.Game;
import org.merlon.engine.Games;
import org.merlon.engine.Setup;
import org.merlon.engine.chance.Key;
import org.merlon.engine.words.Phrase;
import org.merlon.engine.words.PhraseException;
import org.merlon.protocol.SeedParser;
import org.merlon.words.Words;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code merlon play}: plays a game in the terminal. */
@Command(
        name = "play",
        description = {
            "Plays a game in the terminal, against bots or with others.",
            "Type moves in notation, or help for the other commands. Without a terminal it reads and writes plain"
                    + " lines."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
public final class PlayCommand implements Callable<Integer> {
    /** Opens the console of this process. */
    public interface ConsoleFactory {
        Console open() throws IOException;
    }

    private final ConsoleFactory consoleFactory;
    private final boolean useColors;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it
    private CommandSpec spec;

    @Parameters(arity = "0..1", paramLabel = "GAME", description = "The game to play, such as torres.")
    private @Nullable String game;

    @Mixin
    private final SetupOptions setupOptions = new SetupOptions();

    @Mixin
    private final RulesDataOption rulesData = new RulesDataOption();

    @Option(
            names = "--you",
            paramLabel = "N",
            split = ",",
            description = "Your seat, counted from 1. Several seats for several people at this screen, 0 to watch.")
    private List<Integer> ownSeats = new ArrayList<>(List.of(1));

    @Option(
            names = "--bots",
            paramLabel = "BOT,BOT...",
            description = "The bots in the other seats (default: ${DEFAULT-VALUE}).")
    private String bots = "medium";

    @Option(
            names = "--hints",
            paramLabel = "BOT",
            description = "The bot that gives hints (default: ${DEFAULT-VALUE}).")
    private String hints = "master:1s";

    @Option(names = "--seed", paramLabel = "TEXT", description = "Determines cards and dice (default: a secret one).")
    private @Nullable String seed;

    @Option(names = "--resume", paramLabel = "FILE", description = "Continue a saved game.")
    private @Nullable Path savedFile;

    @Option(names = "--no-color", description = "Turn off colours, like the environment variable NO_COLOR.")
    private boolean noColor;

    /**
     * @param useColors whether to use colours unless the command line turns them off
     */
    public PlayCommand(ConsoleFactory consoleFactory, boolean useColors) {
        this.consoleFactory = consoleFactory;
        this.useColors = useColors;
    }

    @Override
    public Integer call() throws IOException {
        rulesData.apply();
        BotSpec adviser = parseBots(hints).getFirst();
        try (TerminalTable table = savedFile == null ? newTable() : resume(savedFile);
                Console console = consoleFactory.open()) {
            boolean useColorsHere = useColors && !noColor && console.isInteractive();
            new TerminalGame(table, console, new AnsiColors(useColorsHere), adviser).run();
        }
        return ExitCode.OK;
    }

    private TerminalTable resume(Path file) {
        try {
            return SavedGame.read(file);
        } catch (PhraseException e) {
            throw usageError(Phrase.of("terminal-resume-failed")
                    .with("file", file.toString())
                    .with("why", e.phrase()));
        } catch (IOException e) {
            throw new ParameterException(spec.commandLine(), FileErrors.describe(file, e));
        }
    }

    private TerminalTable newTable() {
        if (game == null) {
            throw usageError(Phrase.of("terminal-no-game-named")
                    .withWords("games", Games.all().stream().map(Game::id).toList()));
        }
        Setup setup = setupOptions.setup(game);
        for (int seat : ownSeats) {
            if (seat < 0 || seat > setup.players()) {
                throw usageError(Phrase.of("terminal-invalid-seat").with("seats", setup.players()));
            }
        }
        List<BotSpec> specs = parseBots(bots);
        var seats = new ArrayList<TerminalSeat>();
        int nextBot = 0;
        for (int seat = 1; seat <= setup.players(); seat++) {
            seats.add(
                    ownSeats.contains(seat)
                            ? TerminalSeat.PERSON
                            : new TerminalSeat(specs.get(nextBot++ % specs.size())));
        }
        return new TerminalTable(setup, key(), seats);
    }

    private Key key() {
        if (seed != null) {
            return SeedParser.key(seed);
        }
        var bytes = new byte[Key.BYTES];
        new SecureRandom().nextBytes(bytes);
        return Key.of(bytes);
    }

    private List<BotSpec> parseBots(String text) {
        try {
            return BotSpec.parseAll(text);
        } catch (BotSpecException e) {
            throw usageError(e.phrase());
        }
    }

    private ParameterException usageError(Phrase why) {
        return new ParameterException(spec.commandLine(), Words.english().say(why));
    }
}
