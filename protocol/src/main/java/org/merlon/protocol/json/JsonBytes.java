package org.merlon.protocol.json;

import java.util.Arrays;
import java.util.List;
import org.merlon.engine.data.Data;
import tools.jackson.core.io.JsonStringEncoder;

/**
 * Writes JSON in UTF-8, byte for byte as {@link Json} does but faster: views are written for every viewer at every move, and
 * consist mostly of short plain ASCII texts, which need no escaping. Commas are added automatically.
 */
public final class JsonBytes {
    private static final int INITIAL_CAPACITY = 1024;
    private static final JsonStringEncoder ENCODER = JsonStringEncoder.getInstance();

    /** The maximum length of a number, including its sign. */
    private static final int MAX_NUMBER_CHARS = 20;

    /** The ASCII characters that need no escaping. */
    private static final boolean[] UNESCAPED = new boolean[128];

    static {
        Arrays.fill(UNESCAPED, ' ', 0x7f, true);
        UNESCAPED['"'] = false;
        UNESCAPED['\\'] = false;
    }

    private byte[] bytes;
    private int length;

    public JsonBytes() {
        this(INITIAL_CAPACITY);
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

    /** Begins an independent fragment: the next value gets no comma before it. */
    JsonBytes beginFragment() {
        put('[');
        return this;
    }

    /** Begins an object. */
    public JsonBytes beginObject() {
        comma();
        put('{');
        return this;
    }

    /** Ends an object. */
    public JsonBytes endObject() {
        put('}');
        return this;
    }

    /** Begins a list. */
    public JsonBytes beginList() {
        comma();
        put('[');
        return this;
    }

    /** Ends a list. */
    public JsonBytes endList() {
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
        ensureCapacity(end - start);
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
            case Data.Null none -> nullValue();
            case Data.Obj object -> {
                beginObject();
                object.fields().forEach(this::field);
                endObject();
            }
            case Data.Arr list -> {
                beginList();
                List<Data> items = list.items();
                for (int i = 0; i < items.size(); i++) {
                    value(items.get(i));
                }
                endList();
            }
        }
        return this;
    }

    public JsonBytes nullValue() {
        return ascii("null");
    }

    public JsonBytes value(boolean value) {
        return ascii(value ? "true" : "false");
    }

    public JsonBytes value(String text) {
        int count = text.length();
        ensureCapacity(count + 3);
        byte[] to = bytes;
        int index = length;
        if (needsComma()) {
            to[index++] = ',';
        }
        to[index++] = '"';
        for (int i = 0; i < count; i++) {
            char letter = text.charAt(i);
            if (letter >= UNESCAPED.length || !UNESCAPED[letter]) {
                return escaped(text);
            }
            to[index++] = (byte) letter;
        }
        to[index++] = '"';
        length = index;
        return this;
    }

    private JsonBytes escaped(String text) {
        comma();
        byte[] quoted = ENCODER.quoteAsUTF8(text);
        ensureCapacity(quoted.length + 2);
        bytes[length++] = '"';
        System.arraycopy(quoted, 0, bytes, length, quoted.length);
        length += quoted.length;
        bytes[length++] = '"';
        return this;
    }

    public JsonBytes value(long value) {
        if (value == Long.MIN_VALUE) {
            return ascii(Long.toString(value)); // its absolute value does not fit a long
        }
        comma();
        ensureCapacity(MAX_NUMBER_CHARS);
        if (value < 0) {
            bytes[length++] = '-';
        }
        long remaining = Math.abs(value);
        int digits = 1;
        for (long quotient = remaining / 10; quotient != 0; quotient /= 10) {
            digits++;
        }
        length += digits;
        for (int index = length - 1; digits > 0; digits--) {
            bytes[index--] = (byte) ('0' + remaining % 10);
            remaining /= 10;
        }
        return this;
    }

    /** Writes a comma, unless at the beginning of a list or object or after a name. */
    private void comma() {
        if (needsComma()) {
            put(',');
        }
    }

    private boolean needsComma() {
        byte last = length == 0 ? (byte) '[' : bytes[length - 1];
        return last != '{' && last != '[' && last != ':';
    }

    private JsonBytes ascii(String letters) {
        comma();
        ensureCapacity(letters.length());
        for (int i = 0; i < letters.length(); i++) {
            bytes[length++] = (byte) letters.charAt(i);
        }
        return this;
    }

    private void put(char letter) {
        ensureCapacity(1);
        bytes[length++] = (byte) letter;
    }

    private void ensureCapacity(int more) {
        if (length + more > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, length + more));
        }
    }
}
