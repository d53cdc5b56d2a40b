package org.merlon.bots;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.GameState;
import org.merlon.engine.move.Refusal;

/**
 * A cache of players by seat. It creates a player when a seat is first used, keeps it so that it can reuse its search tree,
 * and rejects illegal moves. Thread-safe if each thread uses a different seat.
 */
public final class PlayerPool implements AutoCloseable {
    private final int maxPlayers;
    private final Map<Object, PooledPlayer> players = new LinkedHashMap<>();
    private boolean closed;

    /**
     * @param maxPlayers the maximum number of players; the least recently used one is closed first, since search trees take memory
     */
    public PlayerPool(int maxPlayers) {
        this.maxPlayers = maxPlayers;
    }

    /** A player with its last question and answer. */
    private static final class PooledPlayer {
        final Player player;
        private @Nullable Question lastQuestion;
        private @Nullable Choice lastChoice;

        PooledPlayer(Player player) {
            this.player = player;
        }

        /** Repeats the last answer for the same question: the player's search tree has already moved on. */
        Choice choose(GameState state, Budget budget, long seed, StopSignal stop) {
            Choice cached = cachedChoice(Question.of(state, budget, seed));
            return cached != null
                    ? cached
                    : remember(Question.of(state, budget, seed), player.choose(state, budget, seed, stop));
        }

        SteppedChoice beginChoice(GameState state, Budget budget, long seed) {
            Choice cached = cachedChoice(Question.of(state, budget, seed));
            return cached == null ? player.beginChoice(state, budget, seed) : new ImmediateChoice(() -> cached);
        }

        private @Nullable Choice cachedChoice(Question question) {
            return question.budget.millis() == Budget.UNBOUNDED && question.equals(lastQuestion) ? lastChoice : null;
        }

        Choice remember(Question question, Choice choice) {
            lastQuestion = question;
            lastChoice = choice;
            return choice;
        }
    }

    private record Question(long state, Budget budget, long seed) {
        static Question of(GameState state, Budget budget, long seed) {
            return new Question(state.hash(), budget, seed);
        }
    }

    /**
     * Chooses for the seat to move; the state is not changed and must not change meanwhile.
     *
     * @param seat a key that identifies this seat, at this table, with this bot
     * @param factory creates a player if the pool has none for the seat
     * @throws PlayerFailedException if the bot cannot choose or its move is illegal; its player is closed then
     */
    public Choice choose(
            Object seat,
            Supplier<? extends Player> factory,
            GameState state,
            Budget budget,
            long seed,
            StopSignal stop) {
        PooledPlayer pooled = take(seat);
        if (pooled == null) {
            pooled = new PooledPlayer(factory.get());
        }
        boolean chosen = false;
        try {
            Choice choice = requireLegal(state, pooled.choose(state, budget, seed, stop));
            chosen = true;
            return choice;
        } finally {
            if (chosen) {
                putBack(seat, pooled);
            } else {
                pooled.player.close();
            }
        }
    }

    /** Begins a choice that is computed in steps. If it is never made, the player is not returned to the pool. */
    public SteppedChoice beginChoice(
            Object seat, Supplier<? extends Player> factory, GameState state, Budget budget, long seed) {
        PooledPlayer known = take(seat);
        PooledPlayer pooled = known == null ? new PooledPlayer(factory.get()) : known;
        SteppedChoice pending = pooled.beginChoice(state, budget, seed);
        return new SteppedChoice() {
            @Override
            public boolean advance(long millis) {
                return pending.advance(millis);
            }

            @Override
            public Choice current() {
                return pending.current();
            }

            @Override
            public Map<Integer, Long> visits() {
                return pending.visits();
            }

            @Override
            public Choice finish() {
                Choice choice = requireLegal(state, pending.finish());
                pooled.remember(Question.of(state, budget, seed), choice);
                putBack(seat, pooled);
                return choice;
            }
        };
    }

    private static Choice requireLegal(GameState state, Choice choice) {
        Refusal refusal = state.refusal(choice.move());
        if (refusal != null) {
            throw new PlayerFailedException("an illegal move: " + refusal.phrases());
        }
        return choice;
    }

    /** Closes all players and forgets their search trees. */
    public synchronized void closePlayers() {
        players.values().forEach(each -> each.player.close());
        players.clear();
    }

    private synchronized @Nullable PooledPlayer take(Object seat) {
        return players.remove(seat);
    }

    private synchronized void putBack(Object seat, PooledPlayer player) {
        players.put(seat, player);
        while (players.size() > (closed ? 0 : maxPlayers)) {
            PooledPlayer oldest = players.remove(players.keySet().iterator().next());
            if (oldest != null) {
                oldest.player.close();
            }
        }
    }

    /** Closes all players; those in use are closed when they have chosen. */
    @Override
    public synchronized void close() {
        closed = true;
        closePlayers();
    }
}
