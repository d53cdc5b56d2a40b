package org.merlon.torres.board;

/** The 64 spaces of the board as numbers, a1 = 0, b1 = 1, … h8 = 63, and sets of them as bits of a {@code long} (T-1). */
public final class Space {
    public static final int SIDE = 8;
    public static final int COUNT = SIDE * SIDE;
    public static final int NONE = -1;

    public static final long COLUMN_A = 0x0101010101010101L;
    public static final long COLUMN_H = COLUMN_A << 7;
    public static final long ROW_1 = 0xffL;
    public static final long ROW_8 = ROW_1 << 56;

    private static final long[] NEIGHBOURS = new long[COUNT];
    private static final long[] DIAGONALS = new long[COUNT];
    private static final String[] NAMES = new String[COUNT];

    static {
        for (int space = 0; space < COUNT; space++) {
            long bit = bit(space);
            long sides = east(bit) | west(bit);
            NEIGHBOURS[space] = adjacentTo(bit);
            DIAGONALS[space] = north(sides) | south(sides);
            NAMES[space] = "" + (char) ('a' + column(space)) + (char) ('1' + row(space));
        }
    }

    private Space() {}

    public static int column(int space) {
        return space % SIDE;
    }

    public static int row(int space) {
        return space / SIDE;
    }

    public static int of(int column, int row) {
        return row * SIDE + column;
    }

    public static long bit(int space) {
        return 1L << space;
    }

    /** Returns the lowest space of a set, which must not be empty. */
    public static int first(long set) {
        return Long.numberOfTrailingZeros(set);
    }

    public static boolean contains(long set, int space) {
        return (set >>> space & 1) != 0;
    }

    public static long north(long set) {
        return set << SIDE;
    }

    static long south(long set) {
        return set >>> SIDE;
    }

    public static long east(long set) {
        return (set & ~COLUMN_H) << 1;
    }

    public static long west(long set) {
        return (set & ~COLUMN_A) >>> 1;
    }

    /** Returns all orthogonal neighbours of the spaces of a set. */
    public static long adjacentTo(long set) {
        return north(set) | south(set) | east(set) | west(set);
    }

    public static long neighbours(int space) {
        return NEIGHBOURS[space];
    }

    public static long diagonals(int space) {
        return DIAGONALS[space];
    }

    /** Returns the number of steps along rows and columns from one space to another. */
    public static int distance(int one, int other) {
        return Math.abs(column(one) - column(other)) + Math.abs(row(one) - row(other));
    }

    public static String name(int space) {
        return NAMES[space];
    }

    /** Returns the space of that name, or {@link #NONE}. */
    public static int parse(String name) {
        if (name.length() != 2) {
            return NONE;
        }
        int column = name.charAt(0) - 'a';
        int row = name.charAt(1) - '1';
        boolean onBoard = column >= 0 && column < SIDE && row >= 0 && row < SIDE;
        return onBoard ? of(column, row) : NONE;
    }
}
