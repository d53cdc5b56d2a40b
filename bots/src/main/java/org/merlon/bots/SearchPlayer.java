package org.merlon.bots;

import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.GameState;
import org.merlon.engine.RandomBits;

/** A search at work in one seat. */
final class SearchPlayer implements Player {
    private final Style style;
    private @Nullable Search search;

    /** The state after the last choice: if the next question is about it, what is known of it still holds. */
    private @Nullable GameState after;

    SearchPlayer(Style style) {
        this.style = style;
    }

    @Override
    public Choice choose(GameState state, Budget budget, long seed, Stop stop) {
        long begin = System.nanoTime();
        Budget bound = budget.atMost(style.most());
        long nanos =
                bound.millis() == Budget.UNBOUNDED ? Long.MAX_VALUE : TimeUnit.MILLISECONDS.toNanos(bound.millis());
        int seat = state.toMove();
        var random = new RandomBits(seed);
        if (search == null) {
            search = new Search(state, style);
        } else if (after == null || after.hash() != state.hash()) {
            search.forget();
        }
        long iterations = 0;
        do {
            search.iterate(state, seat, random);
            iterations++;
        } while (iterations < bound.iterations() && !stop.asked() && System.nanoTime() - begin < nanos);
        Choice choice = search.choice(state, seat, random, iterations);
        if (after == null) {
            after = state.copy();
        } else {
            after.copyFrom(state);
        }
        after.play(choice.move(), org.merlon.engine.EventLog.OFF);
        search.follow(choice.move());
        return choice;
    }
}
