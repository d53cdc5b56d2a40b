package org.merlon.blackstone.table;

import java.util.Locale;
import org.merlon.engine.words.Phrase;

/** The things of the table as a sentence names them. */
public final class Nouns {
    private Nouns() {}

    /** A space as the board has its letters. */
    public static String space(int space) {
        return Space.name(space).toUpperCase(Locale.ROOT);
    }

    public static Phrase face(int face) {
        return Phrase.of("blackstone-face-" + Face.name(face));
    }

    /** Somebody with this face: a lion spy. */
    public static Phrase oneFace(int face) {
        return Phrase.of("blackstone-face-" + Face.name(face) + ".one");
    }

    /** A vassal or special with what lies up and what lies down. */
    public static Phrase vassal(int vassal) {
        int up = Vassal.up(vassal);
        return up == Face.WILD
                ? face(up)
                : Phrase.of("blackstone-vassal")
                        .with("up", face(up))
                        .with("down", face(Vassal.up(Vassal.flip(vassal))));
    }

    /** A task of its own type. */
    public static Phrase task(Task task) {
        return task(task, task.type());
    }

    /** A task in the stack of a type, which a Knight-Wizard card may be in two of. */
    public static Phrase task(Task task, TaskType type) {
        return Phrase.of("blackstone-task-" + type.id()).with("id", task.id());
    }

    public static Phrase type(TaskType type) {
        return Phrase.of("blackstone-type-" + type.id());
    }

    public static Phrase corner(int corner) {
        return Phrase.of("blackstone-corner-" + Corner.name(corner));
    }

    public static Phrase deck(TaskDeck deck) {
        return Phrase.of("blackstone-deck-" + deck.id());
    }
}
