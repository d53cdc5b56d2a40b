package org.merlon.server.web;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import org.merlon.engine.data.Data;
import org.merlon.protocol.Json;
import org.merlon.protocol.JsonException;

/** Compares JSON with a pattern from the documentation: {@code ...} matches anything, {@code $name} binds a value. */
final class Pattern {
    private static final java.util.regex.Pattern VARIABLE = java.util.regex.Pattern.compile("\\$([a-z]+)");
    private static final String ANYTHING = "\u2026";
    private static final String KEPT = "\u2192";

    private final Map<String, String> bound = new HashMap<>();

    /** Replaces variables by their values, quoted for JSON, or unquoted for a path. */
    String fill(String text, boolean quoted) {
        return VARIABLE.matcher(text).replaceAll(match -> {
            String value = bound.get(match.group(1));
            if (value == null) {
                throw new AssertionError("$" + match.group(1) + " has not been seen yet");
            }
            return Matcher.quoteReplacement(quoted ? "\"" + value + "\"" : value);
        });
    }

    /** Returns the first difference between a pattern and JSON, or an empty text. */
    String difference(String written, Data came) {
        String json = VARIABLE.matcher(written)
                .replaceAll("\"" + KEPT + "$1\"")
                .replace("...", "\"" + ANYTHING + "\"")
                .replace(", \"" + ANYTHING + "\"}", "}")
                .replace("{\"" + ANYTHING + "\"}", "{}");
        try {
            return compare(Json.read(json), came, "");
        } catch (JsonException e) {
            throw new AssertionError("not JSON: " + json, e);
        }
    }

    private String compare(Data written, Data came, String where) {
        if (written instanceof Data.Text text && text.value().equals(ANYTHING)) {
            return "";
        }
        if (written instanceof Data.Text text && text.value().startsWith(KEPT)) {
            String value = came instanceof Data.Text there ? there.value() : String.valueOf(came);
            String before = bound.putIfAbsent(text.value().substring(1), value);
            return before == null || before.equals(value) ? "" : where + ": " + value + " instead of " + before;
        }
        return switch (written) {
            case Data.Obj object
            when came instanceof Data.Obj other -> {
                for (Map.Entry<String, Data> field : object.fields().entrySet()) {
                    Data there = other.fields().get(field.getKey());
                    String inside = where + "." + field.getKey();
                    String difference =
                            there == null ? inside + " is missing" : compare(field.getValue(), there, inside);
                    if (!difference.isEmpty()) {
                        yield difference;
                    }
                }
                yield "";
            }
            case Data.Arr list when came instanceof Data.Arr other -> compareItems(list.items(), other.items(), where);
            default ->
                written.equals(came) ? "" : where + ": " + Json.write(came) + " instead of " + Json.write(written);
        };
    }

    private String compareItems(List<Data> written, List<Data> came, String where) {
        var items = new ArrayList<>(written);
        boolean open = !items.isEmpty()
                && items.getLast() instanceof Data.Text text
                && text.value().equals(ANYTHING);
        if (open) {
            items.removeLast();
        }
        if (came.size() < items.size() || (!open && came.size() > items.size())) {
            return where + " has " + came.size() + " items";
        }
        for (int i = 0; i < items.size(); i++) {
            String difference = compare(items.get(i), came.get(i), where + "[" + i + "]");
            if (!difference.isEmpty()) {
                return difference;
            }
        }
        return "";
    }
}
