package org.merlon.blackstone.king;

import java.util.ArrayList;
import java.util.List;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskType;
import org.merlon.engine.ScoreSheet;

/** Which completed tasks count, and for how much (B-43). */
final class Scoring {
    private static final List<String> NUMBERS = List.of("first", "second", "third", "fourth", "fifth", "sixth");

    private Scoring() {}

    static int points(Seat seat, Edition edition) {
        int points = 0;
        for (int type = 0; type < TaskType.STACKS; type++) {
            Pile stack = seat.stacks[type];
            for (int i = 0; i < stack.size(); i++) {
                Task task = Task.of(stack.get(i));
                points += counts(seat, edition, type, i) ? edition.points(task) : 0;
            }
        }
        return points;
    }

    /** Whether a task is among the best-paid ones of its stack that Kings allow; of equal ones the first. */
    private static boolean counts(Seat seat, Edition edition, int type, int index) {
        Pile stack = seat.stacks[type];
        int worth = edition.points(Task.of(stack.get(index)));
        int better = 0;
        for (int i = 0; i < stack.size(); i++) {
            int other = edition.points(Task.of(stack.get(i)));
            better += other > worth || (other == worth && i < index) ? 1 : 0;
        }
        return better < seat.scoring(type);
    }

    /** Every completed task with what it is worth, or why it is worth nothing. */
    static ScoreSheet sheet(KingState state, int number) {
        Seat seat = state.seats[number];
        Edition edition = state.rules.edition;
        var parts = new ArrayList<ScoreSheet.Part>();
        for (TaskType type : List.of(TaskType.KING, TaskType.PLOY, TaskType.KNIGHT, TaskType.WIZARD)) {
            Pile stack = seat.stack(type);
            int uncounted = seat.scoring(type.ordinal());
            for (int i = 0; i < stack.size(); i++) {
                Task task = Task.of(stack.get(i));
                String name = type.title() + " " + task.id();
                if (counts(seat, edition, type.ordinal(), i)) {
                    parts.add(new ScoreSheet.Part(name, edition.points(task)));
                } else {
                    // A household Knight or Wizard is no task, and so takes up no place.
                    String what = type == TaskType.PLOY ? type.title() : type.title() + " task";
                    String why = ordinal(uncounted++) + " " + what + ", but only " + seat.kings() + " Kings";
                    parts.add(new ScoreSheet.Part(name + ": " + why, 0));
                }
            }
        }
        return new ScoreSheet(parts, List.of());
    }

    /** The place of a card in its stack, counted from 0, in words. */
    private static String ordinal(int place) {
        return place < NUMBERS.size() ? NUMBERS.get(place) : (place + 1) + "th";
    }
}
