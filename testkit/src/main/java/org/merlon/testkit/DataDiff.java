package org.merlon.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;

/** Compares two data trees and names the places where they differ. */
public final class DataDiff {
    /** The maximum number of differences in a message. */
    private static final int MAX_SHOWN_DIFFERENCES = 8;

    private DataDiff() {}

    /** Fails with the differing fields unless both trees are equal. */
    public static void assertSame(Data expected, Data actual, Supplier<String> message) {
        if (!expected.equals(actual)) {
            List<String> differences = differences(expected, actual);
            throw new AssertionError(message.get() + ": "
                    + String.join("; ", differences.subList(0, Math.min(MAX_SHOWN_DIFFERENCES, differences.size()))));
        }
    }

    static List<String> differences(Data expected, Data actual) {
        List<String> found = new ArrayList<>();
        collect("", expected, actual, found);
        return found;
    }

    private static void collect(String path, @Nullable Data expected, @Nullable Data actual, List<String> found) {
        if (expected instanceof Data.Obj one && actual instanceof Data.Obj other) {
            Set<String> names = new TreeSet<>(one.fields().keySet());
            names.addAll(other.fields().keySet());
            for (String name : names) {
                collect(
                        path.isEmpty() ? name : path + "." + name,
                        one.fields().get(name),
                        other.fields().get(name),
                        found);
            }
        } else if (expected instanceof Data.Arr one
                && actual instanceof Data.Arr other
                && one.items().size() == other.items().size()) {
            for (int i = 0; i < one.items().size(); i++) {
                collect(path + "[" + i + "]", one.items().get(i), other.items().get(i), found);
            }
        } else if (expected == null || !expected.equals(actual)) {
            found.add(path + " is " + shown(actual) + " instead of " + shown(expected));
        }
    }

    private static String shown(@Nullable Data data) {
        return data == null ? "absent" : JsonText.of(data);
    }
}
