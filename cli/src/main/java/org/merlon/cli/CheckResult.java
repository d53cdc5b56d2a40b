package org.merlon.cli;

import java.util.Locale;

/** The result of one check of {@code merlon doctor}. */
record CheckResult(Grade grade, String about, String words) {
    /** The severity of a result. */
    enum Grade {
        OK,
        /** A warning: it works, but probably not as intended. */
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
