package org.merlon.bench.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.merlon.bench.Calibration;
import org.merlon.bench.HelpOption;
import org.merlon.bots.Bot;
import org.merlon.bots.Bots;
import org.merlon.bots.Budget;
import org.merlon.engine.EventLog;
import org.merlon.engine.Game;
import org.merlon.engine.GameState;
import org.merlon.engine.Games;
import org.merlon.engine.Key;
import org.merlon.engine.MoveList;
import org.merlon.engine.RandomBits;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.Variant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Measures how fast bots look ahead. */
@Command(name = "bots", description = "How fast the bots think: iterations a second with one thread, in every game.")
public final class BotsCommand implements Callable<Integer> {
    private static final String THINKER = "hard";

    /** The positions are those that quick play goes through; one in so many is thought about. */
    private static final String WALKER = "greedy";

    private static final int SAMPLE = 5;
    private static final double NANOS = 1e9;

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
            Figures figures = measure(setup);
            double speed = (before + calibration.measure()) / 2;
            System.out.printf(
                    "%-12s %-16s %7d %,14.0f %12.1f %9.1f M/s%n",
                    setup.game().id(),
                    setup.variant().id(),
                    setup.players(),
                    figures.iterations * NANOS / figures.nanos,
                    figures.legal / figures.positions,
                    speed);
        }
        return 0;
    }

    /** Sums over the positions thought about. */
    private static final class Figures {
        private double iterations;
        private double nanos;
        private double legal;
        private double positions;
    }

    private Figures measure(Setup setup) {
        Bot thinker = bot(THINKER);
        Bot walker = bot(WALKER);
        var budget = Budget.ofMillis(quick ? 25 : 100);
        var random = new RandomBits(setup.players());
        var figures = new Figures();
        // The first game only warms the machine up.
        for (int round = 0; round < 2; round++) {
            figures = new Figures();
            GameState state = setup.game().start(setup, Key.ZERO);
            for (int moves = 0; !state.over(); moves++) {
                if (moves % SAMPLE == 0) {
                    think(thinker, state, budget, random, figures);
                }
                int move = walker.choose(state, Budget.ofIterations(1), random.next())
                        .move();
                state.play(move, EventLog.OFF);
            }
        }
        return figures;
    }

    private static void think(Bot thinker, GameState state, Budget budget, RandomBits random, Figures figures) {
        var moves = new MoveList();
        state.legalMoves(moves);
        if (moves.size() == 1) {
            return; // nothing to think about
        }
        long begin = System.nanoTime();
        figures.iterations += thinker.choose(state, budget, random.next()).iterations();
        figures.nanos += System.nanoTime() - begin;
        figures.legal += moves.size();
        figures.positions++;
    }

    private static Bot bot(String name) {
        Bot bot = Bots.byName(name);
        if (bot == null) {
            throw new IllegalStateException("no bot " + name);
        }
        return bot;
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
            throw new ParameterException(spec.commandLine(), e.reason(), e);
        }
        return setups;
    }
}
