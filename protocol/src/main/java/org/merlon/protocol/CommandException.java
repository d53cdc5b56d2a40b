package org.merlon.protocol;

/** Thrown when a command cannot be carried out; it becomes an error reply. */
final class CommandException extends Exception {
    private final ErrorCode code;
    private final String reason;

    CommandException(ErrorCode code, String reason) {
        super(reason);
        this.code = code;
        this.reason = reason;
    }

    Reply reply() {
        return new Reply.Failed(code, reason);
    }
}
