package org.merlon.bots;

import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.GameState;
import org.merlon.engine.RandomBits;

/** A search at work in one seat. */
final class SearchPlayer implements Player {
    private final Style style;
    private @Nullable Search search;

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
        }
        search.forget();
        long iterations = 0;
        do {
            search.iterate(state, seat, random);
            iterations++;
        } while (iterations < bound.iterations() && !stop.asked() && System.nanoTime() - begin < nanos);
        return search.choice(state, seat, random, iterations);
    }
}
