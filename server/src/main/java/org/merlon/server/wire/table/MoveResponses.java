package org.merlon.server.wire.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.move.ReachablePath;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.words.Phrase;
import org.merlon.protocol.Hint;
import org.merlon.words.Words;

/** Answers to questions about moves. */
public final class MoveResponses {
    private MoveResponses() {}

    /**
     * Why a move cannot be played.
     *
     * @param reason null if it can
     */
    public record IllegalMoveReason(
            @JsonInclude @Nullable String reason, @Nullable List<Phrase> phrases) {
        public static IllegalMoveReason of(@Nullable Refusal refusal) {
            return refusal == null
                    ? new IllegalMoveReason(null, null)
                    : new IllegalMoveReason(Words.english().say(refusal), refusal.phrases());
        }
    }

    /** What a move would add to the asker's score, or null if that is not certain. */
    public record MoveGain(@JsonInclude @Nullable Integer points) {}

    /**
     * How far the asker's pieces get in this turn.
     *
     * @param number the last entry
     */
    public record ReachablePaths(int number, List<ReachablePath> ways) {}

    /**
     * A hint.
     *
     * @param number the last entry when it was asked for
     */
    public record HintResponse(int number, HintInfo hint) {}

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
}
