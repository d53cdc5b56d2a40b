package org.merlon.cli.arena;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.merlon.arena.Contestant;
import org.merlon.arena.GameRecord;
import org.merlon.arena.MatchPlan;
import org.merlon.arena.Series;
import org.merlon.arena.SeriesResults;
import org.merlon.arena.report.Reports;
import org.merlon.arena.report.ResultsFile;
import org.merlon.arena.report.ResultsFileException;
import org.merlon.arena.report.TextReport;
import org.merlon.bots.StopSignal;
import org.merlon.bots.levels.BotSpec;
import org.merlon.bots.levels.BotSpecException;
import org.merlon.cli.SetupOptions;
import org.merlon.cli.Version;
import org.merlon.words.Words;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code merlon arena}: plays many games between bots and reports statistics. */
@Command(
        name = "arena",
        description = {
            "Plays many games between bots and reports what they show.",
            "The report shows who wins, how clearly, and whether the seats are fair. All bots play the same deals, and every"
                    + " bot takes every seat equally often. In cooperative games one bot takes all seats.",
            "Ctrl-C stops it and reports the games played. The same command with the same folder continues."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
public final class ArenaCommand implements Callable<Integer> {
    private static final int SHUTDOWN_TIMEOUT_SECONDS = 30; // writing the report takes much less

    private final Output output;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it
    private CommandSpec spec;

    @Parameters(paramLabel = "GAME", description = "The game to play, such as torres.")
    private String game = "";

    @Mixin
    private final SetupOptions setupOptions = new SetupOptions();

    @Option(
            names = "--bots",
            paramLabel = "BOT,BOT...",
            required = true,
            description =
                    "The bots, such as master:200ms, master:500it, greedy or exec:COMMAND. A single bot plays against itself.")
    private String bots = "";

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "Number of games, rounded up to whole deals (default: ${DEFAULT-VALUE}).")
    private int games = 100;

    @Option(
            names = "--seed",
            paramLabel = "TEXT",
            description = "Determines deals and chance (default: ${DEFAULT-VALUE}).")
    private String seed = "1";

    @Option(
            names = "--report",
            paramLabel = "DIR",
            description = "Save the games here, and write the report as text, JSON and HTML.")
    private @Nullable Path folder;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "Games to play at the same time (default: the number of processors).")
    private int threads;

    public ArenaCommand(Output output) {
        this.output = output;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        List<BotSpec> specs = parseBots();
        if (games < 1) {
            throw new ParameterException(spec.commandLine(), "--games: at least one game is wanted");
        }
        var plan = new MatchPlan(setupOptions.setup(game), Contestant.ofAll(specs), games, seed);
        if (plan.games() != games) {
            output.err()
                    .println(plan.games() + " games instead of " + games
                            + ", so that every bot plays every deal in every seat");
        }
        if (folder == null) {
            play(plan, List.of(), record -> {});
            return ExitCode.OK;
        }
        try (ResultsFile resultsFile = ResultsFile.open(folder, plan)) {
            play(plan, resultsFile.games(), resultsFile::add);
            return ExitCode.OK;
        } catch (ResultsFileException e) {
            output.err().println("merlon arena: " + e.reason());
            return ExitCode.SOFTWARE;
        }
    }

    private List<BotSpec> parseBots() {
        try {
            return BotSpec.parseAll(bots);
        } catch (BotSpecException e) {
            throw new ParameterException(
                    spec.commandLine(), "--bots: " + Words.english().say(e.phrase()));
        }
    }

    private void play(MatchPlan plan, List<GameRecord> earlier, Consumer<GameRecord> onGame)
            throws IOException, InterruptedException {
        var stop = new StopSignal();
        var reported = new CountDownLatch(1);
        var shutdownHook = new Thread(() -> {
            stop.request();
            try {
                // The JVM waits for this shutdown hook, so it waits for the report.
                reported.await(SHUTDOWN_TIMEOUT_SECONDS, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        Runtime.getRuntime().addShutdownHook(shutdownHook);
        try {
            List<GameRecord> all;
            try (var progress = output.progress(earlier.size(), plan.games())) {
                all = new Series(plan).run(earlier, threadCount(), stop, record -> {
                    onGame.accept(record);
                    progress.step();
                });
            }
            report(SeriesResults.of(plan, all));
        } finally {
            reported.countDown();
            if (!stop.isRequested()) {
                Runtime.getRuntime().removeShutdownHook(shutdownHook);
            }
        }
    }

    private int threadCount() {
        return threads > 0 ? threads : Runtime.getRuntime().availableProcessors();
    }

    private void report(SeriesResults results) throws IOException {
        output.out().print(TextReport.of(results));
        output.out().flush();
        if (folder != null) {
            Reports.write(folder, results);
            output.err().println("report.txt, report.json and report.html are in " + folder);
        }
    }
}
