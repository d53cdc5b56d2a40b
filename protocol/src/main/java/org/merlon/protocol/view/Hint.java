package org.merlon.protocol.view;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Ids;
import org.merlon.engine.words.Phrase;

/**
 * A bot's suggestion for the seat to move.
 *
 * @param iterations the number of search iterations
 * @param next the second best plan, or null if there is none
 */
public record Hint(
        Plan best,
        Confidence confidence,
        long iterations,
        @Nullable Plan next) {
    /**
     * A sequence of moves within one turn.
     *
     * @param moves the move to play now, and those that would follow
     * @param share the percentage of the search iterations spent on it
     * @param merits the reasons for it, the most important first
     */
    public record Plan(List<String> moves, int share, List<Phrase> merits) {
        public Plan {
            moves = List.copyOf(moves);
            merits = List.copyOf(merits);
        }

        private Data.Obj data(Function<Phrase, String> say) {
            return new Data.Obj()
                    .put("move", moves.getFirst())
                    .put("then", Data.texts(moves.subList(1, moves.size())))
                    .put("share", share)
                    .put(
                            "merits",
                            Data.list(
                                    merits,
                                    merit -> new Data.Obj()
                                            .put("what", say.apply(merit))
                                            .put("phrase", merit.data())));
        }
    }

    /** The confidence in the best move, compared with the next. */
    public enum Confidence {
        ONLY,
        CLEAR,
        LIKELY,
        CLOSE;

        /** Returns the confidence in words. */
        public Phrase phrase() {
            return Phrase.of("common-hint-confidence-" + Ids.of(this));
        }
    }

    public Data.Obj data(Function<Phrase, String> say) {
        Data.Obj data = best.data(say).put("sure", Ids.of(confidence)).put("looks", iterations);
        return next == null ? data : data.put("next", next.data(say));
    }
}
