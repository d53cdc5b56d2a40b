package org.merlon.protocol;

import java.io.StringWriter;
import org.merlon.engine.data.Data;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.json.JsonFactory;

/** JSON text to plain data and back, strictly: what could be read in two ways is refused. */
public final class Json {
    /** How deep values may nest. Positions need six levels; a bound keeps the reader's stack small. */
    public static final int MAX_DEPTH = 64;

    static final JsonFactory FACTORY = JsonFactory.builder()
            // Lines are bounded before they come here. A long name or number is then wrong as what it stands for,
            // not as JSON, so the parser's own bounds on them are lifted.
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNameLength(Integer.MAX_VALUE)
                    .maxNumberLength(Integer.MAX_VALUE)
                    .maxStringLength(Integer.MAX_VALUE)
                    .build())
            // The table of names seen so far would grow with every made-up name that a client sends.
            .disable(TokenStreamFactory.Feature.CANONICALIZE_PROPERTY_NAMES)
            .build();

    private Json() {}

    /** Reads exactly one JSON value. */
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

    /** The same in UTF-8, without the detour over text. */
    public static byte[] bytes(Data data) {
        var out = new JsonBytes();
        out.value(data);
        return out.bytes();
    }

    /** Writes data where a document has come to. */
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
