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
import org.merlon.arena.Results;
import org.merlon.arena.Series;
import org.merlon.arena.WinShare;
import org.merlon.bench.GamesOption;
import org.merlon.bots.Bot;
import org.merlon.bots.BotSpec;
import org.merlon.bots.Budget;
import org.merlon.engine.Setup;
import org.merlon.engine.Variant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Plays the matches described in docs/bots.md. */
@Command(name = "strength", description = "How well the bots play: the matches behind the figures in docs/bots.md.")
public final class StrengthCommand implements Callable<Integer> {
    /** The variants for which the levels are tuned; fewer games are played in the others, so that all take an hour. */
    private static final List<String> TUNED = List.of("standard", "kings-quest", "great-architect");

    private static final int LESS_OFTEN = 10;
    private static final int PACE_ITERATIONS = 500;

    private static final Bout RANDOM = new Bout("random", 0);
    private static final Bout GREEDY = new Bout("greedy", 0);
    private static final Bout HARD = new Bout("hard", 20);
    private static final Bout MASTER = new Bout("master", 100);

    /** For cooperative games, which are long: two thousand moves in Puzzle Master's Quest. */
    private static final Bout QUICK = new Bout("hard", 2);

    private static final List<Claim> CLAIMS =
            List.of(new Claim(GREEDY, RANDOM, 0.95), new Claim(HARD, GREEDY, 0.75), new Claim(MASTER, HARD, 0.60));

    /** One bot with increasing time against an opponent with fixed time. */
    private static final List<Bout> GROWING =
            List.of(new Bout("master", 10), new Bout("master", 50), new Bout("master", 250));

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it
    private CommandSpec spec;

    @Mixin
    private final GamesOption chosen = new GamesOption();

    @Option(names = "--variant", paramLabel = "ID", description = "This variant only.")
    private @Nullable String variant;

    @Option(names = "--players", paramLabel = "N", description = "So many players, where a variant allows them (2).")
    private int players = 2;

    @Option(
            names = "--games",
            paramLabel = "N",
            description =
                    "Games of each match (200); a tenth in the variants that the bots are not tuned on, unless all"
                            + " players win or lose together.")
    private int games = 200;

    @Option(names = "--seed", paramLabel = "TEXT", description = "Another text gives other deals (1).")
    private String seed = "1";

    @Option(names = "--threads", paramLabel = "N", description = "Games at once (as many as there are processors).")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--busy",
            description = "For machines with other work: instead of time give the iterations that a free processor"
                    + " would make in it.")
    private boolean busy;

    @Option(
            names = "--growth",
            description = "Play the matches of one bot with more and more time instead, half as many games each.")
    private boolean growth;

    /** A bot with a time per move in milliseconds; 0 for its default budget. */
    private record Bout(String name, int millis) {
        /** Creates the contestant; {@code perMilli} converts its time to iterations unless it is 0. */
        Contestant contestant(double perMilli) {
            Bot bot = Pace.bot(name);
            Budget budget = bot.defaultBudget();
            if (millis > 0) {
                budget = perMilli == 0 ? Budget.ofMillis(millis) : Budget.ofIterations(Math.round(millis * perMilli));
            }
            return Contestant.of(new BotSpec.Level(bot, budget, 1));
        }
    }

    /** The expectation that one bot wins at least this share of its games against another. */
    private record Claim(Bout better, Bout worse, double least) {}

    @Override
    public Integer call() throws InterruptedException {
        for (Setup setup : setups()) {
            System.out.printf(
                    "%n%s %s, %d players%n", setup.game().id(), setup.variant().id(), setup.players());
            double perMilli = busy ? Pace.of(setup, PACE_ITERATIONS).perSecond() / 1000 : 0;
            if (growth) {
                grow(setup, perMilli);
            } else if (setup.variant().cooperative()) {
                together(setup, perMilli);
            } else {
                for (Claim claim : CLAIMS) {
                    test(setup, claim, perMilli);
                }
            }
        }
        return 0;
    }

    private Results play(Setup setup, double perMilli, int count, Bout... bouts) throws InterruptedException {
        List<Contestant> contestants =
                Arrays.stream(bouts).map(bout -> bout.contestant(perMilli)).toList();
        return new Series(new MatchPlan(setup, contestants, count, seed)).run(threads);
    }

    private void test(Setup setup, Claim claim, double perMilli) throws InterruptedException {
        int count = TUNED.contains(setup.variant().id()) ? games : Math.max(1, games / LESS_OFTEN);
        Results results = play(setup, perMilli, count, claim.better, claim.worse);
        WinShare share = results.standings().getFirst().wins();
        String verdict = "not reached";
        if (share.value() >= claim.least) {
            verdict = share.low() > 1.0 / setup.players() ? "holds" : "too few games to tell";
        }
        System.out.printf("  %s   wanted %.0f %%: %s%n", line(results), 100 * claim.least, verdict);
    }

    private void grow(Setup setup, double perMilli) throws InterruptedException {
        double last = 0;
        boolean grows = true;
        for (Bout growing : GROWING) {
            Results results = play(setup, perMilli, Math.max(1, games / 2), growing, HARD);
            System.out.println("  " + line(results));
            double share = results.standings().getFirst().wins().value();
            grows &= share >= last;
            last = share;
        }
        System.out.printf("  strength %s with time%n", grows ? "grows" : "does not always grow");
    }

    /** Compares bots in a cooperative game by how often they win the same deals. */
    private void together(Setup setup, double perMilli) throws InterruptedException {
        Bout[] bouts = {RANDOM, GREEDY, QUICK};
        List<BotStanding> standings =
                play(setup, perMilli, games * bouts.length, bouts).standings();
        for (BotStanding standing : standings) {
            System.out.printf("  %-14s wins %s%n", standing.name(), text(standing.wins()));
        }
        WinShare greedy = standings.get(1).wins();
        WinShare hard = standings.get(2).wins();
        System.out.printf(
                "  wanted hard clearly above greedy: %s%n", hard.low() > greedy.high() ? "holds" : "not reached");
    }

    private static String line(Results results) {
        BotStanding first = results.standings().getFirst();
        return String.format(
                Locale.ROOT,
                "%-14s beats %-14s %s",
                first.name(),
                results.standings().getLast().name(),
                text(first.wins()));
    }

    private static String text(WinShare share) {
        return String.format(
                Locale.ROOT,
                "%5.1f %% (%.1f to %.1f) of %d",
                100 * share.value(),
                100 * share.low(),
                100 * share.high(),
                share.of());
    }

    private boolean wanted(Variant one) {
        return variant == null ? !growth || TUNED.contains(one.id()) : one.id().equals(variant);
    }

    private List<Setup> setups() {
        var others = new ArrayList<String>();
        List<Setup> setups = chosen.setups((game, found) -> {
            for (Variant one : game.variants()) {
                if (wanted(one)) {
                    int seats = Math.clamp(players, one.minPlayers(), one.maxPlayers());
                    found.add(Setup.of(game, one.id(), seats, Map.of()));
                } else {
                    others.add(one.id());
                }
            }
        });
        if (setups.isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(), "'" + variant + "' is no variant; there are: " + String.join(", ", others));
        }
        return setups;
    }
}
