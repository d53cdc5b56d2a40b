package org.merlon.cli;

import java.util.Locale;

/** The result of one check of {@code merlon doctor}. */
record CheckResult(Grade grade, String subject, String text) {
    /** The severity of a result. */
    enum Grade {
        OK,
        /** A warning: it works, but probably not as intended. */
        CARE,
        WRONG
    }

    static CheckResult ok(String subject, String text) {
        return new CheckResult(Grade.OK, subject, text);
    }

    static CheckResult care(String subject, String text) {
        return new CheckResult(Grade.CARE, subject, text);
    }

    static CheckResult wrong(String subject, String text) {
        return new CheckResult(Grade.WRONG, subject, text);
    }

    @Override
    public String toString() {
        return "%-6s%-10s%s".formatted(grade.name().toLowerCase(Locale.ROOT), subject, text);
    }
}
