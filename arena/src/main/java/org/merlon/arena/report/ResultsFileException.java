package org.merlon.arena.report;

/** A journal that does not belong to the series at hand, or is none; the reason is a sentence for people. */
public final class ResultsFileException extends Exception {
    private final String reason;

    ResultsFileException(String reason) {
        super(reason);
        this.reason = reason;
    }

    public String reason() {
        return reason;
    }
}
