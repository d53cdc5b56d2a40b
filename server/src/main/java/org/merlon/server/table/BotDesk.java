package org.merlon.server.table;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.merlon.bots.Bot;
import org.merlon.bots.Bots;
import org.merlon.bots.Budget;
import org.merlon.bots.Choice;
import org.merlon.bots.SeatedBots;
import org.merlon.bots.Stop;
import org.merlon.engine.GameState;
import org.merlon.engine.Notation;
import org.merlon.server.guard.Limits;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Lets bots think, on as many threads as there are cores and away from those that serve people. */
final class BotDesk implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(BotDesk.class);

    private final int cores = Runtime.getRuntime().availableProcessors();
    private final ThreadPoolExecutor thinkers;

    /** Their moves are handed on by virtual threads, because storing one waits for the disk. */
    private final ExecutorService messengers = Executors.newVirtualThreadPerTaskExecutor();

    /** Those who have just thought; more of them than there are threads would only fill the memory. */
    private final SeatedBots bots = new SeatedBots(cores);

    /** What one of them may think with: as many as have just thought may be thinking as well. */
    private final long memory = Runtime.getRuntime().maxMemory() / Limits.BOTS_SHARE / (2L * cores);

    private final Stop closing = new Stop();

    BotDesk() {
        thinkers = new ThreadPoolExecutor(
                cores,
                cores,
                0,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                Thread.ofPlatform().name("bot-", 0).daemon().factory());
    }

    /** A bot in a seat of a table. */
    private record Seat(String table, int seat, String bot) {}

    /** Chooses a move for the seat to move; the state is not changed and must not change meanwhile. */
    void think(String table, String name, GameState state, Consumer<String> then) {
        try {
            thinkers.execute(() -> {
                String move = choose(table, name, state);
                hand(() -> then.accept(move));
            });
        } catch (RejectedExecutionException e) {
            LOG.debug("no bot thinks any more, since the server is closing");
        }
    }

    private void hand(Runnable move) {
        try {
            messengers.execute(move);
        } catch (RejectedExecutionException e) {
            LOG.debug("a bot has chosen too late, since the server is closing");
        }
    }

    /** A bot that no longer exists, or that fails, must not stall a table. */
    private String choose(String table, String name, GameState state) {
        Bot bot = Bots.byName(name);
        if (bot != null) {
            try {
                var seat = new Seat(table, state.toMove(), name);
                Choice choice =
                        bots.choose(seat, () -> bot.player(1, memory), state, budget(bot), Ids.number(), closing);
                return state.spell(choice.move());
            } catch (RuntimeException e) {
                LOG.error("the bot {} failed", name, e);
            }
        }
        List<String> legal = Notation.legalMoves(state);
        return legal.get((int) Math.floorMod(Ids.number(), (long) legal.size()));
    }

    /** What a bot usually takes, and less when others wait, so that a busy house gets weaker bots and not slower ones. */
    private Budget budget(Bot bot) {
        Budget usual = bot.usual();
        long millis = usual.millis() == Budget.UNBOUNDED ? usual.millis() : usual.millis() / (1 + waiting() / cores);
        return new Budget(usual.iterations(), Math.max(1, millis));
    }

    /** How many bots wait for a thread. */
    int waiting() {
        return thinkers.getQueue().size();
    }

    @Override
    public void close() {
        closing.ask();
        thinkers.shutdownNow();
        bots.close();
        messengers.close();
    }
}
