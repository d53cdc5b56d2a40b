package org.merlon.blackstone.king.analysis;

import java.util.Arrays;
import org.merlon.blackstone.king.legal.AllowedActions;
import org.merlon.blackstone.king.state.KingState;
import org.merlon.blackstone.king.state.Rules;
import org.merlon.blackstone.king.state.Seat;
import org.merlon.blackstone.table.Face;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskType;
import org.merlon.blackstone.table.Vassal;

/** Evaluates tasks that are not completed yet, in points. */
final class TaskValues {
    /** Stands for no drawn card. */
    static final int NO_CARD = -1;

    /** The factor by which the value of an unfinished task shrinks for every token that it still needs. */
    private static final double DISTANCE_FACTOR = 0.84;

    /** The factor for the second-best task in a hand; it is applied twice for all further tasks. */
    private static final double NEXT_TASK_FACTOR = 0.6;

    /** The factor for tasks that are not completed yet, because completing one must be worth more than holding it. */
    private static final double COMPLETION_FACTOR = 0.8;

    /** The tokens needed for a missing vassal of an upcharge: to make its face show and to retain it. */
    private static final double MISSING_VASSAL_TOKENS = 2.5;

    /** The numbers of missing vassals below this one are in the table; others are computed. */
    private static final int TABULATED_MISSING = 8;

    /**
     * The values of {@link #distanceFactor(int, int)}, row by row. They are precomputed because every evaluation needs
     * one for every task in every hand.
     */
    private static final double[] DISTANCE_FACTORS = distanceFactor();

    /** The value of a Knight or Wizard task that counts: it brings a token every turn. */
    static final double INCOME = 0.7;

    /** The value of a King, which raises all limits. */
    static final double KING = 0.8;

    /** The factor for points and income that do not count until there are more Kings (B-43, B-44). */
    private static final double UNCOUNTED_FACTOR = 0.4;

    private TaskValues() {}

    /**
     * Returns the value of the tasks in a hand with one more card, each by its worth and by the tokens that it still
     * needs. Only as many count as the seat may keep.
     */
    static double ofHand(KingState state, Seat seat, int kings, int limit, int drawn) {
        int held = seat.hand.size();
        int retained = retainedFaces(seat);
        if (held + (drawn == NO_CARD ? 0 : 1) > limit) {
            double[] values = handValues(state, seat, kings, retained);
            values[held] = drawn == NO_CARD ? 0 : taskValue(state, seat, kings, Task.of(drawn), retained);
            return ranked(values, limit);
        }
        double best = 0;
        double second = 0;
        double others = 0;
        for (int i = 0; i < held || (i == held && drawn != NO_CARD); i++) {
            Task task = Task.of(i < held ? seat.hand.get(i) : drawn);
            double value = taskValue(state, seat, kings, task, retained);
            if (value > best) {
                others += second;
                second = best;
                best = value;
            } else if (value > second) {
                others += second;
                second = value;
            } else {
                others += value;
            }
        }
        return COMPLETION_FACTOR * (best + NEXT_TASK_FACTOR * (second + NEXT_TASK_FACTOR * others));
    }

    /** Returns the value of the tasks in a hand with one more card, on average over the cards that it can be. */
    static double ofHandWithDrawnCard(KingState state, Seat seat, int kings, int limit, Pile cards) {
        int retained = retainedFaces(seat);
        double[] held = handValues(state, seat, kings, retained);
        double sum = 0;
        for (int i = 0; i < cards.size(); i++) {
            double[] values = held.clone();
            values[held.length - 1] = taskValue(state, seat, kings, Task.of(cards.get(i)), retained);
            sum += ranked(values, limit);
        }
        return sum / cards.size();
    }

    /** Returns the value of each task in a hand, and a place for one more. */
    private static double[] handValues(KingState state, Seat seat, int kings, int retained) {
        var values = new double[seat.hand.size() + 1];
        for (int i = 0; i < seat.hand.size(); i++) {
            values[i] = taskValue(state, seat, kings, Task.of(seat.hand.get(i)), retained);
        }
        return values;
    }

    /** Returns the value of tasks together, of which only the best ones can be kept; sorts the values. */
    private static double ranked(double[] values, int limit) {
        Arrays.sort(values);
        int count = values.length;
        double others = 0;
        for (int i = Math.max(0, count - limit); i < count - 2; i++) {
            others += values[i];
        }
        double second = count > 1 ? values[count - 2] : 0;
        return COMPLETION_FACTOR * (values[count - 1] + NEXT_TASK_FACTOR * (second + NEXT_TASK_FACTOR * others));
    }

    /**
     * Returns the expected value of a task in the hand.
     *
     * @param retained the faces of the seat's retained vassals
     */
    private static double taskValue(KingState state, Seat seat, int kings, Task task, int retained) {
        TaskType type = stackType(seat, task);
        int barred = AllowedActions.unusableByGuards(state, seat);
        int distance = TaskDistance.of(state.board, task, state.rules.blueLetters, barred);
        int missing = Math.max(0, missingVassals(seat.stack(type), retained) - seat.family.upchargeReduction());
        return worth(state, seat, kings, task, type)
                * (missing < TABULATED_MISSING
                        ? DISTANCE_FACTORS[distance * TABULATED_MISSING + missing]
                        : distanceFactor(distance, missing));
    }

    /** Returns the value of a task once it is completed: its points, and what it brings or raises. */
    private static double worth(KingState state, Seat seat, int kings, Task task, TaskType type) {
        int before = seat.stack(type).size();
        double worth = state.rules.edition.points(task);
        worth *= type == TaskType.KING || before < kings ? 1 : UNCOUNTED_FACTOR;
        if (type == TaskType.KING) {
            worth += KING;
        } else if (type != TaskType.PLOY) {
            worth += before + Rules.HOUSEHOLD_CARDS < kings ? INCOME : UNCOUNTED_FACTOR * INCOME;
        }
        return worth;
    }

    /** Returns the fraction of a task's worth that remains at this distance and with this many missing vassals. */
    private static double distanceFactor(int distance, int missing) {
        return Math.pow(DISTANCE_FACTOR, distance + MISSING_VASSAL_TOKENS * missing);
    }

    private static double[] distanceFactor() {
        var factors = new double[(TaskDistance.MAX_DISTANCE + 1) * TABULATED_MISSING];
        for (int i = 0; i < factors.length; i++) {
            factors[i] = distanceFactor(i / TABULATED_MISSING, i % TABULATED_MISSING);
        }
        return factors;
    }

    /** Returns the stack that a task will go to; a Knight-Wizard card goes to the smaller one. */
    private static TaskType stackType(Seat seat, Task task) {
        if (!task.isKnightWizard()) {
            return task.type();
        }
        return seat.stack(TaskType.KNIGHT).size() <= seat.stack(TaskType.WIZARD).size()
                ? TaskType.KNIGHT
                : TaskType.WIZARD;
    }

    /** Returns the number of vassals that a further task on a stack costs and the seat does not have. */
    private static int missingVassals(Pile stack, int retained) {
        int missing = 0;
        if ((retained & 1 << Face.WILD) == 0) {
            for (int i = 0; i < stack.size(); i++) {
                missing += (retained & 1 << Task.of(stack.get(i)).cornerFace()) == 0 ? 1 : 0;
            }
        }
        return missing;
    }

    /** Returns the faces of a seat's retained vassals as a set. */
    private static int retainedFaces(Seat seat) {
        int faces = 0;
        for (int i = 0; i < seat.retained.size(); i++) {
            faces |= 1 << Vassal.upperFace(seat.retained.get(i));
        }
        return faces;
    }
}
