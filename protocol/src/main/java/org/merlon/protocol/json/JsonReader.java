package org.merlon.protocol.json;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.protocol.lines.LineSanitizer;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.UnexpectedEndOfInputException;

/** Parses one JSON text. */
final class JsonReader {
    private static final int MAX_DIGITS = 18; // always fits a long
    private static final int MAX_SHOWN_DIGITS = 30; // digits of a number in a message
    private static final int MAX_PATH_CHARS = 100; // of the names in a message

    private final String text;

    /** The names of the fields around the current value; joined only for error messages, since they may be long. */
    private final List<String> path = new ArrayList<>();

    /** The error for the first unsupported number; thrown only if the rest is valid JSON. */
    private @Nullable JsonException badNumber;

    JsonReader(String text) {
        this.text = text;
    }

    Data read() throws JsonException {
        try (JsonParser parser = Json.FACTORY.createParser(ObjectReadContext.empty(), text)) {
            JsonToken first = parser.nextToken();
            if (first == null) {
                throw JsonException.malformed("a JSON value is wanted and nothing is there");
            }
            Data value = value(parser, first, 0);
            if (parser.nextToken() != null) {
                throw JsonException.malformed(
                        "more follows after the end of the JSON value" + location(parser.currentTokenLocation()));
            }
            if (badNumber != null) {
                throw badNumber;
            }
            return value;
        } catch (UnexpectedEndOfInputException e) {
            throw JsonException.malformed("the JSON ends in the middle of a value");
        } catch (JacksonException e) {
            throw JsonException.malformed("not valid JSON" + location(e.getLocation()));
        }
    }

    private Data value(JsonParser parser, JsonToken token, int depth) throws JsonException {
        return switch (token) {
            case VALUE_STRING -> new Data.Text(paired(parser.getString(), parser));
            case VALUE_NUMBER_INT -> whole(parser.getString());
            case VALUE_NUMBER_FLOAT -> {
                refuseNumber(
                        "whole numbers are wanted, without point or exponent, not " + shortened(parser.getString()));
                yield new Data.Whole(0);
            }
            case VALUE_TRUE -> new Data.Truth(true);
            case VALUE_FALSE -> new Data.Truth(false);
            case VALUE_NULL -> Data.Null.NULL;
            case START_OBJECT -> object(parser, deeper(depth));
            case START_ARRAY -> list(parser, deeper(depth));
            default -> throw JsonException.malformed("not valid JSON" + location(parser.currentTokenLocation()));
        };
    }

    private Data.Obj object(JsonParser parser, int depth) throws JsonException {
        var object = new Data.Obj();
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String name = paired(parser.currentName(), parser);
            TokenStreamLocation where = parser.currentTokenLocation();
            path.add(name);
            Data value = value(parser, parser.nextToken(), depth);
            if (object.fields().putIfAbsent(name, value) != null) {
                throw JsonException.malformed("the field " + LineSanitizer.of(String.join(".", path), MAX_PATH_CHARS)
                        + " stands there twice" + location(where));
            }
            path.removeLast();
        }
        return object;
    }

    private Data.Arr list(JsonParser parser, int depth) throws JsonException {
        var list = new Data.Arr();
        for (JsonToken token = parser.nextToken(); token != JsonToken.END_ARRAY; token = parser.nextToken()) {
            list.add(value(parser, token, depth));
        }
        return list;
    }

    /**
     * Refuses a text with half of a surrogate pair. It has no form in UTF-8, so another text would be stored, signed and
     * sent in its place.
     */
    private static String paired(String text, JsonParser parser) throws JsonException {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isSurrogate(c)) {
                boolean isPair = i + 1 < text.length() && Character.isSurrogatePair(c, text.charAt(i + 1));
                if (!isPair) {
                    throw JsonException.malformed(
                            "a text contains half of a character" + location(parser.currentTokenLocation()));
                }
                i++;
            }
        }
        return text;
    }

    private Data.Whole whole(String digits) {
        // Longer numbers are not parsed, which would take time quadratic in their length.
        if (digits.length() - (digits.startsWith("-") ? 1 : 0) > MAX_DIGITS) {
            refuseNumber("the number " + shortened(digits) + " is too large");
            return new Data.Whole(0);
        }
        return new Data.Whole(Long.parseLong(digits));
    }

    private void refuseNumber(String what) {
        if (badNumber == null) {
            String prefix = path.isEmpty() ? "" : LineSanitizer.of(String.join(".", path), MAX_PATH_CHARS) + ": ";
            badNumber = JsonException.number(path.isEmpty() ? "" : path.getFirst(), prefix + what);
        }
    }

    private static String shortened(String number) {
        return LineSanitizer.of(number, MAX_SHOWN_DIGITS);
    }

    private static int deeper(int depth) throws JsonException {
        if (depth == Json.MAX_DEPTH) {
            throw JsonException.malformed("the JSON nests deeper than " + Json.MAX_DEPTH + " levels");
        }
        return depth + 1;
    }

    private static String location(@Nullable TokenStreamLocation where) {
        if (where == null || where.getColumnNr() < 1) {
            return "";
        }
        String line = where.getLineNr() > 1 ? "line " + where.getLineNr() + ", " : "";
        return ", " + line + "column " + where.getColumnNr();
    }
}
