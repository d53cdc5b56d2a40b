package org.merlon.cli.arena;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.merlon.arena.learning.Learner;
import org.merlon.arena.learning.SelfPlay;
import org.merlon.bots.levels.BotSpec;
import org.merlon.bots.levels.BotSpecException;
import org.merlon.cli.SetupOptions;
import org.merlon.cli.Version;
import org.merlon.engine.Setup;
import org.merlon.engine.Traits;
import org.merlon.words.Words;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code merlon learn}: learns the evaluation weights of a game's bots from self-play. */
@Command(
        name = "learn",
        description = {
            "Plays a bot against itself and learns what positions are worth.",
            "Writes a table with a weight for each trait. Put it beside the game's data, and searching bots use it."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
public final class LearnCommand implements Callable<Integer> {
    private static final int PLAYERS = 2; // a training sample compares two seats

    private final Output output;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it
    private CommandSpec spec;

    @Parameters(paramLabel = "GAME", description = "The game to play, such as onceupon.")
    private String game = "";

    @Mixin
    private final SetupOptions setupOptions = new SetupOptions();

    @Option(names = "--bot", paramLabel = "BOT", description = "The bot (default: ${DEFAULT-VALUE}).")
    private String bot = "master:100it";

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "Number of games to learn from (default: ${DEFAULT-VALUE}).")
    private int games = 40_000;

    @Option(
            names = "--seed",
            paramLabel = "TEXT",
            description = "Determines deals and chance (default: ${DEFAULT-VALUE}).")
    private String seed = "1";

    @Option(names = "--out", paramLabel = "FILE", description = "The file to write (default: experience-VARIANT.tsv).")
    private @Nullable Path file;

    public LearnCommand(Output output) {
        this.output = output;
    }

    @Override
    public Integer call() throws IOException {
        Setup setup = setupOptions.setup(game);
        Traits traits = setup.game().traits();
        if (traits == null) {
            throw new ParameterException(spec.commandLine(), game + " has no traits to learn about");
        }
        if (setup.players() != PLAYERS) {
            throw new ParameterException(spec.commandLine(), "--players: bots learn from games of " + PLAYERS);
        }
        if (games < 1) {
            throw new ParameterException(spec.commandLine(), "--games: at least one game is wanted");
        }
        BotSpec.Level bot = parseBot();
        Path target = file == null ? Path.of("experience-" + setup.variant().id() + ".tsv") : file;
        Learner learner;
        try (var progress = output.progress(0, games)) {
            var selfPlay = new SelfPlay(setup, traits, bot.bot(), bot.budget(), seed);
            learner = new Learner(traits, selfPlay, games, progress::step);
        }
        Files.writeString(target, learner.table());
        output.out()
                .printf(
                        "a position predicts %.4f bits of the result by the evaluation alone, %.4f with the learned weights%n",
                        learner.predictedBitsUntrained(), learner.predictedBits());
        output.out().println("the table is in " + target);
        output.out().flush();
        return ExitCode.OK;
    }

    private BotSpec.Level parseBot() {
        try {
            if (BotSpec.parse(bot) instanceof BotSpec.Level level) {
                return level;
            }
        } catch (BotSpecException e) {
            throw new ParameterException(
                    spec.commandLine(), "--bot: " + Words.english().say(e.phrase()));
        }
        throw new ParameterException(spec.commandLine(), "--bot: one of our own bots is wanted, such as master:100it");
    }
}
