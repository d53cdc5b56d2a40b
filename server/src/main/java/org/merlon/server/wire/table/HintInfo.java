package org.merlon.server.wire.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.words.Phrase;
import org.merlon.protocol.Hint;
import org.merlon.words.Words;

/**
 * What a bot would do in somebody's place.
 *
 * @param then what would follow in the same turn
 * @param share how many of a hundred looks went to it
 * @param looks how often it looked ahead
 * @param next what it thinks of next
 */
public record HintInfo(
        String move,
        List<String> then,
        int share,
        List<Merit> merits,
        Hint.Confidence sure,
        long looks,
        @Nullable Plan next) {

    /** Something that speaks for it, in English and by what it can be said in any language. */
    public record Merit(String what, Phrase phrase) {}

    /** Some moves of one's own turn. */
    public record Plan(String move, List<String> then, int share, List<Merit> merits) {
        static Plan of(Hint.Plan plan) {
            List<String> moves = plan.moves();
            return new Plan(
                    moves.getFirst(),
                    moves.subList(1, moves.size()),
                    plan.share(),
                    plan.merits().stream()
                            .map(merit -> new Merit(Words.english().say(merit), merit))
                            .toList());
        }
    }

    public static HintInfo of(Hint hint) {
        Plan best = Plan.of(hint.best());
        return new HintInfo(
                best.move,
                best.then,
                best.share,
                best.merits,
                hint.confidence(),
                hint.iterations(),
                hint.next() == null ? null : Plan.of(hint.next()));
    }
}
