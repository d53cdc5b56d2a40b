package org.merlon.blackstone.queen;

import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Ids;
import org.merlon.engine.words.Phrase;

/** The kinds of sets, the best paid first for sets of several kinds (B-103, B-104). */
enum SetKind {
    FACE,
    FACTION,
    ROLE,
    DIFFERENT;

    /** Points by size. More than four vassals cannot all differ in faction and role. */
    private static final int[] DIFFERENT_POINTS = {0, 0, 1, 2, 4};

    private static final int[] FACE_POINTS = {0, 0, 1, 4, 8};

    /** The points for every further vassal of one face. */
    private static final int EXTRA_FACE_POINTS = 8;

    /** Returns the noun for a set of this kind and size. */
    static Phrase noun(@Nullable SetKind kind, int size) {
        return kind == null || size == 1
                ? Phrase.of("blackstone-set-one")
                : Phrase.of("blackstone-set-" + Ids.of(kind)).with("size", size);
    }

    /**
     * Returns the best kind of a set that shows these factions and roles, given as bits; null if they are not a set. A
     * set of one face is also of one faction and of one role, which never pay more. A single vassal is of every kind.
     */
    static @Nullable SetKind of(int size, int factions, int roles) {
        boolean oneFaction = Integer.bitCount(factions) == 1;
        boolean oneRole = Integer.bitCount(roles) == 1;
        if (oneFaction || oneRole) {
            return oneFaction && oneRole ? FACE : oneFaction ? FACTION : ROLE;
        }
        return Integer.bitCount(factions) == size && Integer.bitCount(roles) == size ? DIFFERENT : null;
    }

    /** Returns the points of sets of every kind up to a size. */
    static Data.Arr pointsTable(int maxSize) {
        var table = new Data.Arr();
        for (SetKind kind : values()) {
            var points = new Data.Arr();
            int max = kind == DIFFERENT ? DIFFERENT_POINTS.length - 1 : maxSize;
            for (int size = 1; size <= max; size++) {
                points.add(kind.points(size));
            }
            table.add(new Data.Obj().put("kind", Ids.of(kind)).put("points", points));
        }
        return table;
    }

    int points(int size) {
        return switch (this) {
            case FACTION, ROLE -> size - 1;
            case DIFFERENT -> DIFFERENT_POINTS[size];
            case FACE -> {
                int knownSize = FACE_POINTS.length - 1;
                yield size <= knownSize
                        ? FACE_POINTS[size]
                        : FACE_POINTS[knownSize] + EXTRA_FACE_POINTS * (size - knownSize);
            }
        };
    }
}
