package org.merlon.bench.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.merlon.bench.Calibration;
import org.merlon.bench.HelpOption;
import org.merlon.engine.Game;
import org.merlon.engine.Games;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.Variant;
import org.merlon.words.Words;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Measures how fast bots look ahead. */
@Command(name = "bots", description = "How fast the bots think: iterations a second of one processor, in every game.")
public final class BotsCommand implements Callable<Integer> {
    private static final int ITERATIONS = 2000; // on each position

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it
    private CommandSpec spec;

    @Option(names = "--game", paramLabel = "ID", description = "Measure this game only.")
    private @Nullable String game;

    @Option(names = "--quick", description = "Rough figures in a quarter of the time.")
    private boolean quick;

    @Mixin
    @SuppressWarnings("UnusedVariable") // picocli acts on it
    private final HelpOption help = new HelpOption();

    @Override
    public Integer call() {
        var calibration = new Calibration();
        System.out.printf(
                "%-12s %-16s %7s %14s %12s %13s%n",
                "game", "variant", "players", "iterations/s", "legal moves", "calibration");
        for (Setup setup : setups()) {
            double before = calibration.measure();
            Pace pace = Pace.of(setup, quick ? ITERATIONS / 4 : ITERATIONS);
            double speed = (before + calibration.measure()) / 2;
            System.out.printf(
                    "%-12s %-16s %7d %,14.0f %12.1f %9.1f M/s%n",
                    setup.game().id(), setup.variant().id(), setup.players(), pace.perSecond(), pace.legal(), speed);
        }
        return 0;
    }

    private List<Setup> setups() {
        var setups = new ArrayList<Setup>();
        try {
            for (Game each : game == null ? Games.all() : List.of(Games.byId(game))) {
                for (Variant chosen : each.variants()) {
                    setups.add(Setup.of(each, chosen.id(), chosen.minPlayers(), Map.of()));
                    if (chosen.maxPlayers() > chosen.minPlayers()) {
                        setups.add(Setup.of(each, chosen.id(), chosen.maxPlayers(), Map.of()));
                    }
                }
            }
        } catch (SetupException e) {
            throw new ParameterException(spec.commandLine(), Words.english().say(e.phrase()), e);
        }
        return setups;
    }
}
