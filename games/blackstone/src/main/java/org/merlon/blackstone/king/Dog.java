package org.merlon.blackstone.king;

import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.table.TaskType;
import org.merlon.engine.data.Ids;
import org.merlon.engine.words.Phrase;

/**
 * The dogs that kill rats: the type of task they are given for, the cost of a hunt, and the most rats they can kill
 * (B-95, B-96).
 */
enum Dog {
    JACK_RUSSELL(TaskType.KING, 2, 1, 1, 3),
    SCOTTIE(TaskType.WIZARD, 1, 0, 1, 2),
    WESTIE(TaskType.KNIGHT, 1, 1, 0, 1);

    private static final Dog[] ALL = values();

    final TaskType task;
    final int copies;
    final int knights;
    final int wizards;
    final int maxRats;
    final String id = Ids.of(this);

    Dog(TaskType task, int copies, int knights, int wizards, int maxRats) {
        this.task = task;
        this.copies = copies;
        this.knights = knights;
        this.wizards = wizards;
        this.maxRats = maxRats;
    }

    Phrase noun() {
        return Phrase.of("blackstone-dog-" + id);
    }

    static Dog of(int ordinal) {
        return ALL[ordinal];
    }

    static int count() {
        return ALL.length;
    }

    /** Returns the dog given for a task of this type, or null. */
    static @Nullable Dog earned(TaskType type) {
        for (Dog dog : ALL) {
            if (dog.task == type) {
                return dog;
            }
        }
        return null;
    }
}
