package org.merlon.blackstone.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Table;

/**
 * A task card; decks and hands hold its number (B-5).
 *
 * @param number its place in the table
 * @param firstPoints what it is worth in the first edition
 * @param points what it is worth in the others
 * @param corner the face in its corner
 */
public record Task(
        int number,
        String id,
        TaskDeck deck,
        TaskType type,
        int firstPoints,
        int points,
        Requirement left,
        Requirement right,
        int corner) {
    private static final Map<String, Task> BY_WORD = new HashMap<>();
    private static final Task[] ALL = read();

    /** How many task cards there are in all. */
    public static final int COUNT = ALL.length;

    private static Task[] read() {
        var tasks = new ArrayList<Task>();
        for (Table.Row row : Table.of(Task.class, "tasks.tsv").rows()) {
            String id = row.text("id");
            TaskDeck deck = TaskDeck.byId(row.text("deck"));
            int corner = Face.parse(row.text("corner"));
            if (deck == null || corner == Face.NONE) {
                throw new IllegalStateException("tasks.tsv: " + id + " has no such deck or corner");
            }
            var task = new Task(
                    tasks.size(),
                    id,
                    deck,
                    type(row.text("type")),
                    row.whole("points_first"),
                    row.whole("points"),
                    Requirement.read(row.text("left_place"), "", row.text("left_vassal")),
                    Requirement.read(row.text("right_place"), row.text("right_blue"), row.text("right_vassal")),
                    corner);
            if (BY_WORD.put(id.toLowerCase(Locale.ROOT), task) != null) {
                throw new IllegalStateException("tasks.tsv: two cards " + id);
            }
            tasks.add(task);
        }
        return tasks.toArray(Task[]::new);
    }

    private static TaskType type(String word) {
        return TaskType.valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    public static Task of(int number) {
        return ALL[number];
    }

    /** All tasks, in the order of the table. */
    public static List<Task> all() {
        return List.of(ALL);
    }

    /** The task named in a move, all in lower case, or null. */
    public static @Nullable Task byWord(String word) {
        return BY_WORD.get(word);
    }

    /** The task named in a position, with its capitals, or null. */
    public static @Nullable Task byId(String id) {
        Task task = BY_WORD.get(id.toLowerCase(Locale.ROOT));
        return task != null && task.id.equals(id) ? task : null;
    }

    public boolean isKnightWizard() {
        return type == TaskType.KNIGHT_WIZARD;
    }
}
