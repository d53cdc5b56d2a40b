package org.merlon.bots;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.GameState;
import org.merlon.engine.move.Refusal;

/**
 * The one road to a bot's move: sits a player down when its seat is first asked about, keeps it there so that it remembers
 * what it thought about, and lets no move pass that the rules do not allow. Any thread may ask, each for another seat.
 */
public final class PlayerPool implements AutoCloseable {
    private final int most;
    private final Map<Object, Seated> seated = new LinkedHashMap<>();
    private boolean closed;

    /**
     * @param most how many players are kept; who was asked longest ago goes first, for what they know takes memory
     */
    public PlayerPool(int most) {
        this.most = most;
    }

    /** A player in its seat, and the last question that it answered. */
    private static final class Seated {
        final Player player;
        private @Nullable Question asked;
        private @Nullable Choice answer;

        Seated(Player player) {
            this.player = player;
        }

        /** Asked the same again it says the same again, although it has gone on to remember what comes after. */
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
     * @param seat whatever tells this seat, at this table, with this bot in it, from all others
     * @param newcomer opens a player if none sits there
     * @throws PlayerFailedException if the bot cannot choose, or chooses what is not legal; it leaves its seat then
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

    /** The same for whoever listens meanwhile; who is not let choose in the end does not remember what it thought about. */
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

    /** Lets all players go, with what they remember. */
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

    /** Lets all players go; who is thinking just now leaves when it has chosen. */
    @Override
    public synchronized void close() {
        closed = true;
        dismiss();
    }
}
