package org.merlon.protocol.json;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.merlon.engine.data.Data;

/**
 * The fields of an object, each encoded as JSON in UTF-8. Two objects are compared without keeping their trees: a table stores
 * what it last sent to every viewer, and bytes take far less memory.
 */
public final class EncodedSnapshot {
    private final String[] names;

    /** The encoded fields one after the other, each with its name. */
    private final byte[] bytes;

    /** The end index of each field; a comma follows. */
    private final int[] ends;

    private EncodedSnapshot(String[] names, byte[] bytes, int[] ends) {
        this.names = names;
        this.bytes = bytes;
        this.ends = ends;
    }

    public static EncodedSnapshot of(Data.Obj object) {
        return of(object, new FragmentCache());
    }

    /** Encodes an object, reusing and extending the cached fragments. */
    public static EncodedSnapshot of(Data.Obj object, FragmentCache fragments) {
        Map<String, Data> fields = object.fields();
        var names = new String[fields.size()];
        var ends = new int[names.length];
        JsonBytes out = fragments.out().beginFragment();
        int start = out.length();
        int[] count = {0};
        fields.forEach((name, value) -> {
            out.name(name);
            fragments.write(value);
            names[count[0]] = name;
            ends[count[0]++] = out.length() - start;
        });
        return new EncodedSnapshot(names, out.bytes(start), ends);
    }

    /** Writes an object with the fields that are new or different compared with an earlier object. */
    public void writeChangesSince(EncodedSnapshot before, JsonBytes out) {
        out.beginObject();
        for (int i = 0; i < names.length; i++) {
            int other = before.indexOf(names[i], i);
            if (other < 0 || !isSame(i, before, other)) {
                out.raw(bytes, start(i), ends[i]);
            }
        }
        out.endObject();
    }

    /** Adds the names, each with a prefix, of the fields that an earlier object had and this one lacks. */
    public void addRemoved(EncodedSnapshot before, String prefix, List<String> removed) {
        for (int i = 0; i < before.names.length; i++) {
            if (indexOf(before.names[i], i) < 0) {
                removed.add(prefix + before.names[i]);
            }
        }
    }

    private boolean isSame(int field, EncodedSnapshot before, int other) {
        return Arrays.equals(bytes, start(field), ends[field], before.bytes, before.start(other), before.ends[other]);
    }

    private int start(int field) {
        return field == 0 ? 0 : ends[field - 1] + 1;
    }

    /** Returns the index of a field, or -1. Tries the given index first, since fields mostly come in the same order. */
    private int indexOf(String name, int expectedIndex) {
        if (expectedIndex < names.length && names[expectedIndex].equals(name)) {
            return expectedIndex;
        }
        for (int i = 0; i < names.length; i++) {
            if (names[i].equals(name)) {
                return i;
            }
        }
        return -1;
    }
}
