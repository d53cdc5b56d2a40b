package org.merlon.cli;

import java.util.Locale;

/** One thing that the doctor looked at. */
record Finding(Grade grade, String about, String words) {
    /** How bad it is. */
    enum Grade {
        OK,
        /** It works, but probably not as meant. */
        CARE,
        WRONG
    }

    static Finding ok(String about, String words) {
        return new Finding(Grade.OK, about, words);
    }

    static Finding care(String about, String words) {
        return new Finding(Grade.CARE, about, words);
    }

    static Finding wrong(String about, String words) {
        return new Finding(Grade.WRONG, about, words);
    }

    @Override
    public String toString() {
        return "%-6s%-10s%s".formatted(grade.name().toLowerCase(Locale.ROOT), about, words);
    }
}
