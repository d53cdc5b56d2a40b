package org.merlon.protocol;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.merlon.engine.data.Data;

/**
 * The fields of an object, each as JSON in UTF-8. Compared with another of the same kind it tells what is different without
 * either being held as a tree: a table remembers what it has shown to everybody, and bytes take far less room.
 */
public final class WrittenFields {
    private final String[] names;

    /** The fields one after the other, each with its name. */
    private final byte[] bytes;

    /** Where each field ends; a comma follows. */
    private final int[] ends;

    private WrittenFields(String[] names, byte[] bytes, int[] ends) {
        this.names = names;
        this.bytes = bytes;
        this.ends = ends;
    }

    public static WrittenFields of(Data.Obj object) {
        return of(object, new FragmentCache());
    }

    /** The same, where what is among the pieces is not written again, and is one of them afterwards. */
    public static WrittenFields of(Data.Obj object, FragmentCache fragments) {
        Map<String, Data> fields = object.fields();
        var names = new String[fields.size()];
        var ends = new int[names.length];
        JsonBytes out = fragments.out().apart();
        int start = out.length();
        int[] count = {0};
        fields.forEach((name, value) -> {
            out.name(name);
            fragments.write(value);
            names[count[0]] = name;
            ends[count[0]++] = out.length() - start;
        });
        return new WrittenFields(names, out.bytes(start), ends);
    }

    /** Writes those fields that another object does not have, or has with another value, as an object. */
    public void writeDifferentFrom(WrittenFields before, JsonBytes out) {
        out.open();
        for (int i = 0; i < names.length; i++) {
            int other = before.find(names[i], i);
            if (other < 0 || !isSame(i, before, other)) {
                out.raw(bytes, start(i), ends[i]);
            }
        }
        out.close();
    }

    /** Adds the names of the fields that are not here and were there before, each after a prefix. */
    public void addGone(WrittenFields before, String prefix, List<String> gone) {
        for (int i = 0; i < before.names.length; i++) {
            if (find(before.names[i], i) < 0) {
                gone.add(prefix + before.names[i]);
            }
        }
    }

    private boolean isSame(int field, WrittenFields before, int other) {
        return Arrays.equals(bytes, start(field), ends[field], before.bytes, before.start(other), before.ends[other]);
    }

    private int start(int field) {
        return field == 0 ? 0 : ends[field - 1] + 1;
    }

    /** Where a field is, or -1; it is probably this one, since a game mostly tells the same fields in the same order. */
    private int find(String name, int probably) {
        if (probably < names.length && names[probably].equals(name)) {
            return probably;
        }
        for (int i = 0; i < names.length; i++) {
            if (names[i].equals(name)) {
                return i;
            }
        }
        return -1;
    }
}
