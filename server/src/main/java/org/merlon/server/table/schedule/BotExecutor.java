package org.merlon.server.table.schedule;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import org.merlon.bots.Bot;
import org.merlon.bots.Bots;
import org.merlon.bots.Budget;
import org.merlon.bots.Choice;
import org.merlon.bots.Player;
import org.merlon.bots.PlayerPool;
import org.merlon.bots.SearchWorkers;
import org.merlon.bots.StopSignal;
import org.merlon.engine.GameState;
import org.merlon.engine.play.Notation;
import org.merlon.protocol.Hint;
import org.merlon.protocol.Hints;
import org.merlon.server.guard.BackgroundThreads;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.table.live.Ids;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Lets bots think, on as many threads as there are cores and away from those that serve people. */
final class BotExecutor implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(BotExecutor.class);

    /** Who advises, by looks and not by the clock: the same question then gets the same answer on every server. */
    private static final Bot HINT_BOT = Objects.requireNonNull(Bots.byName("hard"));

    private static final long HINT_ITERATIONS = 250; // some tenths of a second

    private final int cores = Runtime.getRuntime().availableProcessors();
    private final ExecutorService searchThreads;
    private final BotQueue queue = new BotQueue();

    /** Their moves are handed on by virtual threads, because storing one waits for the disk. */
    private final ExecutorService resultThreads = Executors.newVirtualThreadPerTaskExecutor();

    /** Those who have just thought; more of them than there are threads would only fill the memory. */
    private final PlayerPool players = new PlayerPool(cores);

    /** What one of them may think with: as many as have just thought may be thinking as well. */
    private final long memoryPerBot = Runtime.getRuntime().maxMemory() / ServerLimits.BOTS_SHARE / (2L * cores);

    private final StopSignal closing = new StopSignal();

    BotExecutor() {
        searchThreads = Executors.newFixedThreadPool(cores, BackgroundThreads.threads("bot"));
    }

    /** A bot in a seat of a table. */
    record BotSeat(String table, int seat, String bot) {}

    /**
     * Chooses a move for the seat to move; the state is not changed and must not change meanwhile.
     *
     * @param creator who made the table
     * @param people whether people play there
     */
    void think(BotSeat seat, String creator, boolean people, GameState state, Consumer<String> then) {
        enqueue(people, creator, () -> {
            String move = choose(seat, people, state);
            deliver(() -> then.accept(move));
        });
    }

    /** What a bot would do for the seat to move and why, for a person who waits for it in the line of those with people. */
    CompletableFuture<Hint> hint(String person, GameState state, long seed) {
        var hint = new CompletableFuture<Hint>();
        enqueue(true, person, () -> {
            long iterations = Math.max(1, HINT_ITERATIONS / (1 + queue.waiting(true) / cores));
            try (Player player = HINT_BOT.newPlayer(SearchWorkers.singleThread(), memoryPerBot)) {
                hint.complete(Hints.of(state, player, Budget.ofIterations(iterations), seed, closing));
            } catch (RuntimeException e) {
                LOG.error("the adviser failed", e);
                hint.completeExceptionally(e);
            }
        });
        return hint;
    }

    private void enqueue(boolean people, String creator, Runnable search) {
        queue.add(people, creator, search);
        try {
            searchThreads.execute(
                    () -> queue.take().run()); // not always the one that was added: it has to wait its turn
        } catch (RejectedExecutionException e) {
            LOG.debug("no bot thinks any more, since the server is closing");
        }
    }

    private void deliver(Runnable move) {
        try {
            resultThreads.execute(move);
        } catch (RejectedExecutionException e) {
            LOG.debug("a bot has chosen too late, since the server is closing");
        }
    }

    /** A bot that no longer exists, or that fails, must not stall a table. */
    private String choose(BotSeat seat, boolean people, GameState state) {
        Bot bot = Bots.byName(seat.bot);
        if (bot != null) {
            try {
                Choice choice = players.choose(
                        seat,
                        () -> bot.newPlayer(SearchWorkers.singleThread(), memoryPerBot),
                        state,
                        budget(bot, people),
                        Ids.number(),
                        closing);
                return state.notation(choice.move());
            } catch (RuntimeException e) {
                LOG.error("the bot {} failed", seat.bot, e);
            }
        }
        List<String> legal = Notation.legalMoves(state);
        return legal.get((int) Math.floorMod(Ids.number(), (long) legal.size()));
    }

    /** What a bot usually takes, and less when others wait, so that a busy house gets weaker bots and not slower ones. */
    private Budget budget(Bot bot, boolean people) {
        Budget usual = bot.defaultBudget();
        int others = queue.waiting(people) / cores;
        long millis = usual.millis() == Budget.UNBOUNDED ? usual.millis() : usual.millis() / (1 + others);
        return new Budget(usual.iterations(), Math.max(1, millis));
    }

    /** How many bots wait for a thread. */
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
