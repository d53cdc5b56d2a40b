package org.merlon.blackstone.king.legal;

import java.util.ArrayList;
import java.util.List;
import org.merlon.blackstone.king.rats.Dog;
import org.merlon.blackstone.king.state.KingState;
import org.merlon.blackstone.king.state.MoveCode;
import org.merlon.blackstone.king.state.Seat;
import org.merlon.blackstone.table.MessageNouns;
import org.merlon.blackstone.table.Requirement;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskType;
import org.merlon.engine.words.Arg;
import org.merlon.engine.words.Phrase;

/**
 * Explains why a task cannot be completed or a face-down card cannot be accepted. Like {@link IllegalMoveReasons} it decides
 * nothing.
 */
public final class TaskReasons {
    private TaskReasons() {}

    public static Phrase whyNotComplete(KingState state, int move) {
        Seat seat = state.activeSeat();
        Task task = Task.of(MoveCode.card(move));
        int left = MoveCode.left(move);
        int right = MoveCode.right(move);
        if (!seat.hand.contains(task.number())) {
            return notInHand(task.number());
        }
        if (state.tasksDone >= seat.family.tasksPerTurn()) {
            return Phrase.of("blackstone-why-tasks-done").with("most", seat.family.tasksPerTurn());
        }
        if (!AllowedActions.canCompleteTask(state)) {
            return Phrase.of("blackstone-why-no-marks");
        }
        if (left == right) {
            return Phrase.of("blackstone-why-two-vassals");
        }
        if (!fits(state, task.left(), left)) {
            return requirementNotMet(state, task.left(), left);
        }
        if (!fits(state, task.right(), right)) {
            return requirementNotMet(state, task.right(), right);
        }
        TaskType stackType = MoveCode.stackType(task.number(), MoveCode.stackChoice(move));
        if (stackType == null) {
            return wrongStack(task);
        }
        Dog dog = MoveCode.dog(move);
        if (dog != null && !AllowedActions.canAdopt(state, dog, stackType)) {
            return dog.taskType == stackType
                    ? Phrase.of("blackstone-why-no-dog-left").with("dog", dog.noun())
                    : Phrase.of("blackstone-why-dog-for")
                            .with("dog", dog.noun())
                            .with("type", MessageNouns.type(dog.taskType));
        }
        return dog != null && !state.rules.edition.adoptionCostsUpcharge()
                ? Phrase.of("blackstone-why-adoption-free")
                : unpaid(state, seat, stackType);
    }

    static Phrase whyNotAccept(KingState state, int stackChoice) {
        Seat seat = state.seatToMove();
        if (seat.intrigue != Seat.Intrigue.FACEDOWN) {
            return Phrase.of("blackstone-why-choose-reward");
        }
        TaskType stackType = MoveCode.stackType(seat.intrigueCard, stackChoice);
        return stackType == null ? wrongStack(Task.of(seat.intrigueCard)) : unpaid(state, seat, stackType);
    }

    static Phrase notInHand(int task) {
        return Phrase.of("blackstone-why-not-in-hand")
                .with("card", Task.of(task).id());
    }

    private static Phrase wrongStack(Task task) {
        return Phrase.of(task.isKnightWizard() ? "blackstone-why-which-stack" : "blackstone-why-no-stack");
    }

    private static Phrase unpaid(KingState state, Seat seat, TaskType stackType) {
        if (state.upcharge.paymentCount(seat, stackType) > 0) {
            return Phrase.of("blackstone-why-no-such-payment");
        }
        return Phrase.of(
                        seat.family.upchargeReduction() > 0
                                ? "blackstone-why-upcharge-less"
                                : "blackstone-why-upcharge")
                .withAll("faces", missingFaces(seat, stackType));
    }

    private static List<Arg> missingFaces(Seat seat, TaskType stackType) {
        var faces = new ArrayList<Arg>();
        UpchargeFacts.missingFaces(seat, stackType)
                .forEach(face -> faces.add(new Arg.Noun(MessageNouns.faceWithArticle(face))));
        return faces;
    }

    private static boolean fits(KingState state, Requirement requirement, int space) {
        return Space.in(
                requirement.matchingSpaces(state.board, state.rules.blueLetters) & AllowedActions.usable(state), space);
    }

    /** Explains why the vassal on a space does not meet a requirement. */
    private static Phrase requirementNotMet(KingState state, Requirement requirement, int space) {
        if (!Space.in(state.board.vassals(), space)) {
            return IllegalMoveReasons.phraseAt("blackstone-why-no-vassal-there", space);
        }
        if (Space.in(state.marked, space)) {
            return IllegalMoveReasons.phraseAt("blackstone-why-used", space);
        }
        return Space.in(AllowedActions.unusableByGuards(state, state.activeSeat()), space)
                ? IllegalMoveReasons.phraseAt("blackstone-why-withheld", space)
                : IllegalMoveReasons.phraseAt("blackstone-why-not-wanted", space)
                        .with("wanted", requirement.phrase(state.rules.blueLetters));
    }
}
