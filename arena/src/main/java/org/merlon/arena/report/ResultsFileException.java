package org.merlon.arena.report;

/** Thrown for a results file that is invalid or belongs to another series; the reason is a readable sentence. */
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
