package org.merlon.blackstone.king;

import java.util.ArrayList;
import java.util.List;
import org.merlon.blackstone.table.Nouns;
import org.merlon.blackstone.table.Requirement;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskType;
import org.merlon.engine.words.Arg;
import org.merlon.engine.words.Phrase;

/**
 * Explains why a task cannot be completed or a face-down card cannot be accepted. Like {@link Reasons} it decides
 * nothing.
 */
final class TaskReasons {
    private TaskReasons() {}

    static Phrase completing(KingState state, int move) {
        Seat seat = state.active();
        Task task = Task.of(Move.card(move));
        int left = Move.left(move);
        int right = Move.right(move);
        if (!seat.hand.contains(task.number())) {
            return notInHand(task.number());
        }
        if (state.tasksDone >= seat.family.tasksATurn()) {
            return Phrase.of("blackstone-why-tasks-done").with("most", seat.family.tasksATurn());
        }
        if (!BoardWork.taskLeft(state)) {
            return Phrase.of("blackstone-why-no-marks");
        }
        if (left == right) {
            return Phrase.of("blackstone-why-two-vassals");
        }
        if (!fits(state, task.left(), left)) {
            return unmet(state, task.left(), left);
        }
        if (!fits(state, task.right(), right)) {
            return unmet(state, task.right(), right);
        }
        TaskType stack = Move.stack(task.number(), Move.as(move));
        if (stack == null) {
            return wrongStack(task);
        }
        Dog dog = Move.dog(move);
        if (dog != null && !BoardWork.adoptable(state, dog, stack)) {
            return dog.task == stack
                    ? Phrase.of("blackstone-why-no-dog-left").with("dog", dog.noun())
                    : Phrase.of("blackstone-why-dog-for")
                            .with("dog", dog.noun())
                            .with("type", Nouns.type(dog.task));
        }
        return dog != null && !state.rules.edition.adoptionIsCharged()
                ? Phrase.of("blackstone-why-adoption-free")
                : unpaid(state, seat, stack);
    }

    static Phrase accepting(KingState state, int as) {
        Seat seat = state.mover();
        if (seat.intrigue != Seat.Intrigue.FACEDOWN) {
            return Phrase.of("blackstone-why-choose-reward");
        }
        TaskType stack = Move.stack(seat.intrigueCard, as);
        return stack == null ? wrongStack(Task.of(seat.intrigueCard)) : unpaid(state, seat, stack);
    }

    static Phrase notInHand(int task) {
        return Phrase.of("blackstone-why-not-in-hand")
                .with("card", Task.of(task).id());
    }

    private static Phrase wrongStack(Task task) {
        return Phrase.of(task.isKnightWizard() ? "blackstone-why-which-stack" : "blackstone-why-no-stack");
    }

    private static Phrase unpaid(KingState state, Seat seat, TaskType stack) {
        if (state.upcharge.payments(seat, stack) > 0) {
            return Phrase.of("blackstone-why-no-such-payment");
        }
        return Phrase.of(seat.family.upchargeLess() > 0 ? "blackstone-why-upcharge-less" : "blackstone-why-upcharge")
                .withAll("faces", lacking(seat, stack));
    }

    private static List<Arg> lacking(Seat seat, TaskType stack) {
        var faces = new ArrayList<Arg>();
        UpchargeFacts.lacking(seat, stack).forEach(face -> faces.add(new Arg.Noun(Nouns.oneFace(face))));
        return faces;
    }

    private static boolean fits(KingState state, Requirement requirement, int space) {
        return Space.in(requirement.met(state.board, state.rules.blueLetters) & BoardWork.usable(state), space);
    }

    /** Explains why the vassal on a space does not meet a requirement. */
    private static Phrase unmet(KingState state, Requirement requirement, int space) {
        if (!Space.in(state.board.vassals(), space)) {
            return Reasons.at("blackstone-why-no-vassal-there", space);
        }
        if (Space.in(state.marked, space)) {
            return Reasons.at("blackstone-why-used", space);
        }
        return Space.in(BoardWork.withheld(state), space)
                ? Reasons.at("blackstone-why-withheld", space)
                : Reasons.at("blackstone-why-not-wanted", space)
                        .with("wanted", requirement.phrase(state.rules.blueLetters));
    }
}
