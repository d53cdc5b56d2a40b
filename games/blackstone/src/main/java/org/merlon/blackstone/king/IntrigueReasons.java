package org.merlon.blackstone.king;

import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.table.Nouns;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskType;
import org.merlon.engine.words.Phrase;

/** Explains why an intrigue cannot be placed or a reward cannot be chosen. Like {@link Reasons} it decides nothing. */
final class IntrigueReasons {
    private IntrigueReasons() {}

    static Phrase reward(KingState state, Reward reward) {
        Seat seat = state.mover();
        if (seat.intrigue == Seat.Intrigue.FACEDOWN) {
            return Phrase.of("blackstone-why-facedown-first");
        }
        TaskType stack = seat.stackOf(seat.intrigueCard);
        return Phrase.of(
                stack != null && reward.fits(stack, seat.matched)
                        ? "blackstone-why-reward-empty"
                        : "blackstone-why-other-reward");
    }

    static Phrase intrigue(KingState state, int card, int space) {
        Seat seat = state.active();
        Phrase away = tokens(seat);
        if (away != null) {
            return away;
        }
        if (state.tasksDone == 0) {
            return Phrase.of("blackstone-why-intrigue-task");
        }
        TaskType stack = seat.stackOf(card);
        if (stack == null || stack == TaskType.PLOY) {
            return Phrase.of("blackstone-why-not-completed")
                    .with("card", Task.of(card).id());
        }
        if (!Space.in(state.board.vassals(), space)) {
            return Reasons.at("blackstone-why-no-vassal-there", space);
        }
        return Space.in(state.guards.guarded(), space)
                ? Reasons.at("blackstone-why-guarded", space)
                : Reasons.at("blackstone-why-unlike", space)
                        .with("face", Nouns.face(Task.of(card).corner()));
    }

    static Phrase facedown(KingState state, int card) {
        Phrase away = tokens(state.active());
        if (away != null) {
            return away;
        }
        return state.tasksDone > 0 ? Phrase.of("blackstone-why-facedown-task") : TaskReasons.notInHand(card);
    }

    private static @Nullable Phrase tokens(Seat seat) {
        return switch (seat.intrigue) {
            case HOME -> null;
            case EXHAUSTED -> Phrase.of("blackstone-why-exhausted");
            case BOARD, FACEDOWN -> Phrase.of("blackstone-why-intrigue-used");
        };
    }
}
