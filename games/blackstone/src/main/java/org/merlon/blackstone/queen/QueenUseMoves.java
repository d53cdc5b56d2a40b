package org.merlon.blackstone.queen;

import java.util.List;
import org.merlon.blackstone.offer.IllegalMoveReasons;
import org.merlon.blackstone.offer.MoveCode;
import org.merlon.blackstone.table.MessageNouns;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Requirement;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.move.MoveList;
import org.merlon.engine.move.ParsedMove;
import org.merlon.engine.words.Phrase;

/**
 * Lists, reads and spells the uses of Machinations: which vassals they take and into which sets these may go (B-102,
 * B-103).
 */
final class QueenUseMoves {
    private static final int WORDS_PER_SET = 2;

    private QueenUseMoves() {}

    static void list(QueenState state, MoveList moves) {
        VassalSets sets = state.sets(state.turnState().activeSeat());
        Pile hand = state.hand(state.turnState().activeSeat());
        for (int i = 0; i < hand.size(); i++) {
            Task task = Task.of(hand.get(i));
            int left = task.left().matchingSpaces(state.board(), state.blueLetters());
            int right = task.right().matchingSpaces(state.board(), state.blueLetters());
            listRight(state, sets, task, MoveCode.NO_SPACE, 0, right, moves);
            for (; left != 0; left &= left - 1) {
                int space = Space.first(left);
                int face = Vassal.upperFace(state.board().at(space));
                for (int number = 0; number <= sets.count(); number++) {
                    if (VassalSets.fits(sets.get(number), face)) {
                        int setNumber = number == sets.count() ? VassalSets.NEW_SET : number;
                        moves.add(MoveCode.use(task.number(), space, setNumber, MoveCode.NO_SPACE, 0));
                        listRight(state, sets, task, space, setNumber, right & ~Space.bit(space), moves);
                    }
                }
            }
        }
    }

    private static void listRight(
            QueenState state, VassalSets sets, Task task, int left, int leftSet, int right, MoveList moves) {
        int openedSets = left != MoveCode.NO_SPACE && leftSet == VassalSets.NEW_SET ? 1 : 0;
        for (int remaining = right; remaining != 0; remaining &= remaining - 1) {
            int space = Space.first(remaining);
            int face = Vassal.upperFace(state.board().at(space));
            for (int number = 0; number < sets.count() + openedSets; number++) {
                if (VassalSets.fits(afterLeft(state, sets, left, leftSet, number), face)) {
                    moves.add(MoveCode.use(task.number(), left, leftSet, space, number));
                }
            }
            moves.add(MoveCode.use(task.number(), left, leftSet, space, VassalSets.NEW_SET));
        }
    }

    /** Returns a set as it is after the left vassal has been collected. */
    private static int afterLeft(QueenState state, VassalSets sets, int left, int leftSet, int number) {
        int set = sets.get(number);
        boolean isSameSet =
                left != MoveCode.NO_SPACE && number == (leftSet == VassalSets.NEW_SET ? sets.count() : leftSet);
        return isSameSet ? VassalSets.with(set, Vassal.upperFace(state.board().at(left))) : set;
    }

    /** Explains why a card in the hand cannot be used like this. */
    static Phrase why(QueenState state, int move) {
        Task task = Task.of(MoveCode.task(move));
        int left = MoveCode.left(move);
        int right = MoveCode.right(move);
        if (left != MoveCode.NO_SPACE) {
            if (!meets(state, task.left(), left)) {
                return IllegalMoveReasons.requirementNotMet(state, task.left(), left);
            }
            if (!fitsSet(state, left, MoveCode.leftItem(move))) {
                return whyNotInSet(state, left, MoveCode.leftItem(move), 0);
            }
        }
        if (left == right) {
            return Phrase.of("blackstone-why-two-vassals");
        }
        if (right == MoveCode.NO_SPACE || !meets(state, task.right(), right)) {
            return IllegalMoveReasons.requirementNotMet(state, task.right(), right == MoveCode.NO_SPACE ? left : right);
        }
        int openedSets = left != MoveCode.NO_SPACE && MoveCode.leftItem(move) == VassalSets.NEW_SET ? 1 : 0;
        return whyNotInSet(state, right, MoveCode.rightItem(move), openedSets);
    }

    private static boolean meets(QueenState state, Requirement requirement, int space) {
        return Space.in(requirement.matchingSpaces(state.board(), state.blueLetters()), space);
    }

    private static boolean fitsSet(QueenState state, int space, int number) {
        VassalSets sets = state.sets(state.turnState().activeSeat());
        int face = Vassal.upperFace(state.board().at(space));
        return number == VassalSets.NEW_SET || (number < sets.count() && VassalSets.fits(sets.get(number), face));
    }

    private static Phrase whyNotInSet(QueenState state, int space, int number, int openedSets) {
        int count = state.sets(state.turnState().activeSeat()).count() + openedSets;
        return number >= count
                ? Phrase.of("blackstone-why-no-such-set").with("set", number + 1)
                : Phrase.of("blackstone-why-no-kind")
                        .with("set", number + 1)
                        .with(
                                "face",
                                MessageNouns.face(Vassal.upperFace(state.board().at(space))));
    }

    static ParsedMove parse(List<String> words) {
        return MoveCode.parseUse(words, WORDS_PER_SET, QueenUseMoves::parseSet);
    }

    private static ParsedMove parseSet(List<String> words) {
        String number = words.getLast();
        if (!words.getFirst().equals("set")) {
            return ParsedMove.refused(Phrase.of("blackstone-why-which-set"));
        }
        if (number.equals("new")) {
            return ParsedMove.of(VassalSets.NEW_SET);
        }
        boolean digits = number.length() <= 2 && number.charAt(0) != '0';
        for (int i = 0; i < number.length(); i++) {
            digits &= number.charAt(i) >= '0' && number.charAt(i) <= '9';
        }
        return digits
                ? ParsedMove.of(Integer.parseInt(number) - 1)
                : ParsedMove.refused(Phrase.of("blackstone-why-sets-counted"));
    }

    static String itemNotation(int number) {
        return number == VassalSets.NEW_SET ? "set new" : "set " + (number + 1);
    }
}
