package org.merlon.onceupon;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Table;

/**
 * A line of the personal board (U-2): the squares it takes and what clearing it draws.
 *
 * @param worth points of a tower or flag, residents of a wall
 * @param power what it can do instead where guests have powers
 */
record Line(int index, String id, int squares, Reward reward, int worth, Power power) {
    /** What a line draws. */
    enum Reward {
        TOWER,
        WALL,
        FLAG,
        FLOOR
    }

    /** What a line can do about guests instead of drawing. */
    enum Power {
        NONE,
        BOLT,
        STEAL
    }

    private static final Line[] ALL = load();

    static final int COUNT = ALL.length;

    private static Line[] load() {
        List<Table.Row> rows = Table.of(Line.class, "lines.tsv").rows();
        var lines = new Line[rows.size()];
        for (int i = 0; i < lines.length; i++) {
            lines[i] = read(i, rows.get(i));
        }
        return lines;
    }

    private static Line read(int index, Table.Row row) {
        int squares = 0;
        for (String name : row.text("squares").split(" ", -1)) {
            int square = Board.parse(name);
            if (square == Board.NONE) {
                throw new IllegalStateException("lines.tsv: no square " + name);
            }
            squares |= 1 << square;
        }
        Reward reward = switch (row.text("reward")) {
            case "tower" -> Reward.TOWER;
            case "wall" -> Reward.WALL;
            case "flag" -> Reward.FLAG;
            case "floor" -> Reward.FLOOR;
            default -> throw new IllegalStateException("lines.tsv: no reward " + row.text("reward"));
        };
        Power power = switch (row.text("great-architect")) {
            case "" -> Power.NONE;
            case "bolt" -> Power.BOLT;
            case "steal" -> Power.STEAL;
            default -> throw new IllegalStateException("lines.tsv: no power " + row.text("great-architect"));
        };
        int worth = reward == Reward.FLOOR ? 0 : row.whole("worth");
        if (worth < 0 || worth > Worths.MAX) {
            throw new IllegalStateException("lines.tsv: worth " + worth + " is not within 0 to " + Worths.MAX);
        }
        return new Line(index, row.text("line"), squares, reward, worth, power);
    }

    static Line of(int index) {
        return ALL[index];
    }

    static @Nullable Line byId(String id) {
        for (Line line : ALL) {
            if (line.id.equals(id)) {
                return line;
            }
        }
        return null;
    }

    /** Whether some line draws this reward with this worth. */
    static boolean draws(Reward reward, int worth) {
        for (Line line : ALL) {
            if (line.reward == reward && line.worth == worth) {
                return true;
            }
        }
        return false;
    }

    /** How many of its squares are not among these. */
    int missing(int tokens) {
        return Integer.bitCount(squares & ~tokens);
    }

    /** Whether all its squares are among these. */
    boolean completeWith(int tokens) {
        return (squares & ~tokens) == 0;
    }
}
