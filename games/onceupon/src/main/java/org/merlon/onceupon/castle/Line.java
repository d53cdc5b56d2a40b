package org.merlon.onceupon.castle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import org.merlon.engine.data.Ids;
import org.merlon.engine.data.Tsv;
import org.merlon.engine.words.Phrase;

/**
 * A line of the personal board (U-2): its squares and the reward for clearing it.
 *
 * @param worth the points of a tower or flag, or the residents of a wall
 * @param power the use that the line has instead of its reward in the variant with guests
 */
public record Line(int index, String id, int squares, Reward reward, int worth, Power power) {
    /** Returns the name of this line, next to its notation. */
    public Phrase phrase() {
        return Phrase.of("onceupon-line-" + id);
    }

    /** The part of a castle that a line draws. */
    public enum Reward {
        TOWER,
        WALL,
        FLAG,
        FLOOR
    }

    /** The power over guests that a line has instead of its reward. */
    public enum Power {
        NONE,
        BOLT,
        STEAL
    }

    /** The ids of the columns and the halves of rows, sorted. */
    private static final List<String> IDS = List.of("1l", "1r", "2l", "2r", "3l", "3r", "a", "b", "c", "d");

    private static final Line[] ALL = load();

    public static final int COUNT = ALL.length;

    /** The lines through each square, as a set of their indexes. */
    private static final int[] LINES_THROUGH_SQUARE = new int[Board.SQUARES];

    static {
        for (Line line : ALL) {
            for (int remaining = line.squares; remaining != 0; remaining &= remaining - 1) {
                LINES_THROUGH_SQUARE[Board.first(remaining)] |= 1 << line.index;
            }
        }
    }

    private static Line[] load() {
        Tsv table = Tsv.replaceable("onceupon", Line.class, "lines.tsv");
        List<Tsv.Row> rows = table.rows();
        var lines = new Line[rows.size()];
        var ids = new ArrayList<String>();
        var rewards = EnumSet.noneOf(Reward.class);
        for (int i = 0; i < lines.length; i++) {
            lines[i] = parse(i, rows.get(i));
            ids.add(lines[i].id);
            rewards.add(lines[i].reward);
        }
        Collections.sort(ids);
        if (!ids.equals(IDS)) {
            throw table.wrong(
                    "the lines " + String.join(", ", IDS) + " are wanted, each once, not " + String.join(", ", ids));
        }
        if (rewards.size() != Reward.values().length) {
            throw table.wrong("some line must draw a tower, some a wall, some a flag and some a floor");
        }
        return lines;
    }

    private static Line parse(int index, Tsv.Row row) {
        int squares = 0;
        for (String name : row.text("squares").split(" ", -1)) {
            int square = Board.parse(name);
            if (square == Board.NONE) {
                throw row.wrong("squares: there is no square '" + name + "'");
            }
            squares |= 1 << square;
        }
        Reward reward = Ids.find(Reward.values(), row.text("reward"));
        if (reward == null) {
            throw row.wrong("reward: tower, wall, flag or floor is wanted, not '" + row.text("reward") + "'");
        }
        String powerId = row.text("great-architect");
        Power power = powerId.isEmpty() ? Power.NONE : Ids.find(Power.values(), powerId);
        if (power == null) {
            throw row.wrong("great-architect: bolt, steal or nothing is wanted, not '" + powerId + "'");
        }
        int worth = switch (reward) {
            case FLOOR -> 0;
            case WALL -> row.whole("worth", 0, PackedNumbers.MAX_VALUE);
            case TOWER, FLAG -> row.whole("worth", 1, PackedNumbers.MAX_VALUE);
        };
        return new Line(index, row.text("line"), squares, reward, worth, power);
    }

    public static Line of(int index) {
        return ALL[index];
    }

    /** Returns the lines through a square, as a set of their indexes. */
    public static int linesThrough(int square) {
        return LINES_THROUGH_SQUARE[square];
    }

    /** Returns true if some line draws this reward with this worth. */
    public static boolean exists(Reward reward, int worth) {
        for (Line line : ALL) {
            if (line.reward == reward && line.worth == worth) {
                return true;
            }
        }
        return false;
    }

    /** Returns the number of the line's squares without a token. */
    public int missingTokens(int tokens) {
        return Integer.bitCount(squares & ~tokens);
    }

    /** Returns true if all squares of the line have a token. */
    public boolean isComplete(int tokens) {
        return (squares & ~tokens) == 0;
    }
}
