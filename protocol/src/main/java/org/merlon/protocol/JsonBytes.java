package org.merlon.protocol;

import java.util.Arrays;
import java.util.List;
import org.merlon.engine.data.Data;
import tools.jackson.core.io.JsonStringEncoder;

/**
 * Writes JSON in UTF-8, byte for byte as {@link Json} does but faster: views are written for every viewer at every move, and
 * consist mostly of short plain ASCII texts, which need no escaping. Commas are added automatically.
 */
public final class JsonBytes {
    private static final int AT_FIRST = 1024;
    private static final JsonStringEncoder ENCODER = JsonStringEncoder.getInstance();

    /** The maximum length of a number, including its sign. */
    private static final int LONGEST_NUMBER = 20;

    /** The ASCII characters that need no escaping. */
    private static final boolean[] PLAIN = new boolean[128];

    static {
        Arrays.fill(PLAIN, ' ', 0x7f, true);
        PLAIN['"'] = false;
        PLAIN['\\'] = false;
    }

    private byte[] bytes;
    private int length;

    public JsonBytes() {
        this(AT_FIRST);
    }

    /** @param capacity the expected number of bytes */
    public JsonBytes(int capacity) {
        bytes = new byte[capacity];
    }

    public int length() {
        return length;
    }

    /** Returns a copy of all bytes written. */
    public byte[] bytes() {
        return Arrays.copyOf(bytes, length);
    }

    /** Returns a copy of the bytes written from this index on. */
    public byte[] bytes(int start) {
        return Arrays.copyOfRange(bytes, start, length);
    }

    /** Discards the bytes written from this index on. */
    public JsonBytes backTo(int end) {
        length = end;
        return this;
    }

    /** Begins an independent fragment: the next value gets no comma before it. */
    JsonBytes apart() {
        put('[');
        return this;
    }

    /** Begins an object. */
    public JsonBytes open() {
        comma();
        put('{');
        return this;
    }

    /** Ends an object. */
    public JsonBytes close() {
        put('}');
        return this;
    }

    /** Begins a list. */
    public JsonBytes openList() {
        comma();
        put('[');
        return this;
    }

    /** Ends a list. */
    public JsonBytes closeList() {
        put(']');
        return this;
    }

    private void field(String name, Data value) {
        name(name).value(value);
    }

    /** Writes the name of a field; its value must follow. */
    public JsonBytes name(String name) {
        value(name);
        put(':');
        return this;
    }

    /** Writes values or fields that are already encoded. */
    public JsonBytes raw(byte[] from, int start, int end) {
        comma();
        room(end - start);
        System.arraycopy(from, start, bytes, length, end - start);
        length += end - start;
        return this;
    }

    /** Writes a value again that was written before. */
    void copy(int start, int end) {
        var unused = raw(bytes, start, end);
    }

    public JsonBytes value(Data data) {
        switch (data) {
            case Data.Text text -> value(text.value());
            case Data.Whole whole -> value(whole.value());
            case Data.Truth truth -> value(truth.value());
            case Data.Null none -> none();
            case Data.Obj object -> {
                open();
                object.fields().forEach(this::field);
                close();
            }
            case Data.Arr list -> {
                openList();
                List<Data> items = list.items();
                for (int i = 0; i < items.size(); i++) {
                    value(items.get(i));
                }
                closeList();
            }
        }
        return this;
    }

    public JsonBytes none() {
        return plain("null");
    }

    public JsonBytes value(boolean value) {
        return plain(value ? "true" : "false");
    }

    public JsonBytes value(String text) {
        int count = text.length();
        room(count + 3);
        byte[] to = bytes;
        int at = length;
        if (follows()) {
            to[at++] = ',';
        }
        to[at++] = '"';
        for (int i = 0; i < count; i++) {
            char letter = text.charAt(i);
            if (letter >= PLAIN.length || !PLAIN[letter]) {
                return quoted(text);
            }
            to[at++] = (byte) letter;
        }
        to[at++] = '"';
        length = at;
        return this;
    }

    private JsonBytes quoted(String text) {
        comma();
        byte[] quoted = ENCODER.quoteAsUTF8(text);
        room(quoted.length + 2);
        bytes[length++] = '"';
        System.arraycopy(quoted, 0, bytes, length, quoted.length);
        length += quoted.length;
        bytes[length++] = '"';
        return this;
    }

    public JsonBytes value(long value) {
        if (value == Long.MIN_VALUE) {
            return plain(Long.toString(value)); // its absolute value does not fit a long
        }
        comma();
        room(LONGEST_NUMBER);
        if (value < 0) {
            bytes[length++] = '-';
        }
        long rest = Math.abs(value);
        int digits = 1;
        for (long more = rest / 10; more != 0; more /= 10) {
            digits++;
        }
        length += digits;
        for (int at = length - 1; digits > 0; digits--) {
            bytes[at--] = (byte) ('0' + rest % 10);
            rest /= 10;
        }
        return this;
    }

    /** Writes a comma, unless at the beginning of a list or object or after a name. */
    private void comma() {
        if (follows()) {
            put(',');
        }
    }

    private boolean follows() {
        byte last = length == 0 ? (byte) '[' : bytes[length - 1];
        return last != '{' && last != '[' && last != ':';
    }

    private JsonBytes plain(String letters) {
        comma();
        room(letters.length());
        for (int i = 0; i < letters.length(); i++) {
            bytes[length++] = (byte) letters.charAt(i);
        }
        return this;
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
