package org.merlon.onceupon.castle;

import org.jspecify.annotations.Nullable;
import org.merlon.engine.words.Arg;
import org.merlon.engine.words.Phrase;

/** The faces of a die (U-10); the first four are the resources of the squares. */
public enum DieFace {
    WOOD("wood"),
    STONE("stone"),
    GOLD("gold"),
    FOOD("food"),
    RESIDENT("resident"),
    ANY("?");

    /** The number of faces that a die can be used as: all but the question mark. */
    public static final int USABLE_COUNT = 5;

    static final int RESOURCE_COUNT = 4;

    private static final DieFace[] ALL = values();

    public static final int COUNT = ALL.length;

    private final String id;

    DieFace(String id) {
        this.id = id;
    }

    public String id() {
        return id;
    }

    /** Returns the face as a noun for a sentence; the question mark stays a question mark. */
    public Arg noun() {
        return this == ANY ? new Arg.Word(id) : new Arg.Noun(Phrase.of("onceupon-face-" + id));
    }

    public boolean isResource() {
        return ordinal() < RESOURCE_COUNT;
    }

    public static DieFace of(int ordinal) {
        return ALL[ordinal];
    }

    public static @Nullable DieFace byId(String id) {
        for (DieFace face : ALL) {
            if (face.id.equals(id)) {
                return face;
            }
        }
        return null;
    }
}
