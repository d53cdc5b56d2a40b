package org.merlon.bench.bots;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.merlon.bench.Calibration;
import org.merlon.bench.GamesOption;
import org.merlon.engine.Game;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.Variant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Measures the search speed of bots. */
@Command(name = "bots", description = "Measures iterations per second on one processor, in every game.")
public final class BotsCommand implements Callable<Integer> {
    private static final int ITERATIONS_PER_POSITION = 2000; // per position

    @Mixin
    private final GamesOption games = new GamesOption();

    @Option(names = "--quick", description = "Rough figures in a quarter of the time.")
    private boolean quick;

    @Override
    public Integer call() {
        var calibration = new Calibration();
        System.out.printf(
                "%-12s %-16s %7s %14s %12s %13s%n",
                "game", "variant", "players", "iterations/s", "legal moves", "calibration");
        for (Setup setup : games.setups(BotsCommand::add)) {
            double before = calibration.measure();
            SearchSpeed searchSpeed =
                    SearchSpeed.measure(setup, quick ? ITERATIONS_PER_POSITION / 4 : ITERATIONS_PER_POSITION);
            double calibrationSpeed = (before + calibration.measure()) / 2;
            System.out.printf(
                    "%-12s %-16s %7d %,14.0f %12.1f %9.1f M/s%n",
                    setup.game().id(),
                    setup.variant().id(),
                    setup.players(),
                    searchSpeed.iterationsPerSecond(),
                    searchSpeed.meanLegalMoves(),
                    calibrationSpeed);
        }
        return 0;
    }

    private static void add(Game game, List<Setup> setups) throws SetupException {
        for (Variant variant : game.variants()) {
            setups.add(Setup.of(game, variant.id(), variant.minPlayers(), Map.of()));
            if (variant.maxPlayers() > variant.minPlayers()) {
                setups.add(Setup.of(game, variant.id(), variant.maxPlayers(), Map.of()));
            }
        }
    }
}
