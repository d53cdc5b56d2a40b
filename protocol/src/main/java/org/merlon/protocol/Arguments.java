package org.merlon.protocol;

import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;
import org.merlon.protocol.json.JsonException;

/** Parses the arguments of commands. */
final class Arguments {
    private static final int MAX_DIGITS = 9; // always fits an int

    /** Reads a value from the fields of a JSON argument. */
    interface FieldsReader<T> {
        T read(Fields fields) throws MalformedException;
    }

    private Arguments() {}

    /** Parses an argument that is one JSON object; unknown fields are an error. */
    static <T> T object(Host host, String text, String example, FieldsReader<T> reader) throws CommandException {
        try {
            return fields(host.read(text), example, reader);
        } catch (JsonException e) {
            throw new CommandException(ErrorCode.BAD_JSON, e.reason() + exampleSuffix(example));
        }
    }

    static <T> T fields(Data data, String example, FieldsReader<T> reader) throws CommandException {
        if (!(data instanceof Data.Obj object)) {
            throw new CommandException(
                    ErrorCode.BAD_JSON, "an object is wanted, not " + data.kind() + exampleSuffix(example));
        }
        var fields = new Fields(object);
        try {
            T result = reader.read(fields);
            fields.refuseUnknownFields();
            return result;
        } catch (MalformedException e) {
            throw new CommandException(ErrorCode.BAD_JSON, e.reason() + exampleSuffix(example));
        }
    }

    static String exampleSuffix(String example) {
        return "; for example: " + example;
    }

    static void requireNone(String command, String argument) throws CommandException {
        if (!argument.isEmpty()) {
            throw new CommandException(
                    ErrorCode.BAD_COMMAND, command + " takes no argument; send " + command + " alone");
        }
    }

    /** Parses a number of plain digits; returns -1 for any other text. */
    static int parseDigits(String text) {
        if (text.isEmpty() || text.length() > MAX_DIGITS) {
            return -1;
        }
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) < '0' || text.charAt(i) > '9') {
                return -1;
            }
        }
        return Integer.parseInt(text);
    }
}
