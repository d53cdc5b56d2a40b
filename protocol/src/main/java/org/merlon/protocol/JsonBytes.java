package org.merlon.protocol;

import java.util.Arrays;
import java.util.List;
import org.merlon.engine.data.Data;
import tools.jackson.core.io.JsonStringEncoder;

/**
 * Writes JSON in UTF-8, byte for byte as {@link Json} does: views are written for everybody at every move, and nearly all of
 * them is short names and texts of plain letters, which go straight to where they belong. Commas come by themselves.
 */
public final class JsonBytes {
    private static final int AT_FIRST = 1024;
    private static final JsonStringEncoder ENCODER = JsonStringEncoder.getInstance();

    /** The most digits that a number has, and its sign. */
    private static final int LONGEST_NUMBER = 20;

    /** The characters that stand for themselves. */
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

    /** For about so many bytes. */
    public JsonBytes(int capacity) {
        bytes = new byte[capacity];
    }

    public int length() {
        return length;
    }

    /** What was written. */
    public byte[] bytes() {
        return Arrays.copyOf(bytes, length);
    }

    /** What was written from a place on. */
    public byte[] bytes(int start) {
        return Arrays.copyOfRange(bytes, start, length);
    }

    /** Takes back what was written from a place on. */
    public JsonBytes backTo(int end) {
        length = end;
        return this;
    }

    /** What comes next stands alone, whatever was written before it. */
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

    /** The name of a field; its value follows. */
    public JsonBytes name(String name) {
        value(name);
        put(':');
        return this;
    }

    /** Values or fields that something else has written. */
    public JsonBytes raw(byte[] from, int start, int end) {
        comma();
        room(end - start);
        System.arraycopy(from, start, bytes, length, end - start);
        length += end - start;
        return this;
    }

    /** Once more a value that was written before. */
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
            return plain(Long.toString(value)); // has no opposite
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

    /** Between two of a kind, and not before the first or after a name. */
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
