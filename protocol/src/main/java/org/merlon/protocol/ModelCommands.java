package org.merlon.protocol;

import java.util.ArrayList;
import java.util.List;
import org.merlon.bots.Bot;
import org.merlon.bots.Budget;
import org.merlon.bots.PlayerPool;
import org.merlon.bots.StopSignal;
import org.merlon.engine.GameState;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.play.Match;
import org.merlon.protocol.view.Status;

/** The commands for programs that search: imagine, evaluate, sample. */
final class ModelCommands {
    private static final String SAMPLE_EXAMPLE = "sample {\"bot\":\"greedy\",\"count\":10,\"seed\":\"1\"}";
    private static final int DEFAULT_SAMPLES = 10;
    private static final int DEFAULT_ITERATIONS = 100;
    private static final long NANOS_PER_MILLI = 1_000_000;

    private final SessionGame sessionGame;
    private final ProtocolLimits limits;

    ModelCommands(SessionGame sessionGame, ProtocolLimits limits) {
        this.sessionGame = sessionGame;
        this.limits = limits;
    }

    /** Determinizes the game for a seat. Moves before it cannot be undone, since that would bring back what was hidden. */
    Reply imagine(String argument) throws CommandException {
        GameState state = sessionGame.state();
        String[] words = argument.split("\\s+", -1);
        int seat = words.length == 2 ? Arguments.parseDigits(words[0]) : -1;
        if (seat < 0 || seat >= state.setup().players()) {
            throw new CommandException(
                    ErrorCode.BAD_COMMAND,
                    "imagine wants a seat from 0 to " + (state.setup().players() - 1)
                            + " and a seed; for example: imagine 0 7");
        }
        GameState imagined = state.copy();
        imagined.determinize(seat, new FastRandom(SeedParser.number(words[1])));
        Reply reply = sessionGame.reply(Status.of(imagined).data());
        sessionGame.replace(new Match(imagined));
        return reply;
    }

    Reply evaluate(String argument) throws CommandException {
        Arguments.requireNone("evaluate", argument);
        GameState state = sessionGame.state();
        var values = new double[state.setup().players()];
        state.setup().game().searchEvaluation(state.setup()).values(state, values);
        return new Reply.Answer(SteppedSearch.decimals(boxed(values)));
    }

    private static List<Double> boxed(double[] values) {
        var list = new ArrayList<Double>();
        for (double value : values) {
            list.add(value);
        }
        return list;
    }

    private record SampleArguments(Bot bot, int count, int iterations, String seed) {}

    /** Plays games from here to their end with a bot in every seat. */
    Reply sample(String argument) throws CommandException {
        GameState start = sessionGame.state();
        SampleArguments arguments = sampleArguments(argument);
        var random = new FastRandom(SeedParser.number(arguments.seed()));
        var scores = new double[start.setup().players()];
        var wins = new double[scores.length];
        long moves = 0;
        long startNanos = System.nanoTime();
        for (int game = 0; game < arguments.count(); game++) {
            GameState state = start.copy();
            state.chance().randomize(random); // otherwise all games would have the same shuffles and dice
            try (var players = new PlayerPool(scores.length)) {
                while (!state.isOver()) {
                    if (System.nanoTime() - startNanos > limits.millis() * NANOS_PER_MILLI) {
                        throw new CommandException(
                                ErrorCode.BAD_COMMAND,
                                "sample takes more than " + limits.millis()
                                        + " ms here; ask for fewer games or iterations");
                    }
                    state.play(choose(state, arguments, players, random), EventLog.OFF);
                    moves++;
                }
            }
            addResult(state, scores, wins);
        }
        divide(scores, arguments.count());
        divide(wins, arguments.count());
        return new Reply.Answer("{\"games\":" + arguments.count() + ",\"moves\":" + moves + ",\"millis\":"
                + (System.nanoTime() - startNanos) / NANOS_PER_MILLI
                + ",\"scores\":" + SteppedSearch.decimals(boxed(scores))
                + ",\"wins\":" + SteppedSearch.decimals(boxed(wins)) + "}");
    }

    private static int choose(GameState state, SampleArguments arguments, PlayerPool players, FastRandom random) {
        return players.choose(
                        state.toMove(),
                        arguments.bot()::newPlayer,
                        state,
                        Budget.ofIterations(arguments.iterations()),
                        random.next(),
                        new StopSignal())
                .move();
    }

    /** Adds the scores, and one win that those who share it split. */
    private static void addResult(GameState state, double[] scores, double[] wins) {
        List<Integer> winners = Status.of(state).winners();
        boolean cooperative = state.setup().variant().cooperative();
        for (int seat = 0; seat < scores.length; seat++) {
            scores[seat] += state.score(seat);
            if (winners.contains(seat)) {
                wins[seat] += cooperative ? 1 : 1.0 / winners.size();
            }
        }
    }

    private static void divide(double[] sums, int count) {
        for (int i = 0; i < sums.length; i++) {
            sums[i] /= count;
        }
    }

    private SampleArguments sampleArguments(String argument) throws CommandException {
        record Raw(String bot, int count, int iterations, String seed) {}
        Raw raw = Arguments.object(
                sessionGame.host(),
                argument,
                SAMPLE_EXAMPLE,
                fields -> new Raw(
                        fields.text("bot"),
                        fields.whole("count", DEFAULT_SAMPLES, 1, limits.playouts()),
                        fields.whole("iterations", DEFAULT_ITERATIONS, 1, limits.iterations()),
                        fields.text("seed", "")));
        return new SampleArguments(SearchCommands.bot(raw.bot()), raw.count(), raw.iterations(), raw.seed());
    }
}
