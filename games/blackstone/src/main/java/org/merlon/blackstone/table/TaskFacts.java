package org.merlon.blackstone.table;

import java.util.ArrayList;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.engine.words.Arg;
import org.merlon.engine.words.Phrase;

/**
 * Derives where a task can be met on a board.
 *
 * @param lefts the spaces whose vassals meet the left half
 * @param rights the spaces whose vassals meet the right half
 */
public record TaskFacts(Task task, boolean blueLetters, int lefts, int rights) {
    /** Returns the facts of a task on a board of which only some vassals can be used. */
    public static TaskFacts of(Task task, boolean blueLetters, Board board, int usable) {
        return new TaskFacts(
                task,
                blueLetters,
                task.left().met(board, blueLetters) & usable,
                task.right().met(board, blueLetters) & usable);
    }

    /** Returns how many of the two halves a vassal on the board meets. */
    public int met() {
        return (lefts == 0 ? 0 : 1) + (rights == 0 ? 0 : 1);
    }

    /** Returns what the board lacks for this task, or null if two different vassals meet it. */
    public @Nullable Phrase lacks() {
        var wanted = new ArrayList<Arg>();
        if (lefts == 0) {
            wanted.add(new Arg.Noun(task.left().phrase(blueLetters)));
        }
        if (rights == 0) {
            wanted.add(new Arg.Noun(task.right().phrase(blueLetters)));
        }
        if (!wanted.isEmpty()) {
            return Phrase.of("blackstone-needs").withAll("what", wanted);
        }
        return lefts == rights && Integer.bitCount(lefts) == 1
                ? Phrase.of("blackstone-needs-another").with("at", Nouns.space(Space.first(lefts)))
                : null;
    }

    /** Returns the points, and for each half what it wants, the possible spaces and the spaces that meet it. */
    public Data.Obj data(Edition edition) {
        return new Data.Obj()
                .put("type", task.type().id())
                .put("corner", Face.name(task.corner()))
                .put("points", edition.points(task))
                .put("sides", new Data.Arr().add(side(task.left(), lefts)).add(side(task.right(), rights)));
    }

    private Data.Obj side(Requirement wanted, int met) {
        return new Data.Obj()
                .put("wants", wanted.phrase(blueLetters).data())
                .put("spaces", spaces(wanted.spaces(blueLetters)))
                .put("met", spaces(met));
    }

    /** Returns the names of a set of spaces, in reading order. */
    public static Data.Arr spaces(int set) {
        var spaces = new Data.Arr();
        for (int rest = set; rest != 0; rest &= rest - 1) {
            spaces.add(Space.name(Space.first(rest)));
        }
        return spaces;
    }
}
