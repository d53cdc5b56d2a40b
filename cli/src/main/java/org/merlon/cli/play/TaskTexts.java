package org.merlon.cli.play;

import java.util.HashMap;
import java.util.Map;
import org.merlon.blackstone.table.Task;
import org.merlon.engine.data.Table;

/** What the task cards of Blackstone Castle ask for, in a line. */
final class TaskTexts {
    private static final Map<String, Table.Row> TASKS = tasks();
    private static final String COLUMNS = "black";

    private TaskTexts() {}

    private static Map<String, Table.Row> tasks() {
        Map<String, Table.Row> tasks = new HashMap<>();
        for (Table.Row row :
                Table.printed("blackstone", Task.class, "tasks.tsv").rows()) {
            tasks.put(row.text("id"), row);
        }
        return tasks;
    }

    /** A card as the edition and the letters of this game have it; the view knows them. */
    static String of(String id, Look view) {
        Table.Row task = TASKS.get(id);
        if (task == null) {
            return id;
        }
        Look options = view.object("options");
        boolean blue = options.truth("blueLetters") || view.text("variant").equals("advanced");
        String points = task.text(options.text("edition").equals("first") ? "points_first" : "points");
        String right = task.text("right_place");
        if (blue && right.length() == 1 && !task.text("right_blue").isEmpty()) {
            String other = task.text("right_blue");
            right = COLUMNS.contains(right) ? right + other : other + right;
        }
        return id + " " + task.text("type") + " " + points + ": " + task.text("left_vassal") + " in "
                + task.text("left_place") + ", " + task.text("right_vassal") + " in " + right + "; corner "
                + task.text("corner");
    }
}
