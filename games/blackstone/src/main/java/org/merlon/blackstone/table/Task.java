package org.merlon.blackstone.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Ids;
import org.merlon.engine.data.Tsv;

/**
 * A task card; decks and hands hold its number (B-5).
 *
 * @param number the index in the table
 * @param firstEditionPoints the points in the first edition
 * @param points the points in the other editions
 * @param cornerFace the face in its corner
 */
public record Task(
        int number,
        String id,
        TaskDeck deck,
        TaskType type,
        int firstEditionPoints,
        int points,
        Requirement left,
        Requirement right,
        int cornerFace) {
    /** The number of Knight cards and of Wizard cards in the box (B-5). */
    private static final int CARDS_PER_GUILD_TYPE = 16;

    /** The number of King cards and of Ploy cards in the box (B-5). */
    private static final int CARDS_PER_OTHER_TYPE = 32;

    /** The number of Knight-Wizard cards in the box (B-83). */
    private static final int KNIGHT_WIZARD_CARDS = 4;

    /** The most points of a card; more would end the game with a single card. */
    private static final int MAX_POINTS = 20;

    private static final Map<String, Task> BY_LOWER_CASE_ID = new HashMap<>();
    private static final Task[] ALL = read(Tsv.replaceable("blackstone", Task.class, "tasks.tsv"));

    /** The number of task cards. */
    public static final int COUNT = ALL.length;

    private static Task[] read(Tsv table) {
        Task[] tasks = parseAll(table);
        for (Task task : tasks) {
            BY_LOWER_CASE_ID.put(task.id.toLowerCase(Locale.ROOT), task);
        }
        return tasks;
    }

    /** Reads the cards of a table, which must have the types of the box; the rest is up to the table. */
    static Task[] parseAll(Tsv table) {
        var tasks = new ArrayList<Task>();
        var ids = new HashSet<String>();
        var counts = new int[TaskType.values().length];
        for (Tsv.Row row : table.rows()) {
            Task task = parse(tasks.size(), row);
            if (!ids.add(task.id)) {
                throw row.wrong("there are two cards " + task.id);
            }
            counts[task.type.ordinal()]++;
            tasks.add(task);
        }
        for (TaskType type : TaskType.values()) {
            int wanted = switch (type) {
                case KNIGHT, WIZARD -> CARDS_PER_GUILD_TYPE;
                case KING, PLOY -> CARDS_PER_OTHER_TYPE;
                case KNIGHT_WIZARD -> KNIGHT_WIZARD_CARDS;
            };
            if (counts[type.ordinal()] != wanted) {
                throw table.wrong("there are " + counts[type.ordinal()] + " " + type.title()
                        + " cards, where the box has " + wanted);
            }
        }
        return tasks.toArray(Task[]::new);
    }

    /** Returns whether an id is valid. Moves contain ids, so these must not look like any other word of a move. */
    private static boolean isValidId(String id) {
        boolean isValid = (id.length() == 2 || id.length() == 3) && id.charAt(0) >= 'A' && id.charAt(0) <= 'Z';
        for (int i = 1; isValid && i < id.length(); i++) {
            isValid = id.charAt(i) >= '0' && id.charAt(i) <= '9';
        }
        return isValid;
    }

    private static Task parse(int number, Tsv.Row row) {
        String id = row.text("id");
        if (!isValidId(id)) {
            throw row.wrong("id: a capital letter and one or two digits are wanted, such as G07, not '" + id + "'");
        }
        TaskType type = Ids.find(TaskType.values(), row.text("type"));
        if (type == null) {
            throw row.wrong("type: there is no type '" + row.text("type") + "'");
        }
        TaskDeck deck = Ids.find(TaskDeck.values(), row.text("deck"));
        if (deck != type.deck()) {
            throw row.wrong("deck: a " + type.title() + " card belongs to the deck "
                    + type.deck().id() + ", not '" + row.text("deck") + "'");
        }
        int cornerFace = Face.parse(row.text("corner"));
        if (cornerFace == Face.NONE) {
            throw row.wrong("corner: there is no face '" + row.text("corner") + "'");
        }
        return new Task(
                number,
                id,
                deck,
                type,
                row.whole("points_first", 0, MAX_POINTS),
                row.whole("points", 0, MAX_POINTS),
                Requirement.read(row, "left_place", "", "left_vassal"),
                Requirement.read(row, "right_place", row.text("right_blue"), "right_vassal"),
                cornerFace);
    }

    public static Task of(int number) {
        return ALL[number];
    }

    /** Returns all tasks, in the order of the table. */
    public static List<Task> all() {
        return List.of(ALL);
    }

    /** Returns the task with this lower-case id, as in a move, or null. */
    public static @Nullable Task byLowerCaseId(String id) {
        return BY_LOWER_CASE_ID.get(id);
    }

    /** Returns the task with this id, as in a position, or null. */
    public static @Nullable Task byId(String id) {
        Task task = BY_LOWER_CASE_ID.get(id.toLowerCase(Locale.ROOT));
        return task != null && task.id.equals(id) ? task : null;
    }

    public boolean isKnightWizard() {
        return type == TaskType.KNIGHT_WIZARD;
    }
}
