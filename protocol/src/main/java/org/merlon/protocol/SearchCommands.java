package org.merlon.protocol;

import java.util.ArrayList;
import org.merlon.bots.Bot;
import org.merlon.bots.Budget;
import org.merlon.bots.SteppedChoice;
import org.merlon.bots.levels.Bots;
import org.merlon.engine.GameState;
import org.merlon.engine.Positions;
import org.merlon.engine.Viewer;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.move.MoveList;
import org.merlon.engine.play.Perft;
import org.merlon.engine.play.Playout;

/** The commands that search, on copies of the game: perft, playout, go, policy. */
final class SearchCommands {
    private static final String PLAYOUT_EXAMPLE = "playout {\"count\":100,\"seed\":\"1\"}";
    private static final String GO_EXAMPLE = "go {\"bot\":\"greedy\",\"millis\":500}";
    private static final int DEFAULT_PLAYOUTS = 100; // enough for a rough estimate
    private static final int DEFAULT_MILLIS = 1000; // a second is a comfortable wait for a person

    /** Stands for a search that is not part of a parallel search. */
    private static final int NO_PART = -1;

    private static final int MAX_PARTS = 64; // more than the cores of any home computer

    private static final long NANOS_PER_MILLI = 1_000_000;

    private final SessionGame sessionGame;
    private final ProtocolLimits limits;

    SearchCommands(SessionGame sessionGame, ProtocolLimits limits) {
        this.sessionGame = sessionGame;
        this.limits = limits;
    }

    Reply perft(String argument) throws CommandException {
        GameState state = sessionGame.state();
        int depth = Arguments.parseDigits(argument);
        if (depth < 0 || depth > limits.perftDepth()) {
            throw new CommandException(
                    ErrorCode.BAD_COMMAND, "perft wants a number of moves from 0 to " + limits.perftDepth());
        }
        long nodes = Perft.count(state, depth, limits.perftNodes());
        if (nodes == Perft.TOO_MANY) {
            throw new CommandException(
                    ErrorCode.BAD_COMMAND,
                    "perft " + depth + " has more than " + limits.perftNodes()
                            + " sequences here, too many to count; ask for fewer moves");
        }
        return new Reply.Answer("{\"nodes\":" + nodes + "}");
    }

    private record PlayoutArguments(int count, String seed) {}

    Reply playout(String argument) throws CommandException {
        GameState start = sessionGame.state();
        PlayoutArguments arguments = Arguments.object(
                sessionGame.host(),
                argument,
                PLAYOUT_EXAMPLE,
                fields -> new PlayoutArguments(
                        fields.whole("count", Math.min(DEFAULT_PLAYOUTS, limits.playouts()), 1, limits.playouts()),
                        fields.text("seed", "")));
        var random = new FastRandom(SeedParser.number(arguments.seed()));
        var playout = new Playout(random);
        GameState state = start.copy();
        var sums = new long[start.setup().players()];
        long moves = 0;
        long startNanos = System.nanoTime();
        for (int game = 0; game < arguments.count(); game++) {
            state.copyFrom(start);
            state.chance().randomize(random); // otherwise all games would have the same shuffles and dice
            moves += playout.run(state);
            for (int seat = 0; seat < sums.length; seat++) {
                sums[seat] += state.score(seat);
            }
        }
        var means = new ArrayList<Double>();
        for (long sum : sums) {
            means.add((double) sum / arguments.count());
        }
        return new Reply.Answer("{\"games\":" + arguments.count() + ",\"moves\":" + moves + ",\"millis\":"
                + millisSince(startNanos) + ",\"scores\":" + SteppedSearch.decimals(means) + "}");
    }

    /** @param part the number of this search among several parallel ones, each of which gets a different seed */
    private record GoArguments(String bot, Budget budget, String seed, int part) {}

    private record Seat(int seat, Bot bot) {}

    Reply go(String argument) throws CommandException {
        return finish(begin(argument, false));
    }

    /** Replies like go, with the visits of each move. */
    Reply policy(String argument) throws CommandException {
        return finish(begin(argument, true));
    }

    private Reply finish(SteppedSearch running) {
        while (running.advance(limits.millis())) {
            // A budget limited only by iterations may take longer than one step.
        }
        return running.end();
    }

    /** Begins a search, which the caller must continue and end. */
    SteppedSearch begin(String argument) throws CommandException {
        return begin(argument, false);
    }

    private SteppedSearch begin(String argument, boolean withVisits) throws CommandException {
        GameState state = sessionGame.state();
        GoArguments arguments = Arguments.object(
                sessionGame.host(),
                argument,
                GO_EXAMPLE,
                fields -> new GoArguments(
                        fields.text("bot"),
                        budget(
                                fields.whole("iterations", 0, 1, limits.iterations()),
                                fields.whole("millis", 0, 1, limits.millis())),
                        fields.has("seed") ? fields.text("seed") : viewSeed(state, sessionGame.host()),
                        fields.whole("part", NO_PART, 0, MAX_PARTS)));
        Bot bot = bot(arguments.bot());
        if (state.isOver()) {
            throw new CommandException(ErrorCode.GAME_OVER, "the game is over; there is nothing to choose");
        }
        var moves = new MoveList();
        state.legalMoves(moves);
        if (moves.isEmpty()) {
            throw new CommandException(ErrorCode.ILLEGAL_MOVE, "there is no legal move here");
        }
        String seed = arguments.part() <= 0 ? arguments.seed() : arguments.seed() + "/" + arguments.part();
        var seat = new Seat(state.toMove(), bot);
        SteppedChoice pending = sessionGame
                .players()
                .beginChoice(seat, bot::newPlayer, state, arguments.budget(), SeedParser.number(seed));
        return new SteppedSearch(pending, state, sessionGame.host(), withVisits || arguments.part() != NO_PART);
    }

    static Bot bot(String name) throws CommandException {
        Bot bot = Bots.byName(name);
        if (bot == null) {
            throw new CommandException(
                    ErrorCode.UNKNOWN_BOT, "'" + name + "' is no bot here; there are: " + Bots.names());
        }
        return bot;
    }

    /** Creates a budget; zero stands for a missing limit. */
    static Budget budget(int iterations, int millis) {
        if (iterations == 0) {
            return Budget.ofMillis(millis == 0 ? DEFAULT_MILLIS : millis);
        }
        return millis == 0 ? Budget.ofIterations(iterations) : new Budget(iterations, millis);
    }

    /**
     * Returns the view of the seat to move, the default seed: replies are repeatable, different positions have different
     * seeds, and nothing hidden influences the result.
     */
    static String viewSeed(GameState state, Host host) {
        Viewer viewer = state.isOver() ? Viewer.SPECTATOR : Viewer.seat(state.toMove());
        return host.write(Positions.view(state, viewer).data());
    }

    private static long millisSince(long startNanos) {
        return (System.nanoTime() - startNanos) / NANOS_PER_MILLI;
    }
}
