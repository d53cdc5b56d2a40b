package org.merlon.server.table;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.merlon.bots.Bot;
import org.merlon.bots.Bots;
import org.merlon.bots.Budget;
import org.merlon.bots.Choice;
import org.merlon.engine.GameState;

/** Lets bots think, on as many threads as there are cores and away from those that serve people. */
final class BotDesk implements AutoCloseable {
    private static final long BUDGET_MILLIS = 1000;

    private final ThreadPoolExecutor thinkers;

    /** Their moves are handed on by virtual threads, because storing one waits for the disk. */
    private final ExecutorService messengers = Executors.newVirtualThreadPerTaskExecutor();

    BotDesk() {
        int cores = Runtime.getRuntime().availableProcessors();
        thinkers = new ThreadPoolExecutor(
                cores,
                cores,
                0,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                Thread.ofPlatform().name("bot-", 0).daemon().factory());
    }

    /** Chooses a move for the seat to move; the state is not changed and must not change meanwhile. */
    void think(String name, GameState state, Consumer<String> then) {
        thinkers.execute(() -> {
            Bot bot = Bots.byName(name);
            Bot player =
                    bot == null ? Bots.all().getFirst() : bot; // a bot that no longer exists must not stall a table
            Choice choice = player.choose(state, Budget.ofMillis(BUDGET_MILLIS), Ids.number());
            String move = state.spell(choice.move());
            messengers.execute(() -> then.accept(move));
        });
    }

    /** How many bots wait for a thread. */
    int waiting() {
        return thinkers.getQueue().size();
    }

    @Override
    public void close() {
        thinkers.shutdownNow();
        messengers.close();
    }
}
