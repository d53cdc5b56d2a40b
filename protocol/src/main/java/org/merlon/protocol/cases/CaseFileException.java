package org.merlon.protocol.cases;

/** A text that is no list of cases; the message says what is wrong with it. */
public final class CaseFileException extends Exception {
    private final String reason;

    CaseFileException(String reason) {
        super(reason);
        this.reason = reason;
    }

    public String reason() {
        return reason;
    }
}
