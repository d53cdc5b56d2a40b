package org.merlon.protocol.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.protocol.Json;

/** Compares the fields of a position that a case names with the complete position of the engine. */
final class Comparison {
    /** Lists whose order has no meaning, and objects whose values are such lists (the guards of a space). */
    static final Set<String> ORDER_FREE = Set.of(
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
    static final Set<String> WHOLE = Set.of("knights");

    /** Lists of which a case may name only the first items. */
    static final Set<String> FROM_THE_FIRST = Set.of("seats");

    private Comparison() {}

    /** Returns the first difference in words; null if everything expected is there. */
    static @Nullable String difference(Data.Obj expected, Data.Obj actual) {
        return fields("", false, expected, actual);
    }

    private static @Nullable String value(
            String path, String name, boolean orderFree, Data expected, @Nullable Data actual) {
        if (actual == null && isDefault(expected)) {
            return null;
        }
        boolean free = orderFree || ORDER_FREE.contains(name);
        if (expected instanceof Data.Obj fields) {
            if (WHOLE.contains(name)) {
                return fields.equals(actual) ? null : differs(path, expected, actual);
            }
            if (actual == null) {
                return fields(path, free, fields, new Data.Obj());
            }
            return actual instanceof Data.Obj object
                    ? fields(path, free, fields, object)
                    : differs(path, expected, actual);
        }
        if (expected instanceof Data.Arr wanted && actual instanceof Data.Arr list) {
            if (FROM_THE_FIRST.contains(name)) {
                return beginning(path, wanted, list);
            }
            return free && sameItems(wanted, list) ? null : exact(path, wanted, list);
        }
        return exact(path, expected, actual);
    }

    private static @Nullable String fields(String path, boolean orderFree, Data.Obj expected, Data.Obj actual) {
        for (Map.Entry<String, Data> field : expected.fields().entrySet()) {
            String name = field.getKey();
            String inner = path.isEmpty() ? name : path + "." + name;
            String difference = value(
                    inner, name, orderFree, field.getValue(), actual.fields().get(name));
            if (difference != null) {
                return difference;
            }
        }
        return null;
    }

    private static @Nullable String beginning(String path, Data.Arr expected, Data.Arr actual) {
        if (actual.items().size() < expected.items().size()) {
            return differs(path, expected, actual);
        }
        for (int i = 0; i < expected.items().size(); i++) {
            String inner = path + "[" + i + "]";
            String difference = value(
                    inner, "", false, expected.items().get(i), actual.items().get(i));
            if (difference != null) {
                return difference;
            }
        }
        return null;
    }

    private static boolean sameItems(Data.Arr expected, Data.Arr actual) {
        List<Data> left = new ArrayList<>(actual.items());
        for (Data item : expected.items()) {
            if (!left.remove(item)) {
                return false;
            }
        }
        return left.isEmpty();
    }

    private static @Nullable String exact(String path, Data expected, @Nullable Data actual) {
        return expected.equals(actual) ? null : differs(path, expected, actual);
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

    private static String differs(String path, Data expected, @Nullable Data actual) {
        return path + ": expected " + Json.write(expected) + ", came "
                + (actual == null ? "nothing" : Json.write(actual));
    }
}
