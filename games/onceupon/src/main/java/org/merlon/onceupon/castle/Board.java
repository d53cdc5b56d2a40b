package org.merlon.onceupon.castle;

import java.util.List;
import org.merlon.engine.data.Tsv;

/** The twelve squares of a personal board and their resources (U-1); a set of squares is a bit mask. */
public final class Board {
    public static final int NONE = -1;

    /** The number of tokens that each player has (U-3). */
    public static final int TOKENS_PER_PLAYER = 10;

    private static final int COLUMNS = 4;

    public static final int SQUARES = 12;
    public static final int ALL_SQUARES = (1 << SQUARES) - 1;

    private static final String[] NAMES = new String[SQUARES];
    private static final int[] SQUARES_OF_FACE = new int[DieFace.COUNT];

    static {
        Tsv table = Tsv.replaceable("onceupon", Board.class, "board.tsv");
        List<Tsv.Row> rows = table.rows();
        if (rows.size() != SQUARES) {
            throw table.wrong("there are " + rows.size() + " squares, where the board has " + SQUARES);
        }
        for (int square = 0; square < SQUARES; square++) {
            Tsv.Row row = rows.get(square);
            NAMES[square] = name(square % COLUMNS, square / COLUMNS);
            if (!row.text("square").equals(NAMES[square])) {
                throw row.wrong("square: " + NAMES[square] + " is wanted here, not '" + row.text("square") + "'");
            }
            DieFace face = DieFace.byId(row.text("resource"));
            if (face == null || !face.isResource()) {
                throw row.wrong("resource: wood, stone, gold or food is wanted, not '" + row.text("resource") + "'");
            }
            SQUARES_OF_FACE[face.ordinal()] |= 1 << square;
        }
    }

    private Board() {}

    private static String name(int column, int row) {
        return "" + (char) ('a' + column) + (row + 1);
    }

    public static String name(int square) {
        return NAMES[square];
    }

    public static int parse(String name) {
        for (int square = 0; square < SQUARES; square++) {
            if (NAMES[square].equals(name)) {
                return square;
            }
        }
        return NONE;
    }

    public static int first(int squares) {
        return Integer.numberOfTrailingZeros(squares);
    }

    public static boolean contains(int squares, int square) {
        return (squares >>> square & 1) != 0;
    }

    /** Returns all squares of a resource. */
    static int squaresOf(DieFace resource) {
        return SQUARES_OF_FACE[resource.ordinal()];
    }

    public static DieFace resource(int square) {
        for (int face = 0; face < DieFace.RESOURCE_COUNT; face++) {
            if (contains(SQUARES_OF_FACE[face], square)) {
                return DieFace.of(face);
            }
        }
        throw new IllegalArgumentException("no square " + square);
    }
}
