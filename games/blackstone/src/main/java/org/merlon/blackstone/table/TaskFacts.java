package org.merlon.blackstone.table;

import java.util.ArrayList;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.engine.words.Arg;
import org.merlon.engine.words.Phrase;

/**
 * Derives where a task can be met on a board.
 *
 * @param leftSpaces the spaces whose vassals meet the left half
 * @param rightSpaces the spaces whose vassals meet the right half
 */
public record TaskFacts(Task task, boolean blueLetters, int leftSpaces, int rightSpaces) {
    /** Returns the facts of a task on a board of which only some vassals can be used. */
    public static TaskFacts of(Task task, boolean blueLetters, Board board, int usable) {
        return new TaskFacts(
                task,
                blueLetters,
                task.left().matchingSpaces(board, blueLetters) & usable,
                task.right().matchingSpaces(board, blueLetters) & usable);
    }

    /** Returns how many of the two halves a vassal on the board meets. */
    public int metHalves() {
        return (leftSpaces == 0 ? 0 : 1) + (rightSpaces == 0 ? 0 : 1);
    }

    /** Returns what the board lacks for this task, or null if two different vassals meet it. */
    public @Nullable Phrase missingPhrase() {
        var missing = new ArrayList<Arg>();
        if (leftSpaces == 0) {
            missing.add(new Arg.Noun(task.left().phrase(blueLetters)));
        }
        if (rightSpaces == 0) {
            missing.add(new Arg.Noun(task.right().phrase(blueLetters)));
        }
        if (!missing.isEmpty()) {
            return Phrase.of("blackstone-needs").withAll("what", missing);
        }
        return leftSpaces == rightSpaces && Integer.bitCount(leftSpaces) == 1
                ? Phrase.of("blackstone-needs-another").with("at", MessageNouns.space(Space.first(leftSpaces)))
                : null;
    }

    /** Returns the points, and for each half what it wants, the possible spaces and the spaces that meet it. */
    public Data.Obj data(Edition edition) {
        return new Data.Obj()
                .put("type", task.type().id())
                .put("corner", Face.name(task.cornerFace()))
                .put("points", edition.points(task))
                .put("sides", new Data.Arr().add(half(task.left(), leftSpaces)).add(half(task.right(), rightSpaces)));
    }

    private Data.Obj half(Requirement requirement, int matchingSpaces) {
        return new Data.Obj()
                .put("wants", requirement.phrase(blueLetters).data())
                .put("spaces", spaceNames(requirement.spaces(blueLetters)))
                .put("met", spaceNames(matchingSpaces));
    }

    /** Returns the names of a set of spaces, in reading order. */
    public static Data.Arr spaceNames(int set) {
        var names = new Data.Arr();
        for (int remaining = set; remaining != 0; remaining &= remaining - 1) {
            names.add(Space.name(Space.first(remaining)));
        }
        return names;
    }
}
