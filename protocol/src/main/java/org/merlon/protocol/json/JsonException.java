package org.merlon.protocol.json;

import org.merlon.engine.data.MalformedException;

/** Thrown for invalid JSON; the message says what is wrong and where. */
public final class JsonException extends MalformedException {
    /** The kinds of error. */
    public enum Kind {
        /** The text is not JSON, is ambiguous, or nests too deep. */
        MALFORMED,
        /** The text is valid JSON, but a number in it is not whole or is too large. */
        NUMBER
    }

    private final Kind kind;
    private final String field;

    private JsonException(Kind kind, String field, String reason) {
        super(reason);
        this.kind = kind;
        this.field = field;
    }

    public static JsonException malformed(String reason) {
        return new JsonException(Kind.MALFORMED, "", reason);
    }

    public static JsonException number(String field, String reason) {
        return new JsonException(Kind.NUMBER, field, reason);
    }

    public Kind kind() {
        return kind;
    }

    /** Returns the name of the outermost field that contains the number; empty if there is none. */
    public String field() {
        return field;
    }
}
