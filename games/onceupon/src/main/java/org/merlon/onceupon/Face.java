package org.merlon.onceupon;

import org.jspecify.annotations.Nullable;
import org.merlon.engine.words.Arg;
import org.merlon.engine.words.Phrase;

/** What a die shows (U-10); the first four are the resources of the squares. */
enum Face {
    WOOD("wood"),
    STONE("stone"),
    GOLD("gold"),
    FOOD("food"),
    RESIDENT("resident"),
    ANY("?");

    /** Faces that a die can be taken as: all but the question mark. */
    static final int TAKEN = 5;

    static final int RESOURCES = 4;

    private static final Face[] ALL = values();

    static final int COUNT = ALL.length;

    private final String id;

    Face(String id) {
        this.id = id;
    }

    String id() {
        return id;
    }

    /** What it is called in a sentence; the question mark shows as it is. */
    Arg noun() {
        return this == ANY ? new Arg.Word(id) : new Arg.Noun(Phrase.of("onceupon-face-" + id));
    }

    boolean isResource() {
        return ordinal() < RESOURCES;
    }

    static Face of(int ordinal) {
        return ALL[ordinal];
    }

    static @Nullable Face byId(String id) {
        for (Face face : ALL) {
            if (face.id.equals(id)) {
                return face;
            }
        }
        return null;
    }
}
