package org.merlon.blackstone.queen;

import java.util.List;
import org.merlon.blackstone.offer.Move;
import org.merlon.blackstone.offer.Reasons;
import org.merlon.blackstone.table.Nouns;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Requirement;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.move.MoveList;
import org.merlon.engine.move.Reading;
import org.merlon.engine.words.Phrase;

/**
 * Lists, reads and spells the uses of Machinations: which vassals they take and into which sets these may go (B-102,
 * B-103).
 */
final class Uses {
    private static final int WORDS = 2;

    private Uses() {}

    static void list(QueenState state, MoveList moves) {
        Sets sets = state.sets(state.course().turn());
        Pile hand = state.hand(state.course().turn());
        for (int i = 0; i < hand.size(); i++) {
            Task task = Task.of(hand.get(i));
            int left = task.left().met(state.board(), state.blueLetters());
            int right = task.right().met(state.board(), state.blueLetters());
            listRight(state, sets, task, Move.NO_SPACE, 0, right, moves);
            for (; left != 0; left &= left - 1) {
                int space = Space.first(left);
                int face = Vassal.up(state.board().at(space));
                for (int number = 0; number <= sets.count(); number++) {
                    if (Sets.fits(sets.get(number), face)) {
                        int thing = number == sets.count() ? Sets.NEW : number;
                        moves.add(Move.use(task.number(), space, thing, Move.NO_SPACE, 0));
                        listRight(state, sets, task, space, thing, right & ~Space.bit(space), moves);
                    }
                }
            }
        }
    }

    private static void listRight(
            QueenState state, Sets sets, Task task, int left, int leftSet, int right, MoveList moves) {
        int opened = left != Move.NO_SPACE && leftSet == Sets.NEW ? 1 : 0;
        for (int rest = right; rest != 0; rest &= rest - 1) {
            int space = Space.first(rest);
            int face = Vassal.up(state.board().at(space));
            for (int number = 0; number < sets.count() + opened; number++) {
                if (Sets.fits(grown(state, sets, left, leftSet, number), face)) {
                    moves.add(Move.use(task.number(), left, leftSet, space, number));
                }
            }
            moves.add(Move.use(task.number(), left, leftSet, space, Sets.NEW));
        }
    }

    /** Returns a set as it is after the left vassal has been collected. */
    private static int grown(QueenState state, Sets sets, int left, int leftSet, int number) {
        int set = sets.get(number);
        boolean here = left != Move.NO_SPACE && number == (leftSet == Sets.NEW ? sets.count() : leftSet);
        return here ? Sets.with(set, Vassal.up(state.board().at(left))) : set;
    }

    /** Explains why a card in the hand cannot be used like this. */
    static Phrase why(QueenState state, int move) {
        Task task = Task.of(Move.task(move));
        int left = Move.left(move);
        int right = Move.right(move);
        if (left != Move.NO_SPACE) {
            if (!met(state, task.left(), left)) {
                return Reasons.unmet(state, task.left(), left);
            }
            if (!placed(state, left, Move.leftThing(move))) {
                return misplaced(state, left, Move.leftThing(move), 0);
            }
        }
        if (left == right) {
            return Phrase.of("blackstone-why-two-vassals");
        }
        if (right == Move.NO_SPACE || !met(state, task.right(), right)) {
            return Reasons.unmet(state, task.right(), right == Move.NO_SPACE ? left : right);
        }
        int opened = left != Move.NO_SPACE && Move.leftThing(move) == Sets.NEW ? 1 : 0;
        return misplaced(state, right, Move.rightThing(move), opened);
    }

    private static boolean met(QueenState state, Requirement requirement, int space) {
        return Space.in(requirement.met(state.board(), state.blueLetters()), space);
    }

    private static boolean placed(QueenState state, int space, int number) {
        Sets sets = state.sets(state.course().turn());
        int face = Vassal.up(state.board().at(space));
        return number == Sets.NEW || (number < sets.count() && Sets.fits(sets.get(number), face));
    }

    private static Phrase misplaced(QueenState state, int space, int number, int opened) {
        int count = state.sets(state.course().turn()).count() + opened;
        return number >= count
                ? Phrase.of("blackstone-why-no-such-set").with("set", number + 1)
                : Phrase.of("blackstone-why-no-kind")
                        .with("set", number + 1)
                        .with("face", Nouns.face(Vassal.up(state.board().at(space))));
    }

    static Reading read(List<String> words) {
        return Move.readUse(words, WORDS, Uses::readSet);
    }

    private static Reading readSet(List<String> words) {
        String number = words.getLast();
        if (!words.getFirst().equals("set")) {
            return Reading.refused(Phrase.of("blackstone-why-which-set"));
        }
        if (number.equals("new")) {
            return Reading.of(Sets.NEW);
        }
        boolean digits = number.length() <= 2 && number.charAt(0) != '0';
        for (int i = 0; i < number.length(); i++) {
            digits &= number.charAt(i) >= '0' && number.charAt(i) <= '9';
        }
        return digits
                ? Reading.of(Integer.parseInt(number) - 1)
                : Reading.refused(Phrase.of("blackstone-why-sets-counted"));
    }

    static String spell(int number) {
        return number == Sets.NEW ? "set new" : "set " + (number + 1);
    }
}
