package org.merlon.protocol.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.protocol.json.Json;

/** Compares the fields of a position that a case names with the complete position of the engine. */
final class Comparison {
    /** Lists whose order has no meaning, and objects whose values are such lists (the guards of a space). */
    static final Set<String> UNORDERED = Set.of(
            "active",
            "bought",
            "discard",
            "display",
            "dogs",
            "dogsUsed",
            "flags",
            "guards",
            "guests",
            "hand",
            "plagued",
            "points",
            "retained",
            "stacks",
            "taskDiscard",
            "tokens",
            "towers",
            "vassalDiscard",
            "vassals");

    /** Objects that must have no other fields than the expected ones: their names are spaces of the board. */
    static final Set<String> EXACT_OBJECTS = Set.of("knights");

    /** Lists of which a case may name only the first items. */
    static final Set<String> PREFIX_LISTS = Set.of("seats");

    private Comparison() {}

    /** Returns the first difference in words; null if everything expected is there. */
    static @Nullable String difference(Data.Obj expected, Data.Obj actual) {
        return compareFields("", false, expected, actual);
    }

    private static @Nullable String compareValue(
            String path, String name, boolean parentUnordered, Data expected, @Nullable Data actual) {
        if (actual == null && isDefault(expected)) {
            return null;
        }
        boolean unordered = parentUnordered || UNORDERED.contains(name);
        if (expected instanceof Data.Obj fields) {
            if (EXACT_OBJECTS.contains(name)) {
                return fields.equals(actual) ? null : describe(path, expected, actual);
            }
            if (actual == null) {
                return compareFields(path, unordered, fields, new Data.Obj());
            }
            return actual instanceof Data.Obj object
                    ? compareFields(path, unordered, fields, object)
                    : describe(path, expected, actual);
        }
        if (expected instanceof Data.Arr expectedList && actual instanceof Data.Arr list) {
            if (PREFIX_LISTS.contains(name)) {
                return compareFirstItems(path, expectedList, list);
            }
            return unordered && sameItems(expectedList, list) ? null : compareExactly(path, expectedList, list);
        }
        return compareExactly(path, expected, actual);
    }

    private static @Nullable String compareFields(String path, boolean unordered, Data.Obj expected, Data.Obj actual) {
        for (Map.Entry<String, Data> field : expected.fields().entrySet()) {
            String name = field.getKey();
            String inner = path.isEmpty() ? name : path + "." + name;
            String difference = compareValue(
                    inner, name, unordered, field.getValue(), actual.fields().get(name));
            if (difference != null) {
                return difference;
            }
        }
        return null;
    }

    private static @Nullable String compareFirstItems(String path, Data.Arr expected, Data.Arr actual) {
        if (actual.items().size() < expected.items().size()) {
            return describe(path, expected, actual);
        }
        for (int i = 0; i < expected.items().size(); i++) {
            String inner = path + "[" + i + "]";
            String difference = compareValue(
                    inner, "", false, expected.items().get(i), actual.items().get(i));
            if (difference != null) {
                return difference;
            }
        }
        return null;
    }

    private static boolean sameItems(Data.Arr expected, Data.Arr actual) {
        List<Data> remaining = new ArrayList<>(actual.items());
        for (Data item : expected.items()) {
            if (!remaining.remove(item)) {
                return false;
            }
        }
        return remaining.isEmpty();
    }

    private static @Nullable String compareExactly(String path, Data expected, @Nullable Data actual) {
        return expected.equals(actual) ? null : describe(path, expected, actual);
    }

    private static boolean isDefault(Data value) {
        return switch (value) {
            case Data.Null none -> true;
            case Data.Whole whole -> whole.value() == 0;
            case Data.Truth truth -> !truth.value();
            case Data.Text text -> text.value().isEmpty();
            case Data.Obj object -> object.fields().isEmpty();
            case Data.Arr list -> list.items().isEmpty();
        };
    }

    private static String describe(String path, Data expected, @Nullable Data actual) {
        return path + ": expected " + Json.write(expected) + ", came "
                + (actual == null ? "nothing" : Json.write(actual));
    }
}
