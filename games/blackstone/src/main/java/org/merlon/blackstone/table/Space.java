package org.merlon.blackstone.table;

/**
 * The 25 spaces as numbers in reading order, and sets of them as bits of an {@code int} (B-1).
 *
 * <p>Columns are the letters of BLACK, rows those of STONE from the top; {@code cs} is column c, row s.
 */
public final class Space {
    public static final int SIDE = 5;
    public static final int COUNT = SIDE * SIDE;
    public static final int NONE = -1;
    public static final int ALL = (1 << COUNT) - 1;

    private static final String COLUMN_LETTERS = "black";
    private static final String ROW_LETTERS = "stone";
    private static final int ROW_MASK = (1 << SIDE) - 1;
    private static final int COLUMN_MASK = 0b00001_00001_00001_00001_00001;

    private static final int[] NEIGHBOURS = new int[COUNT];
    private static final int[] DIAGONALS = new int[COUNT];
    private static final String[] NAMES = new String[COUNT];

    /** The spaces of one colour of the chequered board, which include the corners (B-10). */
    public static final int CHEQUERED;

    /** The sixteen spaces along the four edges. */
    public static final int PERIMETER = row(0) | row(SIDE - 1) | column(0) | column(SIDE - 1);

    static {
        int chequered = 0;
        for (int space = 0; space < COUNT; space++) {
            NAMES[space] = "" + COLUMN_LETTERS.charAt(columnOf(space)) + ROW_LETTERS.charAt(rowOf(space));
            for (int other = 0; other < COUNT; other++) {
                int across = Math.abs(columnOf(space) - columnOf(other));
                int down = Math.abs(rowOf(space) - rowOf(other));
                NEIGHBOURS[space] |= across + down == 1 ? bit(other) : 0;
                DIAGONALS[space] |= across == 1 && down == 1 ? bit(other) : 0;
            }
            chequered |= (columnOf(space) + rowOf(space)) % 2 == 0 ? bit(space) : 0;
        }
        CHEQUERED = chequered;
    }

    private Space() {}

    public static int columnOf(int space) {
        return space % SIDE;
    }

    public static int rowOf(int space) {
        return space / SIDE;
    }

    public static int at(int column, int row) {
        return row * SIDE + column;
    }

    /** Returns all spaces of a row, counted from the top. */
    public static int row(int row) {
        return ROW_MASK << (row * SIDE);
    }

    /** Returns all spaces of a column, counted from the left. */
    public static int column(int column) {
        return COLUMN_MASK << column;
    }

    public static int bit(int space) {
        return 1 << space;
    }

    public static boolean in(int set, int space) {
        return (set >>> space & 1) != 0;
    }

    /** Returns the first space of a non-empty set, in reading order. */
    public static int first(int set) {
        return Integer.numberOfTrailingZeros(set);
    }

    public static int neighbours(int space) {
        return NEIGHBOURS[space];
    }

    public static int diagonals(int space) {
        return DIAGONALS[space];
    }

    /** Returns the space after {@code next} on a straight line from {@code from}, or {@link #NONE}. */
    public static int nextInLine(int from, int next) {
        int column = 2 * columnOf(next) - columnOf(from);
        int row = 2 * rowOf(next) - rowOf(from);
        return column < 0 || column >= SIDE || row < 0 || row >= SIDE ? NONE : at(column, row);
    }

    public static String name(int space) {
        return NAMES[space];
    }

    /** Returns the space with this name, or {@link #NONE}. */
    public static int parse(String name) {
        if (name.length() != 2) {
            return NONE;
        }
        int column = COLUMN_LETTERS.indexOf(name.charAt(0));
        int row = ROW_LETTERS.indexOf(name.charAt(1));
        return column < 0 || row < 0 ? NONE : at(column, row);
    }

    /**
     * Returns the set of spaces with this name: a row or column for one letter, a space for two letters, 0 for any
     * other text.
     */
    public static int parsePlace(String name) {
        if (name.length() == 1) {
            int column = COLUMN_LETTERS.indexOf(name.charAt(0));
            int row = ROW_LETTERS.indexOf(name.charAt(0));
            return column >= 0 ? column(column) : row >= 0 ? row(row) : 0;
        }
        int space = parse(name);
        return space == NONE ? 0 : bit(space);
    }
}
