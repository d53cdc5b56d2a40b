package org.merlon.blackstone.table;

import java.util.List;

/** The four corners of the table, clockwise, where the vassal decks lie (B-11). */
public final class Corner {
    public static final int NW = 0;
    public static final int NE = 1;
    public static final int SE = 2;
    public static final int SW = 3;
    public static final int COUNT = 4;
    public static final int NONE = -1;

    private static final List<String> NAMES = List.of("nw", "ne", "se", "sw");

    private Corner() {}

    public static String name(int corner) {
        return NAMES.get(corner);
    }

    /** Returns the corner with this name, or {@link #NONE}. */
    public static int parse(String name) {
        return NAMES.indexOf(name);
    }

    public static int clockwise(int corner) {
        return (corner + 1) % COUNT;
    }
}
