package org.merlon.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;

/** Finds values in a data tree by a path such as {@code seats[0].score}. */
public final class FieldPath {
    private static final Pattern STEP = Pattern.compile("\\.?([^.\\[\\]]+)|\\[(\\d+)]");

    private FieldPath() {}

    /** Returns the value at the path, or null if there is none. */
    public static @Nullable Data find(Data root, String path) {
        Data current = root;
        Matcher steps = STEP.matcher(path);
        int end = 0;
        while (steps.find() && current != null) {
            if (steps.start() != end) {
                throw new IllegalArgumentException("not a path: " + path);
            }
            end = steps.end();
            String index = steps.group(2);
            current = index == null ? named(current, steps.group(1)) : item(current, Integer.parseInt(index));
        }
        return current;
    }

    /** Returns the value at the path, which must exist. */
    public static Data get(Data root, String path) {
        Data value = find(root, path);
        if (value == null) {
            throw new AssertionError("there is no " + path);
        }
        return value;
    }

    public static String text(Data root, String path) {
        return ((Data.Text) get(root, path)).value();
    }

    public static int number(Data root, String path) {
        return (int) ((Data.Whole) get(root, path)).value();
    }

    public static boolean truth(Data root, String path) {
        return ((Data.Truth) get(root, path)).value();
    }

    /** Returns a seat, or -1 if there is none. */
    public static int seat(Data root, String path) {
        return get(root, path) instanceof Data.Whole seat ? (int) seat.value() : -1;
    }

    /** Returns the items of a list; empty if there is no list. */
    public static List<Data> items(Data root, String path) {
        return find(root, path) instanceof Data.Arr list ? list.items() : List.of();
    }

    /** Returns the texts and numbers of a list, as texts in a new list. */
    public static List<String> texts(Data root, String path) {
        return new ArrayList<>(allTexts(new Data.Arr(items(root, path))));
    }

    /** Returns all texts and numbers anywhere in the data, as texts. */
    public static List<String> allTexts(Data data) {
        return switch (data) {
            case Data.Text text -> List.of(text.value());
            case Data.Whole number -> List.of(String.valueOf(number.value()));
            case Data.Arr list ->
                list.items().stream().flatMap(item -> allTexts(item).stream()).toList();
            case Data.Obj object ->
                object.fields().values().stream()
                        .flatMap(item -> allTexts(item).stream())
                        .toList();
            default -> List.of();
        };
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
