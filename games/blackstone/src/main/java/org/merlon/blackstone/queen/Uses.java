package org.merlon.blackstone.queen;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.offer.Move;
import org.merlon.blackstone.table.Face;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Requirement;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.MoveList;
import org.merlon.engine.Reading;

/** How a Machination may be used: which vassals it takes and into which sets they may go (B-102, B-103). */
final class Uses {
    private static final int WORDS = 2;
    private static final String EXAMPLE = "use M07 bs set 1 ko set new";

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

    /** A set as it is when the left vassal has gone where it goes. */
    private static int grown(QueenState state, Sets sets, int left, int leftSet, int number) {
        int set = sets.get(number);
        boolean here = left != Move.NO_SPACE && number == (leftSet == Sets.NEW ? sets.count() : leftSet);
        return here ? Sets.with(set, Vassal.up(state.board().at(left))) : set;
    }

    /** Why a card of the hand cannot be used like this, or null if it can. */
    static @Nullable String refusal(QueenState state, int move) {
        Sets sets = state.sets(state.course().turn());
        Task task = Task.of(Move.task(move));
        int left = Move.left(move);
        int right = Move.right(move);
        int opened = 0;
        if (left != Move.NO_SPACE) {
            String reason = unmet(state, task.left(), left);
            reason = reason != null ? reason : misplaced(state, sets, Move.NO_SPACE, 0, left, Move.leftThing(move), 0);
            if (reason != null) {
                return reason;
            }
            opened = Move.leftThing(move) == Sets.NEW ? 1 : 0;
        }
        if (right == Move.NO_SPACE) {
            return null;
        }
        if (left == right) {
            return "two different vassals are wanted";
        }
        String reason = unmet(state, task.right(), right);
        return reason != null
                ? reason
                : misplaced(state, sets, left, Move.leftThing(move), right, Move.rightThing(move), opened);
    }

    private static @Nullable String unmet(QueenState state, Requirement requirement, int space) {
        return Space.in(requirement.met(state.board(), state.blueLetters()), space)
                ? null
                : "the card wants " + requirement.words(state.blueLetters()) + ", which " + Space.name(space)
                        + " is not";
    }

    private static @Nullable String misplaced(
            QueenState state, Sets sets, int left, int leftSet, int space, int number, int opened) {
        if (number == Sets.NEW) {
            return null;
        }
        if (number >= sets.count() + opened) {
            return "there is no set " + (number + 1) + "; a new one is called: set new";
        }
        int face = Vassal.up(state.board().at(space));
        return Sets.fits(grown(state, sets, left, leftSet, number), face)
                ? null
                : "set " + (number + 1) + " would be of no kind with a " + Face.name(face) + " in it";
    }

    static Reading read(List<String> words) {
        return Move.readUse(words, WORDS, EXAMPLE, Uses::readSet);
    }

    private static Reading readSet(List<String> words) {
        String number = words.getLast();
        if (!words.getFirst().equals("set")) {
            return Reading.refused("say which set the vassal goes into, as in: set 1, set new");
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
                : Reading.refused("sets are counted from 1; a new one is called: set new");
    }

    static String spell(int number) {
        return number == Sets.NEW ? "set new" : "set " + (number + 1);
    }
}
