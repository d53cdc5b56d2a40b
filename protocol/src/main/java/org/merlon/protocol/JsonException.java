package org.merlon.protocol;

import org.merlon.engine.data.MalformedException;

/** A text that is not the JSON wanted here; the message says what is wrong and where. */
public final class JsonException extends MalformedException {
    /** What kind of mistake it is. */
    public enum Kind {
        /** The text is not JSON, or JSON that may be understood in two ways, or nests too deep. */
        MALFORMED,
        /** Good JSON with a number in it that is not whole, or too large. */
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

    /** The name of the outermost field in which the number stands; empty where there is none. */
    String field() {
        return field;
    }
}
