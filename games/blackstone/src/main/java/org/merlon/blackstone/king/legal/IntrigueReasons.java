package org.merlon.blackstone.king.legal;

import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.king.state.KingState;
import org.merlon.blackstone.king.state.Reward;
import org.merlon.blackstone.king.state.Seat;
import org.merlon.blackstone.table.MessageNouns;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskType;
import org.merlon.engine.words.Phrase;

/** Explains why an intrigue cannot be placed or a reward cannot be chosen. Like {@link IllegalMoveReasons} it decides nothing. */
final class IntrigueReasons {
    private IntrigueReasons() {}

    static Phrase reward(KingState state, Reward reward) {
        Seat seat = state.seatToMove();
        if (seat.intrigue == Seat.Intrigue.FACEDOWN) {
            return Phrase.of("blackstone-why-facedown-first");
        }
        TaskType stackType = seat.stackTypeOf(seat.intrigueCard);
        return Phrase.of(
                stackType != null && reward.isAllowed(stackType, seat.matchedSymbols)
                        ? "blackstone-why-reward-empty"
                        : "blackstone-why-other-reward");
    }

    static Phrase intrigue(KingState state, int card, int space) {
        Seat seat = state.activeSeat();
        Phrase unavailable = whyTokensUnavailable(seat);
        if (unavailable != null) {
            return unavailable;
        }
        if (state.tasksDone == 0) {
            return Phrase.of("blackstone-why-intrigue-task");
        }
        TaskType stackType = seat.stackTypeOf(card);
        if (stackType == null || stackType == TaskType.PLOY) {
            return Phrase.of("blackstone-why-not-completed")
                    .with("card", Task.of(card).id());
        }
        if (!Space.in(state.board.vassals(), space)) {
            return IllegalMoveReasons.phraseAt("blackstone-why-no-vassal-there", space);
        }
        return Space.in(state.guards.guarded(), space)
                ? IllegalMoveReasons.phraseAt("blackstone-why-guarded", space)
                : IllegalMoveReasons.phraseAt("blackstone-why-unlike", space)
                        .with("face", MessageNouns.face(Task.of(card).cornerFace()));
    }

    static Phrase facedown(KingState state, int card) {
        Phrase unavailable = whyTokensUnavailable(state.activeSeat());
        if (unavailable != null) {
            return unavailable;
        }
        return state.tasksDone > 0 ? Phrase.of("blackstone-why-facedown-task") : TaskReasons.notInHand(card);
    }

    private static @Nullable Phrase whyTokensUnavailable(Seat seat) {
        return switch (seat.intrigue) {
            case HOME -> null;
            case EXHAUSTED -> Phrase.of("blackstone-why-exhausted");
            case BOARD, FACEDOWN -> Phrase.of("blackstone-why-intrigue-used");
        };
    }
}
