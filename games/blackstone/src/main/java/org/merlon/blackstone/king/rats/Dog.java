package org.merlon.blackstone.king.rats;

import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.table.TaskType;
import org.merlon.engine.data.Ids;
import org.merlon.engine.words.Phrase;

/**
 * The dogs that kill rats: the type of task they are given for, the cost of a hunt, and the most rats they can kill
 * (B-95, B-96).
 */
public enum Dog {
    JACK_RUSSELL(TaskType.KING, 2, 1, 1, 3),
    SCOTTIE(TaskType.WIZARD, 1, 0, 1, 2),
    WESTIE(TaskType.KNIGHT, 1, 1, 0, 1);

    private static final Dog[] ALL = values();

    public final TaskType taskType;
    public final int copies;
    public final int knights;
    public final int wizards;
    public final int maxRats;
    public final String id = Ids.of(this);

    Dog(TaskType taskType, int copies, int knights, int wizards, int maxRats) {
        this.taskType = taskType;
        this.copies = copies;
        this.knights = knights;
        this.wizards = wizards;
        this.maxRats = maxRats;
    }

    public Phrase noun() {
        return Phrase.of("blackstone-dog-" + id);
    }

    public static Dog of(int ordinal) {
        return ALL[ordinal];
    }

    public static int count() {
        return ALL.length;
    }

    /** Returns the dog given for a task of this type, or null. */
    public static @Nullable Dog forTask(TaskType type) {
        for (Dog dog : ALL) {
            if (dog.taskType == type) {
                return dog;
            }
        }
        return null;
    }
}
