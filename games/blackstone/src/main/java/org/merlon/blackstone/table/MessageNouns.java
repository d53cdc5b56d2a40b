package org.merlon.blackstone.table;

import java.util.Locale;
import org.merlon.engine.words.Phrase;

/** The nouns for cards and spaces in messages. */
public final class MessageNouns {
    private MessageNouns() {}

    /** Returns the name of a space in the capital letters of the board. */
    public static String space(int space) {
        return Space.name(space).toUpperCase(Locale.ROOT);
    }

    public static Phrase face(int face) {
        return Phrase.of("blackstone-face-" + Face.name(face));
    }

    /** Returns a face with its article: a lion spy. */
    public static Phrase faceWithArticle(int face) {
        return Phrase.of("blackstone-face-" + Face.name(face) + ".one");
    }

    /** Returns a vassal or special with its upper and lower face. */
    public static Phrase vassal(int vassal) {
        int up = Vassal.upperFace(vassal);
        return up == Face.WILD
                ? face(up)
                : Phrase.of("blackstone-vassal")
                        .with("up", face(up))
                        .with("down", face(Vassal.upperFace(Vassal.flip(vassal))));
    }

    /** Returns a task, named by its own type. */
    public static Phrase task(Task task) {
        return task(task, task.type());
    }

    /** Returns a task, named by the type of its stack. A Knight-Wizard card can be in two of them. */
    public static Phrase task(Task task, TaskType type) {
        return Phrase.of("blackstone-task-" + type.id()).with("id", task.id());
    }

    public static Phrase type(TaskType type) {
        return Phrase.of("blackstone-type-" + type.id());
    }

    public static Phrase corner(int corner) {
        return Phrase.of("blackstone-corner-" + Corner.name(corner));
    }

    public static Phrase family(String id) {
        return Phrase.of("blackstone-family-" + id);
    }

    public static Phrase deck(TaskDeck deck) {
        return Phrase.of("blackstone-deck-" + deck.id());
    }
}
