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

    /** The fields one after the other, each with its name and without a comma. */
    private final byte[] bytes;

    /** Where each field ends. */
    private final int[] ends;

    private WrittenFields(String[] names, byte[] bytes, int[] ends) {
        this.names = names;
        this.bytes = bytes;
        this.ends = ends;
    }

    public static WrittenFields of(Data.Obj object) {
        Map<String, Data> fields = object.fields();
        var names = new String[fields.size()];
        var ends = new int[names.length];
        var out = new JsonBytes();
        int[] count = {0};
        fields.forEach((name, value) -> {
            out.field(name, value);
            names[count[0]] = name;
            ends[count[0]++] = out.length();
        });
        return new WrittenFields(names, out.bytes(), ends);
    }

    /**
     * Those fields that another object does not have, or has with another value, as a JSON object.
     *
     * @param gone gets the names of the fields that only the other one has
     */
    public String differentFrom(WrittenFields before, List<String> gone) {
        var different = new JsonBytes();
        different.open();
        int known = 0;
        for (int i = 0; i < names.length; i++) {
            int other = before.find(names[i], i);
            known += other < 0 ? 0 : 1;
            if (other < 0 || !isSame(i, before, other)) {
                different.raw(bytes, start(i), ends[i]);
            }
        }
        different.close();
        if (known < before.names.length) {
            for (String name : before.names) {
                if (find(name, 0) < 0) {
                    gone.add(name);
                }
            }
        }
        return different.text();
    }

    private boolean isSame(int field, WrittenFields before, int other) {
        return Arrays.equals(bytes, start(field), ends[field], before.bytes, before.start(other), before.ends[other]);
    }

    private int start(int field) {
        return field == 0 ? 0 : ends[field - 1];
    }

    /** Where a field is, or -1; it is probably this one, since a game mostly tells the same fields in the same order. */
    private int find(String name, int probably) {
        if (probably < names.length && names[probably].equals(name)) {
            return probably;
        }
        return Arrays.asList(names).indexOf(name);
    }
}
