package org.merlon.bench.bots;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.merlon.arena.BotStanding;
import org.merlon.arena.Contestant;
import org.merlon.arena.MatchPlan;
import org.merlon.arena.Series;
import org.merlon.arena.SeriesResults;
import org.merlon.arena.WinShare;
import org.merlon.bench.GamesOption;
import org.merlon.bots.Bot;
import org.merlon.bots.Budget;
import org.merlon.bots.levels.BotSpec;
import org.merlon.engine.Setup;
import org.merlon.engine.Variant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Plays the matches described in docs/bots.md. */
@Command(name = "strength", description = "Plays the matches behind the figures in docs/bots.md.")
public final class StrengthCommand implements Callable<Integer> {
    /** The variants for which the levels are tuned; fewer games are played in the others, so that all take an hour. */
    private static final List<String> TUNED_VARIANTS = List.of("standard", "kings-quest", "great-architect");

    private static final int UNTUNED_DIVISOR = 10;
    private static final int SPEED_ITERATIONS = 500;

    private static final TimedBot RANDOM = new TimedBot("random", 0);
    private static final TimedBot GREEDY = new TimedBot("greedy", 0);
    private static final TimedBot HARD = new TimedBot("hard", 20);
    private static final TimedBot MASTER = new TimedBot("master", 100);

    /** For cooperative games, which are long: two thousand moves in Puzzle Master's Quest. */
    private static final TimedBot QUICK = new TimedBot("hard", 2);

    private static final List<Expectation> EXPECTATIONS = List.of(
            new Expectation(GREEDY, RANDOM, 0.95),
            new Expectation(HARD, GREEDY, 0.75),
            new Expectation(MASTER, HARD, 0.60));

    /** One bot with increasing time against an opponent with fixed time. */
    private static final List<TimedBot> GROWTH_SERIES =
            List.of(new TimedBot("master", 10), new TimedBot("master", 50), new TimedBot("master", 250));

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it
    private CommandSpec spec;

    @Mixin
    private final GamesOption gamesOption = new GamesOption();

    @Option(names = "--variant", paramLabel = "ID", description = "Only this variant.")
    private @Nullable String variant;

    @Option(
            names = "--players",
            paramLabel = "N",
            description = "The number of players, where a variant allows it (default: 2).")
    private int players = 2;

    @Option(
            names = "--games",
            paramLabel = "N",
            description =
                    "Games per match (default: 200). Variants that the bots are not tuned for have a tenth, unless they are"
                            + " cooperative.")
    private int games = 200;

