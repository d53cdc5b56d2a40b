package org.merlon.cli;

import java.util.Locale;

/** One thing that the doctor looked at. */
record CheckResult(Grade grade, String about, String words) {
    /** How bad it is. */
    enum Grade {
        OK,
        /** It works, but probably not as meant. */
        CARE,
        WRONG
    }

    static CheckResult ok(String about, String words) {
        return new CheckResult(Grade.OK, about, words);
    }

    static CheckResult care(String about, String words) {
        return new CheckResult(Grade.CARE, about, words);
    }

    static CheckResult wrong(String about, String words) {
        return new CheckResult(Grade.WRONG, about, words);
    }

    @Override
    public String toString() {
        return "%-6s%-10s%s".formatted(grade.name().toLowerCase(Locale.ROOT), about, words);
    }
}
