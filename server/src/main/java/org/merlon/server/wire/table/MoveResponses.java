package org.merlon.server.wire.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.move.ReachablePath;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.words.Phrase;
import org.merlon.protocol.view.Hint;
import org.merlon.words.Words;

/** Answers to questions about moves. */
public final class MoveResponses {
    private MoveResponses() {}

    /**
     * The reason why a move cannot be played.
     *
     * @param reason null if the move can be played
     */
    public record IllegalMoveReason(
            @JsonInclude @Nullable String reason, @Nullable List<Phrase> phrases) {
        public static IllegalMoveReason of(@Nullable Refusal refusal) {
            return refusal == null
                    ? new IllegalMoveReason(null, null)
                    : new IllegalMoveReason(Words.english().say(refusal), refusal.phrases());
        }
    }

    /** The points that a move would add to the player's score, or null if that is not certain. */
    public record MoveGain(@JsonInclude @Nullable Integer points) {}

    /**
     * The paths of the player's pieces in this turn.
     *
     * @param number the last entry of the log
     */
    public record ReachablePaths(int number, List<ReachablePath> ways) {}

    /**
     * A hint.
     *
     * @param number the last entry of the log at the time of the request
     */
    public record HintResponse(int number, HintInfo hint) {}

    /**
     * The move that a bot would play for the player.
     *
     * @param then the moves that would follow in the same turn
     * @param share percentage of the iterations that chose this move
     * @param looks the number of iterations of the search
     * @param next the second-best move
     */
    public record HintInfo(
            String move,
            List<String> then,
            int share,
            List<Merit> merits,
            Hint.Confidence sure,
            long looks,
            @Nullable Plan next) {

        /** A reason for the move, in English and as a phrase for translation. */
        public record Merit(String what, Phrase phrase) {}

        /** Consecutive moves of one turn. */
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