    @Option(names = "--seed", paramLabel = "TEXT", description = "Determines the deals (default: 1).")
    private String seed = "1";

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "Games at the same time (default: the number of processors).")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--busy",
            description =
                    "For busy machines: bots get the iterations that a free processor would manage in their" + " time.")
    private boolean busy;

    @Option(
            names = "--growth",
            description = "Give one bot more and more time instead, with half as many games per match.")
    private boolean growth;

    /** A bot with a time per move in milliseconds; 0 for its default budget. */
    private record TimedBot(String name, int millis) {
        /** Creates the contestant; {@code perMilli} converts its time to iterations unless it is 0. */
        Contestant contestant(double iterationsPerMilli) {
            Bot bot = SearchSpeed.requireBot(name);
            Budget budget = bot.defaultBudget();
            if (millis > 0) {
                budget = iterationsPerMilli == 0
                        ? Budget.ofMillis(millis)
                        : Budget.ofIterations(Math.round(millis * iterationsPerMilli));
            }
            return Contestant.of(new BotSpec.Level(bot, budget, 1));
        }
    }

    /** The expectation that one bot wins at least this share of its games against another. */
    private record Expectation(TimedBot stronger, TimedBot weaker, double minShare) {}

    @Override
    public Integer call() throws InterruptedException {
        for (Setup setup : setups()) {
            System.out.printf(
                    "%n%s %s, %d players%n", setup.game().id(), setup.variant().id(), setup.players());
            double iterationsPerMilli =
                    busy ? SearchSpeed.measure(setup, SPEED_ITERATIONS).iterationsPerSecond() / 1000 : 0;
            if (growth) {
                playGrowth(setup, iterationsPerMilli);
            } else if (setup.variant().cooperative()) {
                playCooperative(setup, iterationsPerMilli);
            } else {
                for (Expectation expectation : EXPECTATIONS) {
                    checkExpectation(setup, expectation, iterationsPerMilli);
                }
            }
        }
        return 0;
    }

    private SeriesResults playMatch(Setup setup, double iterationsPerMilli, int count, TimedBot... bots)
            throws InterruptedException {
        List<Contestant> contestants = Arrays.stream(bots)
                .map(bot -> bot.contestant(iterationsPerMilli))
                .toList();
        return new Series(new MatchPlan(setup, contestants, count, seed)).run(threads);
    }

    private void checkExpectation(Setup setup, Expectation expectation, double iterationsPerMilli)
            throws InterruptedException {
        int count = TUNED_VARIANTS.contains(setup.variant().id()) ? games : Math.max(1, games / UNTUNED_DIVISOR);
        SeriesResults results = playMatch(setup, iterationsPerMilli, count, expectation.stronger, expectation.weaker);
        WinShare share = results.standings().getFirst().wins();
        String verdict = "not reached";
        if (share.value() >= expectation.minShare) {
            verdict = share.low() > 1.0 / setup.players() ? "holds" : "too few games to tell";
        }
        System.out.printf("  %s   wanted %.0f %%: %s%n", summary(results), 100 * expectation.minShare, verdict);
    }

    private void playGrowth(Setup setup, double iterationsPerMilli) throws InterruptedException {
        double previousShare = 0;
        boolean grows = true;
        for (TimedBot bot : GROWTH_SERIES) {
            SeriesResults results = playMatch(setup, iterationsPerMilli, Math.max(1, games / 2), bot, HARD);
            System.out.println("  " + summary(results));
            double share = results.standings().getFirst().wins().value();
            grows &= share >= previousShare;
            previousShare = share;
        }
        System.out.printf("  strength %s with time%n", grows ? "grows" : "does not always grow");
    }

    /** Compares bots in a cooperative game by how often they win the same deals. */
    private void playCooperative(Setup setup, double iterationsPerMilli) throws InterruptedException {
        TimedBot[] bots = {RANDOM, GREEDY, QUICK};
        List<BotStanding> standings =
                playMatch(setup, iterationsPerMilli, games * bots.length, bots).standings();
        for (BotStanding standing : standings) {
            System.out.printf("  %-14s wins %s%n", standing.name(), format(standing.wins()));
        }
        WinShare greedy = standings.get(1).wins();
        WinShare hard = standings.get(2).wins();
        System.out.printf(
                "  expected hard clearly above greedy: %s%n", hard.low() > greedy.high() ? "holds" : "not reached");
    }

    private static String summary(SeriesResults results) {
        BotStanding first = results.standings().getFirst();
        return String.format(
                Locale.ROOT,
                "%-14s beats %-14s %s",
                first.name(),
                results.standings().getLast().name(),
                format(first.wins()));
    }

    private static String format(WinShare share) {
        return String.format(
                Locale.ROOT,
                "%5.1f %% (%.1f to %.1f) of %d",
                100 * share.value(),
                100 * share.low(),
                100 * share.high(),
                share.total());
    }

    private boolean isSelected(Variant candidate) {
        return variant == null
                ? !growth || TUNED_VARIANTS.contains(candidate.id())
                : candidate.id().equals(variant);
    }

    private List<Setup> setups() {
        var otherVariants = new ArrayList<String>();
        List<Setup> setups = gamesOption.setups((game, found) -> {
            for (Variant candidate : game.variants()) {
                if (isSelected(candidate)) {
                    int seats = Math.clamp(players, candidate.minPlayers(), candidate.maxPlayers());
                    found.add(Setup.of(game, candidate.id(), seats, Map.of()));
                } else {
                    otherVariants.add(candidate.id());
                }
            }
        });
        if (setups.isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(),
                    "unknown variant '" + variant + "'; there are: " + String.join(", ", otherVariants));
        }
        return setups;
    }
}
