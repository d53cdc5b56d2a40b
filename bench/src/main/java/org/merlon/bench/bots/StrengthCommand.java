package org.merlon.bench.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.merlon.bots.BotSpec;
import org.merlon.bots.BotSpecException;
import org.merlon.engine.Game;
import org.merlon.engine.Games;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.Variant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Plays the matches that docs/bots.md speaks of. */
@Command(name = "strength", description = "How well the bots play: the matches behind the figures in docs/bots.md.")
public final class StrengthCommand implements Callable<Integer> {
    /** The bot whose strength must grow with its time, the times, and the opponent that stays the same. */
    private static final String GROWING = "master";

    private static final int PACE_ITERATIONS = 500;
    private static final List<Integer> TIMES = List.of(10, 50, 250);
    private static final Bout FIXED = new Bout("hard", 20);

    private static final List<Claim> CLAIMS = List.of(
            new Claim(new Bout("greedy", 0), new Bout("random", 0), 0.95),
            new Claim(new Bout("hard", 20), new Bout("greedy", 0), 0.75),
            new Claim(new Bout("master", 100), new Bout("hard", 20), 0.60));

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it
    private CommandSpec spec;

    @Option(names = "--game", paramLabel = "ID", description = "This game only.")
    private @Nullable String game;

    @Option(names = "--variant", paramLabel = "ID", description = "This variant only.")
    private @Nullable String variant;

    @Option(names = "--players", paramLabel = "N", description = "So many players, where a variant allows them (2).")
    private int players = 2;

    @Option(names = "--games", paramLabel = "N", description = "Games of each match (200).")
    private int games = 200;

    @Option(names = "--seed", paramLabel = "N", description = "Another number gives other deals (1).")
    private long seed = 1;

    @Option(names = "--threads", paramLabel = "N", description = "Games at once (as many as there are processors).")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--busy",
            description = "For machines with other work: instead of time give the iterations that a free processor"
                    + " would make in it.")
    private boolean busy;

    @Option(names = "--no-growth", description = "Leave out the matches of one bot with more and more time.")
    private boolean noGrowth;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this text.")
    @SuppressWarnings("UnusedVariable") // picocli acts on it
    private boolean help;

    /** A bot with so many milliseconds a move; 0 for one that takes none. */
    private record Bout(String bot, int millis) {
        /** As the command line spells it; with iterations for each millisecond, or 0 for time itself. */
        BotSpec spec(double perMilli) {
            String budget = perMilli == 0 ? ":" + millis + "ms" : ":" + Math.round(millis * perMilli) + "it";
            try {
                return BotSpec.read(millis == 0 ? bot : bot + budget);
            } catch (BotSpecException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** That one bot wins at least this part of its games against another. */
    private record Claim(Bout better, Bout worse, double least) {}

    @Override
    public Integer call() {
        for (Setup setup : setups()) {
            System.out.printf(
                    "%n%s %s, %d players%n", setup.game().id(), setup.variant().id(), setup.players());
            double perMilli = busy ? Pace.of(setup, PACE_ITERATIONS).perSecond() / 1000 : 0;
            if (setup.variant().cooperative()) {
                together(setup, perMilli);
            } else {
                CLAIMS.forEach(claim -> test(setup, claim, perMilli));
                if (!noGrowth) {
                    growth(setup, perMilli);
                }
            }
        }
        return 0;
    }

    private void test(Setup setup, Claim claim, double perMilli) {
        BotSpec better = claim.better.spec(perMilli);
        BotSpec worse = claim.worse.spec(perMilli);
        Share share = new Duel(setup, better, worse).play(games, seed, threads);
        String verdict = "not reached";
        if (share.value() >= claim.least) {
            verdict = share.low() > 1.0 / setup.players() ? "holds" : "too few games to tell";
        }
        System.out.printf(
                "  %-14s beats %-14s %s   wanted %.0f %%: %s%n",
                better.text(), worse.text(), share, 100 * claim.least, verdict);
    }

    private void growth(Setup setup, double perMilli) {
        double last = 0;
        boolean grows = true;
        for (int millis : TIMES) {
            BotSpec growing = new Bout(GROWING, millis).spec(perMilli);
            BotSpec fixed = FIXED.spec(perMilli);
            Share share = new Duel(setup, growing, fixed).play(games, seed, threads);
            System.out.printf("  %-14s beats %-14s %s%n", growing.text(), fixed.text(), share);
            grows &= share.value() >= last;
            last = share.value();
        }
        System.out.printf("  strength %s with time%n", grows ? "grows" : "does not always grow");
    }

    /** Where all win or lose together, bots are compared by how often they win. */
    private void together(Setup setup, double perMilli) {
        for (Bout bout : List.of(new Bout("random", 0), new Bout("greedy", 0), FIXED, new Bout("master", 100))) {
            BotSpec bot = bout.spec(perMilli);
            System.out.printf(
                    "  %-14s wins %s%n", bot.text(), new Duel(setup, bot, bot).playTogether(games, seed, threads));
        }
    }

    private List<Setup> setups() {
        var setups = new ArrayList<Setup>();
        try {
            for (Game each : game == null ? Games.all() : List.of(Games.byId(game))) {
                for (Variant chosen : variant == null ? each.variants() : List.of(each.variant(variant))) {
                    int seats = Math.clamp(players, chosen.minPlayers(), chosen.maxPlayers());
                    setups.add(Setup.of(each, chosen.id(), seats, Map.of()));
                }
            }
        } catch (SetupException e) {
            throw new ParameterException(spec.commandLine(), e.reason(), e);
        }
        return setups;
    }
}
