package org.merlon.bench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.Game;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.Variant;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Measures the speed of the games' rules. */
@Command(
        name = "engine",
        description = "Measures the speed of the rules: random games, legal moves, copies of a state.")
final class EngineSpeedCommand implements Callable<Integer> {
    /** The numbers of players that are measured: the smallest and the largest in most variants. */
    private static final List<Integer> PLAYERS = List.of(2, 4);

    private static final List<String> BENCHMARKS = List.of("playout", "legalMoves", "copy");

    @Option(names = "--quick", description = "Rough figures in a quarter of the time.")
    private boolean quick;

    @Mixin
    private final GamesOption games = new GamesOption();

    @Option(names = "--variant", paramLabel = "ID", description = "Measure this variant instead of each game's first.")
    private @Nullable String variant;

    @Option(names = "--json", paramLabel = "FILE", description = "Also write the figures to FILE, as JSON.")
    private @Nullable Path json;

    @Override
    public Integer call() throws RunnerException {
        List<Setup> setups = games.setups(this::add);
        var tables = new ArrayList<BenchReport.ReportTable>();
        for (Setup setup : setups) {
            tables.add(measure(setup, tables.size() * BENCHMARKS.size(), setups.size() * BENCHMARKS.size()));
        }
        var report = new BenchReport(BenchReport.Machine.current(), quick, Calibration.UNIT, tables);
        System.out.print(report.text());
        if (json != null) {
            JsonMapper.builder()
                    .enable(SerializationFeature.INDENT_OUTPUT)
                    .build()
                    .writeValue(json, report);
        }
        return 0;
    }

    private void add(Game game, List<Setup> setups) throws SetupException {
        Variant chosenVariant = variant == null ? game.variants().getFirst() : game.variant(variant);
        for (int players : PLAYERS) {
            if (players >= chosenVariant.minPlayers() && players <= chosenVariant.maxPlayers()) {
                setups.add(Setup.of(game, chosenVariant.id(), players, Map.of()));
            }
        }
    }

    private BenchReport.ReportTable measure(Setup setup, int finished, int total) throws RunnerException {
        var results = new ArrayList<RunResult>();
        for (String benchmark : BENCHMARKS) {
            System.err.printf(
                    "[%d/%d] %s %s, %d players: %s%n",
                    finished + results.size() + 1,
                    total,
                    setup.game().id(),
                    setup.variant().id(),
                    setup.players(),
                    benchmark);
            results.add(run(setup, benchmark));
        }
        RunResult playout = results.get(0);
        RunResult legalMoves = results.get(1);
        RunResult copy = results.get(2);
        Result<?> games = playout.getPrimaryResult();
        Result<?> moves = secondary(playout, "moves");
        Result<?> allocated = secondary(playout, "gc.alloc.rate.norm");
        double movesPerGame = moves.getScore() / games.getScore();
        var sample = new PositionSample(setup);
        return new BenchReport.ReportTable(
                setup.game().id(),
                setup.variant().id(),
                setup.players(),
                sample.branching,
                sample.movesPerGame,
                sample.stateBytes(),
                List.of(
                        BenchReport.Figure.rate(
                                "random games", games.getScore(), "/s", deviation(games), calibration(playout)),
                        BenchReport.Figure.rate(
                                "moves", moves.getScore(), "/s", deviation(moves), calibration(playout)),
                        BenchReport.Figure.bytes(
                                "allocated a move",
                                allocated.getScore() / movesPerGame,
                                deviation(allocated),
                                calibration(playout)),
                        BenchReport.Figure.nanos(
                                "all legal moves",
                                legalMoves.getPrimaryResult().getScore(),
                                deviation(legalMoves.getPrimaryResult()),
                                calibration(legalMoves)),
                        BenchReport.Figure.nanos(
                                "copy of a state",
                                copy.getPrimaryResult().getScore(),
                                deviation(copy.getPrimaryResult()),
                                calibration(copy))));
    }

    /** Runs one benchmark in a separate process with the class path and flags of this one. */
    private RunResult run(Setup setup, String benchmark) throws RunnerException {
        var options = new OptionsBuilder()
                .include("^" + EngineBenchmarks.class.getName().replace(".", "\\.") + "\\." + benchmark + "$")
                .param("game", setup.game().id())
                .param("variant", setup.variant().id())
                .param("players", String.valueOf(setup.players()))
                .forks(1)
                .warmupIterations(quick ? 2 : 3)
                .measurementIterations(quick ? 3 : 5)
                .warmupTime(TimeValue.milliseconds(quick ? 750 : 2500))
                .measurementTime(TimeValue.milliseconds(quick ? 750 : 2500))
                .addProfiler(Calibration.class)
                .addProfiler(GCProfiler.class)
                .verbosity(VerboseMode.SILENT)
                .shouldFailOnError(true)
                .build();
        return new Runner(options).runSingle();
    }

    private static Result<?> secondary(RunResult result, String label) {
        Result<?> found = result.getSecondaryResults().get(label);
        if (found == null) {
            throw new IllegalStateException(
                    "no " + label + " among " + result.getSecondaryResults().keySet());
        }
        return found;
    }

    private static double calibration(RunResult result) {
        return secondary(result, Calibration.LABEL).getScore();
    }

    private static double deviation(Result<?> result) {
        return result.getScore() == 0 ? 0 : result.getStatistics().getStandardDeviation() / result.getScore();
    }
}
