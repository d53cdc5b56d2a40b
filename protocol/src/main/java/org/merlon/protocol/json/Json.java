package org.merlon.protocol.json;

import java.io.StringWriter;
import org.merlon.engine.data.Data;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.json.JsonFactory;

/** Converts JSON text to plain data and back. Parsing is strict: ambiguous JSON is an error. */
public final class Json {
    /** The maximum nesting depth. Positions need six levels; the limit keeps the parser's stack small. */
    public static final int MAX_DEPTH = 64;

    /** Creates the parsers and generators; has no limits of its own. */
    public static final JsonFactory FACTORY = JsonFactory.builder()
            // The length of lines is limited before they are parsed. The parser's own limits are lifted, so that a long
            // name or number gives an error about its meaning rather than about JSON.
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNameLength(Integer.MAX_VALUE)
                    .maxNumberLength(Integer.MAX_VALUE)
                    .maxStringLength(Integer.MAX_VALUE)
                    .build())
            // The parser's table of known names would grow with every invented name that a client sends.
            .disable(TokenStreamFactory.Feature.CANONICALIZE_PROPERTY_NAMES)
            .build();

    private Json() {}

    /** Parses exactly one JSON value. */
    public static Data read(String text) throws JsonException {
        return new JsonReader(text).read();
    }

    /** Writes data as JSON on one line, fields in their order. */
    public static String write(Data data) {
        var writer = new StringWriter();
        try (JsonGenerator out = FACTORY.createGenerator(ObjectWriteContext.empty(), writer)) {
            write(out, data);
        }
        return writer.toString();
    }

    /** Writes data as JSON in UTF-8, without creating a string first. */
    public static byte[] bytes(Data data) {
        var out = new JsonBytes();
        out.value(data);
        return out.bytes();
    }

    /** Writes data to a generator at its current position. */
    public static void write(JsonGenerator out, Data data) {
        switch (data) {
            case Data.Text text -> out.writeString(text.value());
            case Data.Whole whole -> out.writeNumber(whole.value());
            case Data.Truth truth -> out.writeBoolean(truth.value());
            case Data.Null none -> out.writeNull();
            case Data.Obj object -> {
                out.writeStartObject();
                object.fields().forEach((name, value) -> {
                    out.writeName(name);
                    write(out, value);
                });
                out.writeEndObject();
            }
            case Data.Arr list -> {
                out.writeStartArray();
                for (Data item : list.items()) {
                    write(out, item);
                }
                out.writeEndArray();
            }
        }
    }
}
