package org.merlon.server.web.http;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import org.merlon.engine.data.Data;
import org.merlon.protocol.json.Json;
import org.merlon.protocol.json.JsonException;

/** Compares JSON with a pattern from the documentation: {@code ...} matches anything, {@code $name} binds a value. */
final class JsonPattern {
    private static final java.util.regex.Pattern VARIABLE_PATTERN = java.util.regex.Pattern.compile("\\$([a-z]+)");
    private static final String ANYTHING_MARK = "\u2026";
    private static final String VARIABLE_MARK = "\u2192";

    private final Map<String, String> values = new HashMap<>();

    /** Replaces variables by their values, quoted for JSON, or unquoted for a path. */
    String fill(String text, boolean quoted) {
        return VARIABLE_PATTERN.matcher(text).replaceAll(match -> {
            String value = values.get(match.group(1));
            if (value == null) {
                throw new AssertionError("$" + match.group(1) + " has not been seen yet");
            }
            return Matcher.quoteReplacement(quoted ? "\"" + value + "\"" : value);
        });
    }

    /** Returns the first difference between a pattern and JSON, or an empty text. */
    String difference(String expected, Data actual) {
        String json = VARIABLE_PATTERN
                .matcher(expected)
                .replaceAll("\"" + VARIABLE_MARK + "$1\"")
                .replace("...", "\"" + ANYTHING_MARK + "\"")
                .replace(", \"" + ANYTHING_MARK + "\"}", "}")
                .replace("{\"" + ANYTHING_MARK + "\"}", "{}");
        try {
            return compare(Json.read(json), actual, "");
        } catch (JsonException e) {
            throw new AssertionError("not JSON: " + json, e);
        }
    }

    private String compare(Data expected, Data actual, String path) {
        if (expected instanceof Data.Text text && text.value().equals(ANYTHING_MARK)) {
            return "";
        }
        if (expected instanceof Data.Text text && text.value().startsWith(VARIABLE_MARK)) {
            String value = actual instanceof Data.Text actualValue ? actualValue.value() : String.valueOf(actual);
            String previous = values.putIfAbsent(text.value().substring(1), value);
            return previous == null || previous.equals(value) ? "" : path + ": " + value + " instead of " + previous;
        }
        return switch (expected) {
            case Data.Obj object
            when actual instanceof Data.Obj other -> {
                for (Map.Entry<String, Data> field : object.fields().entrySet()) {
                    Data actualValue = other.fields().get(field.getKey());
                    String fieldPath = path + "." + field.getKey();
                    String difference = actualValue == null
                            ? fieldPath + " is missing"
                            : compare(field.getValue(), actualValue, fieldPath);
                    if (!difference.isEmpty()) {
                        yield difference;
                    }
                }
                yield "";
            }
            case Data.Arr list when actual instanceof Data.Arr other -> compareItems(list.items(), other.items(), path);
            default ->
                expected.equals(actual) ? "" : path + ": " + Json.write(actual) + " instead of " + Json.write(expected);
        };
    }

    private String compareItems(List<Data> expected, List<Data> actual, String path) {
        var items = new ArrayList<>(expected);
        boolean isOpenEnded = !items.isEmpty()
                && items.getLast() instanceof Data.Text text
                && text.value().equals(ANYTHING_MARK);
        if (isOpenEnded) {
            items.removeLast();
        }
        if (actual.size() < items.size() || (!isOpenEnded && actual.size() > items.size())) {
            return path + " has " + actual.size() + " items";
        }
        for (int i = 0; i < items.size(); i++) {
            String difference = compare(items.get(i), actual.get(i), path + "[" + i + "]");
            if (!difference.isEmpty()) {
                return difference;
            }
        }
        return "";
    }
}
