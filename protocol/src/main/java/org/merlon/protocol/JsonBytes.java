package org.merlon.protocol;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.merlon.engine.data.Data;
import tools.jackson.core.io.JsonStringEncoder;

/**
 * Writes data as JSON in UTF-8, byte for byte as {@link Json} does: views are written for everybody at every move, and nearly
 * all of them is short names and texts of plain letters, which go straight to where they belong.
 */
final class JsonBytes {
    private static final int AT_FIRST = 1024;
    private static final JsonStringEncoder ENCODER = JsonStringEncoder.getInstance();

    private byte[] bytes = new byte[AT_FIRST];
    private int length;

    int length() {
        return length;
    }

    /** What was written. */
    byte[] bytes() {
        return Arrays.copyOf(bytes, length);
    }

    /** The same as text. */
    String text() {
        return new String(bytes, 0, length, StandardCharsets.UTF_8);
    }

    /** Begins an object. */
    void open() {
        put('{');
    }

    /** Ends an object. */
    void close() {
        put('}');
    }

    /** A field without a comma. */
    void field(String name, Data value) {
        text(name);
        put(':');
        value(value);
    }

    /** A field of an object that is written already. */
    void raw(byte[] from, int start, int end) {
        comma();
        room(end - start);
        System.arraycopy(from, start, bytes, length, end - start);
        length += end - start;
    }

    void value(Data data) {
        switch (data) {
            case Data.Text text -> text(text.value());
            case Data.Whole whole -> whole(whole.value());
            case Data.Truth truth -> plain(truth.value() ? "true" : "false");
            case Data.Null none -> plain("null");
            case Data.Obj object -> {
                open();
                object.fields().forEach((name, value) -> {
                    comma();
                    field(name, value);
                });
                close();
            }
            case Data.Arr list -> {
                put('[');
                for (Data item : list.items()) {
                    comma();
                    value(item);
                }
                put(']');
            }
        }
    }

    /** Between two of a kind, and not before the first. */
    private void comma() {
        byte last = bytes[length - 1];
        if (last != '{' && last != '[') {
            put(',');
        }
    }

    private void text(String text) {
        int before = length;
        int count = text.length();
        room(count + 2);
        bytes[length++] = '"';
        for (int i = 0; i < count; i++) {
            char letter = text.charAt(i);
            if (letter < ' ' || letter == '"' || letter == '\\' || letter >= 0x7f) {
                length = before;
                quoted(text);
                return;
            }
            bytes[length++] = (byte) letter;
        }
        bytes[length++] = '"';
    }

    private void quoted(String text) {
        byte[] quoted = ENCODER.quoteAsUTF8(text);
        room(quoted.length + 2);
        bytes[length++] = '"';
        System.arraycopy(quoted, 0, bytes, length, quoted.length);
        length += quoted.length;
        bytes[length++] = '"';
    }

    private void whole(long value) {
        if (value >= 0 && value < 10) {
            put((char) ('0' + value));
        } else {
            plain(Long.toString(value));
        }
    }

    private void plain(String letters) {
        room(letters.length());
        for (int i = 0; i < letters.length(); i++) {
            bytes[length++] = (byte) letters.charAt(i);
        }
    }

    private void put(char letter) {
        room(1);
        bytes[length++] = (byte) letter;
    }

    private void room(int more) {
        if (length + more > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, length + more));
        }
    }
}
