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
    private final int most;
    private final Map<Object, Seated> seated = new LinkedHashMap<>();
    private boolean closed;

    /**
     * @param most the maximum number of players; the least recently used one is closed first, since search trees take memory
     */
    public PlayerPool(int most) {
        this.most = most;
    }

    /** A player with its last question and answer. */
    private static final class Seated {
        final Player player;
        private @Nullable Question asked;
        private @Nullable Choice answer;

        Seated(Player player) {
            this.player = player;
        }

        /** Repeats the last answer for the same question: the player's search tree has already moved on. */
        Choice choose(GameState state, Budget budget, long seed, Stop stop) {
            Choice known = known(Question.of(state, budget, seed));
            return known != null
                    ? known
                    : note(Question.of(state, budget, seed), player.choose(state, budget, seed, stop));
        }

        PendingChoice think(GameState state, Budget budget, long seed) {
            Choice known = known(Question.of(state, budget, seed));
            return known == null ? player.think(state, budget, seed) : new ImmediateChoice(() -> known);
        }

        private @Nullable Choice known(Question question) {
            return question.budget.millis() == Budget.UNBOUNDED && question.equals(asked) ? answer : null;
        }

        Choice note(Question question, Choice choice) {
            asked = question;
            answer = choice;
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
     * @param newcomer creates a player if the pool has none for the seat
     * @throws PlayerFailedException if the bot cannot choose or its move is illegal; its player is closed then
     */
    public Choice choose(
            Object seat, Supplier<? extends Player> newcomer, GameState state, Budget budget, long seed, Stop stop) {
        Seated here = take(seat);
        if (here == null) {
            here = new Seated(newcomer.get());
        }
        boolean chosen = false;
        try {
            Choice choice = legal(state, here.choose(state, budget, seed, stop));
            chosen = true;
            return choice;
        } finally {
            if (chosen) {
                keep(seat, here);
            } else {
                here.player.close();
            }
        }
    }

    /** Begins a choice that is computed in steps. If it is never made, the player is not returned to the pool. */
    public PendingChoice think(
            Object seat, Supplier<? extends Player> newcomer, GameState state, Budget budget, long seed) {
        Seated known = take(seat);
        Seated here = known == null ? new Seated(newcomer.get()) : known;
        PendingChoice thinking = here.think(state, budget, seed);
        return new PendingChoice() {
            @Override
            public boolean goOn(long millis) {
                return thinking.goOn(millis);
            }

            @Override
            public Choice soFar() {
                return thinking.soFar();
            }

            @Override
            public Map<Integer, Long> visits() {
                return thinking.visits();
            }

            @Override
            public Choice choose() {
                Choice choice = legal(state, thinking.choose());
                here.note(Question.of(state, budget, seed), choice);
                keep(seat, here);
                return choice;
            }
        };
    }

    private static Choice legal(GameState state, Choice choice) {
        Refusal refusal = state.refusal(choice.move());
        if (refusal != null) {
            throw new PlayerFailedException("an illegal move: " + refusal.phrases());
        }
        return choice;
    }

    /** Closes all players and forgets their search trees. */
    public synchronized void dismiss() {
        seated.values().forEach(each -> each.player.close());
        seated.clear();
    }

    private synchronized @Nullable Seated take(Object seat) {
        return seated.remove(seat);
    }

    private synchronized void keep(Object seat, Seated player) {
        seated.put(seat, player);
        while (seated.size() > (closed ? 0 : most)) {
            Seated oldest = seated.remove(seated.keySet().iterator().next());
            if (oldest != null) {
                oldest.player.close();
            }
        }
    }

    /** Closes all players; those in use are closed when they have chosen. */
    @Override
    public synchronized void close() {
        closed = true;
        dismiss();
    }
}
