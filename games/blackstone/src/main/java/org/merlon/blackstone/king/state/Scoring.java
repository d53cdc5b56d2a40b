package org.merlon.blackstone.king.state;

import java.util.ArrayList;
import java.util.List;
import org.merlon.blackstone.table.Edition;
import org.merlon.blackstone.table.MessageNouns;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskType;
import org.merlon.engine.ScoreSheet;
import org.merlon.engine.words.Phrase;

/** Counts the points of completed tasks, and those that balance the families (B-43). */
public final class Scoring {
    /** The stacks of a tableau in the order of the score sheet. */
    public static final List<TaskType> STACK_TYPES =
            List.of(TaskType.KING, TaskType.PLOY, TaskType.KNIGHT, TaskType.WIZARD);

    private Scoring() {}

    public static int points(Seat seat, Rules rules) {
        Edition edition = rules.edition;
        int points = rules.startPoints(seat.family);
        for (int type = 0; type < TaskType.STACK_COUNT; type++) {
            Pile stack = seat.stacks[type];
            for (int i = 0; i < stack.size(); i++) {
                Task task = Task.of(stack.get(i));
                points += counts(seat, edition, type, i) ? edition.points(task) : 0;
            }
        }
        return points;
    }

    /**
     * Returns whether a task is among the best of its stack, as many as Kings allow; equal ones count in the order of
     * completion.
     */
    private static boolean counts(Seat seat, Edition edition, int type, int index) {
        Pile stack = seat.stacks[type];
        int worth = edition.points(Task.of(stack.get(index)));
        int better = 0;
        for (int i = 0; i < stack.size(); i++) {
            int other = edition.points(Task.of(stack.get(i)));
            better += other > worth || (other == worth && i < index) ? 1 : 0;
        }
        return better < seat.scoringCount(type);
    }

    /**
     * Returns the points that balance the family, and every completed task with its points or the reason why it does not
     * count.
     */
    static ScoreSheet sheet(KingState state, int number) {
        var parts = new ArrayList<ScoreSheet.Part>();
        Family family = state.seats[number].family;
        int startPoints = state.rules.startPoints(family);
        if (startPoints > 0) {
            Phrase what = Phrase.of("blackstone-score-balance").with("family", MessageNouns.family(family.id()));
            parts.add(new ScoreSheet.Part(what, "balance", startPoints));
        }
        for (TaskType type : STACK_TYPES) {
            parts.addAll(parts(state, state.seats[number], type));
        }
        return new ScoreSheet(parts, List.of());
    }

    /** Returns the lines of the score sheet for one stack. */
    public static List<ScoreSheet.Part> parts(KingState state, Seat seat, TaskType type) {
        Edition edition = state.rules.edition;
        var parts = new ArrayList<ScoreSheet.Part>();
        Pile stack = seat.stack(type);
        int place = seat.scoringCount(type.ordinal());
        for (int i = 0; i < stack.size(); i++) {
            Task task = Task.of(stack.get(i));
            boolean counts = counts(seat, edition, type.ordinal(), i);
            Phrase what = Phrase.of(counts ? "blackstone-score-task" : "blackstone-score-uncounted")
                    .with("type", MessageNouns.type(type))
                    .with("id", task.id());
            // A household Knight or Wizard is not a task, so it takes no scoring place.
            parts.add(
                    counts
                            ? new ScoreSheet.Part(what, "task", edition.points(task))
                            : new ScoreSheet.Part(
                                    what.with("place", ++place).with("kings", seat.kingCount()), "uncounted", 0));
        }
        return parts;
    }
}
