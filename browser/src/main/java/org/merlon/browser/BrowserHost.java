package org.merlon.browser;

import java.util.Map;
import org.merlon.engine.data.Data;
import org.merlon.engine.words.Phrase;
import org.merlon.protocol.Host;
import org.merlon.protocol.json.Json;
import org.merlon.protocol.json.JsonException;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;

/** The engine's host in a browser: parses JSON with the browser and formats phrases with the client's catalogues. */
final class BrowserHost implements Host {
    private static final double MAX_EXACT_NUMBER = 1e15; // JavaScript numbers are exact up to 2^53, about 9e15

    @Override
    public Data read(String json) throws JsonException {
        if (json.isEmpty()) {
            throw JsonException.malformed("a JSON value is wanted and nothing is there");
        }
        JSObject parsed = parse(json);
        String error = parseError(parsed);
        if (!error.isEmpty()) {
            throw JsonException.malformed("not valid JSON: " + error);
        }
        return data(item(parsed, 0), "", 0);
    }

    private static Data data(JSObject value, String field, int depth) throws JsonException {
        if (depth > Json.MAX_DEPTH) {
            throw JsonException.malformed("the JSON nests deeper than " + Json.MAX_DEPTH + " levels");
        }
        return switch (kind(value)) {
            case "string" -> new Data.Text(text(value));
            case "number" -> whole(number(value), field);
            case "boolean" -> new Data.Truth(truth(value));
            case "null" -> Data.Null.NULL;
            case "array" -> {
                var list = new Data.Arr();
                for (int i = 0; i < size(value); i++) {
                    list.add(data(item(value, i), field, depth + 1));
                }
                yield list;
            }
            default -> {
                var object = new Data.Obj();
                JSObject names = names(value);
                for (int i = 0; i < size(names); i++) {
                    String name = text(item(names, i));
                    object.put(name, data(field(value, name), field.isEmpty() ? name : field, depth + 1));
                }
                yield object;
            }
        };
    }

    private static Data whole(double number, String field) throws JsonException {
        if (number != Math.rint(number)) {
            throw JsonException.number(field, "whole numbers are wanted, not " + number);
        }
        if (Math.abs(number) > MAX_EXACT_NUMBER) {
            throw JsonException.number(field, "the number " + number + " is too large");
        }
        return new Data.Whole((long) number);
    }

    @Override
    public String write(Data data) {
        var out = new StringBuilder();
        write(out, data);
        return out.toString();
    }

    private static void write(StringBuilder out, Data data) {
        switch (data) {
            case Data.Text text -> out.append(quoted(text.value()));
            case Data.Whole whole -> out.append(whole.value());
            case Data.Truth truth -> out.append(truth.value());
            case Data.Null none -> out.append("null");
            case Data.Obj object -> {
                String separator = "{";
                for (Map.Entry<String, Data> entry : object.fields().entrySet()) {
                    out.append(separator).append(quoted(entry.getKey())).append(':');
                    write(out, entry.getValue());
                    separator = ",";
                }
                out.append(object.fields().isEmpty() ? "{}" : "}");
            }
            case Data.Arr list -> {
                String separator = "[";
                for (Data item : list.items()) {
                    out.append(separator);
                    write(out, item);
                    separator = ",";
                }
                out.append(list.items().isEmpty() ? "[]" : "]");
            }
        }
    }

    @Override
    public String say(Phrase phrase) {
        return sayJson(write(phrase.data()));
    }

    @JSBody(params = "text", script = "console.error(text)")
    static native void logError(String text);

    /** Returns a list with the parsed value as its only item, or the error message as a string. */
    @JSBody(
            params = "text",
            script = "try { return [JSON.parse(text)]; } catch (problem) { return String(problem.message); }")
    private static native JSObject parse(String text);

    @JSBody(params = "parsed", script = "return typeof parsed === 'string' ? parsed : ''")
    private static native String parseError(JSObject parsed);

    @JSBody(params = "value", script = "return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value")
    private static native String kind(JSObject value);

    @JSBody(params = "value", script = "return value")
    private static native String text(JSObject value);

    @JSBody(params = "value", script = "return value")
    private static native double number(JSObject value);

    @JSBody(params = "value", script = "return value")
    private static native boolean truth(JSObject value);

    @JSBody(params = "list", script = "return list.length")
    private static native int size(JSObject list);

    @JSBody(
            params = {"list", "i"},
            script = "return list[i]")
    private static native JSObject item(JSObject list, int i);

    @JSBody(params = "object", script = "return Object.keys(object)")
    private static native JSObject names(JSObject object);

    @JSBody(
            params = {"object", "name"},
            script = "return object[name]")
    private static native JSObject field(JSObject object, String name);

    @JSBody(params = "text", script = "return JSON.stringify(text)")
    private static native String quoted(String text);

    /** Formats a phrase with the function {@code merlonSay}, which the page that loads the engine may define. */
    @JSBody(params = "phrase", script = "return globalThis.merlonSay ? globalThis.merlonSay(phrase) : phrase")
    private static native String sayJson(String phrase);
}
