package org.merlon.blackstone.queen;

import org.jspecify.annotations.Nullable;

/** What the vassals of a set have in common, best paid first where more than one applies (B-103, B-104). */
enum Kind {
    FACE("of one face"),
    FACTION("of one faction"),
    ROLE("of one role"),
    DIFFERENT("all different");

    /** More than four cannot differ in faction and role. */
    private static final int[] DIFFERENT_POINTS = {0, 0, 1, 2, 4};

    private static final int[] FACE_POINTS = {0, 0, 1, 4, 8};

    /** What every further vassal of one face adds. */
    private static final int FACE_MORE = 8;

    private final String words;

    Kind(String words) {
        this.words = words;
    }

    String words() {
        return words;
    }

    /**
     * The best kind of so many vassals that show these factions and roles, given as bits; null if they are no set. What
     * is of one face is also of one faction and one role, which never pay more; a single vassal is of every kind.
     */
    static @Nullable Kind of(int size, int factions, int roles) {
        boolean oneFaction = Integer.bitCount(factions) == 1;
        boolean oneRole = Integer.bitCount(roles) == 1;
        if (oneFaction || oneRole) {
            return oneFaction && oneRole ? FACE : oneFaction ? FACTION : ROLE;
        }
        return Integer.bitCount(factions) == size && Integer.bitCount(roles) == size ? DIFFERENT : null;
    }

    int points(int size) {
        return switch (this) {
            case FACTION, ROLE -> size - 1;
            case DIFFERENT -> DIFFERENT_POINTS[size];
            case FACE -> {
                int known = FACE_POINTS.length - 1;
                yield size <= known ? FACE_POINTS[size] : FACE_POINTS[known] + FACE_MORE * (size - known);
            }
        };
    }
}
