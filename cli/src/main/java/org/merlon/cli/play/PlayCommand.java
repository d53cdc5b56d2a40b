package org.merlon.cli.play;

import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.merlon.bots.BotSpec;
import org.merlon.bots.BotSpecException;
import org.merlon.cli.FileErrors;
import org.merlon.cli.GameChoice;
import org.merlon.cli.RulesDataOption;
import org.merlon.cli.Version;
import org.merlon.engine.Game;
import org.merlon.engine.Games;
import org.merlon.engine.Setup;
import org.merlon.engine.chance.Key;
import org.merlon.engine.words.Phrase;
import org.merlon.engine.words.PhraseException;
import org.merlon.protocol.Seeds;
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
            "Moves are typed in notation; help, legal, hint, undo, why and rules help on. Without a terminal it reads"
                    + " and writes plain lines."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
public final class PlayCommand implements Callable<Integer> {
    /** Opens the console of this process. */
    public interface Opening {
        Console open() throws IOException;
    }

    private final Opening opening;
    private final boolean colours;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it
    private CommandSpec spec;

    @Parameters(arity = "0..1", paramLabel = "GAME", description = "what is played, such as torres")
    private @Nullable String game;

    @Mixin
    private final GameChoice choice = new GameChoice();

    @Mixin
    private final RulesDataOption rulesData = new RulesDataOption();

    @Option(
            names = "--you",
            paramLabel = "N",
            split = ",",
            description = "your seat, counted from 1; several for several people at this screen; 0 to watch")
    private List<Integer> you = new ArrayList<>(List.of(1));

    @Option(names = "--bots", paramLabel = "BOT,BOT...", description = "who takes the other seats (${DEFAULT-VALUE})")
    private String bots = "medium";

    @Option(names = "--hints", paramLabel = "BOT", description = "whom the command hint asks (${DEFAULT-VALUE})")
    private String hints = "master:1s";

    @Option(names = "--seed", paramLabel = "TEXT", description = "decides cards and dice; a secret one unless given")
    private @Nullable String seed;

    @Option(names = "--resume", paramLabel = "FILE", description = "go on with a game that was saved")
    private @Nullable Path saved;

    @Option(names = "--no-color", description = "no colours; so does NO_COLOR in the environment")
    private boolean plain;

    /**
     * @param colours whether to use colours unless the command line turns them off
     */
    public PlayCommand(Opening opening, boolean colours) {
        this.opening = opening;
        this.colours = colours;
    }

    @Override
    public Integer call() throws IOException {
        rulesData.apply();
        BotSpec adviser = bots(hints).getFirst();
        try (PlayTable table = saved == null ? begin() : resume(saved);
                Console console = opening.open()) {
            boolean coloured = colours && !plain && console.personal();
            new TerminalGame(table, console, new AnsiColors(coloured), adviser).run();
        }
        return ExitCode.OK;
    }

    private PlayTable resume(Path file) {
        try {
            return SavedGame.read(file);
        } catch (PhraseException e) {
            throw wrong(Phrase.of("terminal-no-resume")
                    .with("file", file.toString())
                    .with("why", e.phrase()));
        } catch (IOException e) {
            throw new ParameterException(spec.commandLine(), FileErrors.why(file, e));
        }
    }

    private PlayTable begin() {
        if (game == null) {
            throw wrong(Phrase.of("terminal-no-game")
                    .withWords("games", Games.all().stream().map(Game::id).toList()));
        }
        Setup setup = choice.setup(game);
        for (int seat : you) {
            if (seat < 0 || seat > setup.players()) {
                throw wrong(Phrase.of("terminal-no-seat").with("seats", setup.players()));
            }
        }
        List<BotSpec> specs = bots(bots);
        var chairs = new ArrayList<TerminalSeat>();
        int next = 0;
        for (int seat = 1; seat <= setup.players(); seat++) {
            chairs.add(you.contains(seat) ? TerminalSeat.PERSON : new TerminalSeat(specs.get(next++ % specs.size())));
        }
        return new PlayTable(setup, key(), chairs);
    }

    private Key key() {
        if (seed != null) {
            return Seeds.key(seed);
        }
        var bytes = new byte[Key.BYTES];
        new SecureRandom().nextBytes(bytes);
        return Key.of(bytes);
    }

    private List<BotSpec> bots(String text) {
        try {
            return BotSpec.parseAll(text);
        } catch (BotSpecException e) {
            throw wrong(e.phrase());
        }
    }

    private ParameterException wrong(Phrase why) {
        return new ParameterException(spec.commandLine(), Words.english().say(why));
    }
}
