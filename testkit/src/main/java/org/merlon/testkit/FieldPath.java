package org.merlon.testkit;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;

/** Finds a value inside a tree by a path such as {@code seats[0].score}. */
public final class FieldPath {
    private static final Pattern STEP = Pattern.compile("\\.?([^.\\[\\]]+)|\\[(\\d+)]");

    private FieldPath() {}

    /** The value at the path, or null where there is none. */
    public static @Nullable Data find(Data root, String path) {
        Data here = root;
        Matcher steps = STEP.matcher(path);
        int end = 0;
        while (steps.find() && here != null) {
            if (steps.start() != end) {
                throw new IllegalArgumentException("not a path: " + path);
            }
            end = steps.end();
            String index = steps.group(2);
            here = index == null ? named(here, steps.group(1)) : item(here, Integer.parseInt(index));
        }
        return here;
    }

    /** The value at the path, which must be there. */
    public static Data get(Data root, String path) {
        Data value = find(root, path);
        if (value == null) {
            throw new AssertionError("there is no " + path);
        }
        return value;
    }

    private static @Nullable Data named(Data data, String name) {
        return data instanceof Data.Obj object ? object.fields().get(name) : null;
    }

    private static @Nullable Data item(Data data, int index) {
        return data instanceof Data.Arr list && index < list.items().size()
                ? list.items().get(index)
                : null;
    }
}
