package org.merlon.arena.report;

/** A journal that does not belong to the series at hand, or is none; the reason is a sentence for people. */
public final class JournalException extends Exception {
    private final String reason;

    JournalException(String reason) {
        super(reason);
        this.reason = reason;
    }

    public String reason() {
        return reason;
    }
}
