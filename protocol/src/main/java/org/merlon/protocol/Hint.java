package org.merlon.protocol;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Ids;
import org.merlon.engine.words.Phrase;

/**
 * What a bot would do in somebody's place.
 *
 * @param looks how often it looked ahead
 * @param next what it thinks of next, or null if there is nothing else
 */
public record Hint(
        Plan best, Sure sure, long looks, @Nullable Plan next) {
    /**
     * Some moves of one's own turn.
     *
     * @param moves the one to be made now, and those that would follow
     * @param share how many of a hundred looks went to it
     * @param merits what speaks for it, the weightiest first
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

    /** How sure it is of the best move, compared with the next. */
    public enum Sure {
        ONLY,
        CLEAR,
        LIKELY,
        CLOSE;

        /** In words. */
        public Phrase phrase() {
            return Phrase.of("house-hint-" + Ids.of(this));
        }
    }

    public Data.Obj data(Function<Phrase, String> say) {
        Data.Obj data = best.data(say).put("sure", Ids.of(sure)).put("looks", looks);
        return next == null ? data : data.put("next", next.data(say));
    }
}
