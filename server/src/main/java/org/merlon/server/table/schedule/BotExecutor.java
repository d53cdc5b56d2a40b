package org.merlon.server.table.schedule;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import org.merlon.bots.Bot;
import org.merlon.bots.Budget;
import org.merlon.bots.Choice;
import org.merlon.bots.Player;
import org.merlon.bots.PlayerPool;
import org.merlon.bots.SearchWorkers;
import org.merlon.bots.StopSignal;
import org.merlon.bots.levels.Bots;
import org.merlon.engine.GameState;
import org.merlon.engine.play.Notation;
import org.merlon.protocol.view.Hint;
import org.merlon.protocol.view.Hints;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.runtime.ServerRuntime;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Runs bots on their own threads, one for each core, so that they do not slow down requests. */
final class BotExecutor implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(BotExecutor.class);

    /**
     * The bot that gives hints. It is limited by iterations and not by time, so that every server gives the same hint.
     */
    private static final Bot HINT_BOT = Objects.requireNonNull(Bots.byName(Bots.HINT_BOT));

    private static final long HINT_ITERATIONS = 250; // a few tenths of a second

    private final ServerRuntime runtime;
    private final int cores;
    private final ExecutorService searchThreads;
    private final BotQueue queue = new BotQueue();

    /** Virtual threads that play the chosen moves, because storing a move waits for the disk. */
    private final ExecutorService resultThreads;

    /** The bots that have moved recently, with their search trees; more of them than threads would only use memory. */
    private final PlayerPool players;

    /** The memory of one bot: recently used bots and running ones may both hold as many as there are cores. */
    private final long memoryPerBot;

    private final StopSignal closing = new StopSignal();

    BotExecutor(ServerRuntime runtime) {
        this.runtime = runtime;
        cores = runtime.processors();
        players = new PlayerPool(cores);
        memoryPerBot = Runtime.getRuntime().maxMemory() / ServerLimits.BOT_MEMORY_DIVISOR / (2L * cores);
        searchThreads = Executors.newFixedThreadPool(cores, runtime.backgroundThreads("bot"));
        resultThreads = Executors.newThreadPerTaskExecutor(runtime.taskThreads());
    }

    /** A bot in a seat of a table. */
    record BotSeat(String table, int seat, String bot) {}

    /**
     * Chooses a move for the seat to move. The state must not change meanwhile.
     *
     * @param creator the creator of the table
     * @param hasPeople whether people play there
     */
    void requestMove(BotSeat seat, String creator, boolean hasPeople, GameState state, Consumer<String> onMove) {
        enqueue(hasPeople, creator, () -> {
            String move = choose(seat, hasPeople, state);
            deliver(() -> onMove.accept(move));
        });
    }

    /** A bot's advice for the seat to move, for a person who waits for it; queued like bots at tables with people. */
    CompletableFuture<Hint> hint(String person, GameState state, long seed) {
        var hint = new CompletableFuture<Hint>();
        enqueue(true, person, () -> {
            long iterations = Math.max(1, HINT_ITERATIONS / (1 + queue.waiting(true) / cores));
            try (Player player = HINT_BOT.newPlayer(SearchWorkers.singleThread(), memoryPerBot)) {
                hint.complete(Hints.of(state, player, Budget.ofIterations(iterations), seed, closing));
            } catch (RuntimeException e) {
                LOG.error("the hint bot failed", e);
                hint.completeExceptionally(e);
            }
        });
        return hint;
    }

    private void enqueue(boolean hasPeople, String creator, Runnable search) {
        queue.add(hasPeople, creator, search);
        try {
            searchThreads.execute(
                    () -> queue.take().run()); // not always the task that was just added: the queue decides
        } catch (RejectedExecutionException e) {
            LOG.debug("bot task rejected during shutdown");
        }
    }

    private void deliver(Runnable move) {
        try {
            resultThreads.execute(move);
        } catch (RejectedExecutionException e) {
            LOG.debug("bot move dropped during shutdown");
        }
    }

    /** Chooses a move. If the bot no longer exists or fails, chooses at random, so that the table is not stuck. */
    private String choose(BotSeat seat, boolean hasPeople, GameState state) {
        Bot bot = Bots.byName(seat.bot);
        if (bot != null) {
            try {
                Choice choice = players.choose(
                        seat,
                        () -> bot.newPlayer(SearchWorkers.singleThread(), memoryPerBot),
                        state,
                        budget(bot, hasPeople),
                        runtime.randomLong(),
                        closing);
                return state.notation(choice.move());
            } catch (RuntimeException e) {
                LOG.error("the bot {} failed", seat.bot, e);
            }
        }
        List<String> legal = Notation.legalMoves(state);
        return legal.get((int) Math.floorMod(runtime.randomLong(), (long) legal.size()));
    }

    /** The budget of a bot, reduced while other bots wait, so that under load bots play weaker but not slower. */
    private Budget budget(Bot bot, boolean hasPeople) {
        Budget defaultBudget = bot.defaultBudget();
        int othersPerCore = queue.waiting(hasPeople) / cores;
        long millis = defaultBudget.millis() == Budget.UNBOUNDED
                ? defaultBudget.millis()
                : defaultBudget.millis() / (1 + othersPerCore);
        return new Budget(defaultBudget.iterations(), Math.max(1, millis));
    }

    /** The number of bots that wait for a thread. */
    int waiting() {
        return queue.waiting(false);
    }

    @Override
    public void close() {
        closing.request();
        searchThreads.shutdownNow();
        players.close();
        resultThreads.close();
    }
}
