package org.merlon.server.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.merlon.engine.data.Data;
import org.merlon.engine.words.Arg;
import org.merlon.engine.words.Phrase;
import org.merlon.protocol.json.Json;
import org.merlon.server.wire.codec.RawJson;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;

/**
 * Writes JSON for clients: records by their components in declaration order, and a game's own data unchanged. Null
 * components are left out unless they are annotated as always included.
 */
public final class WireMapper {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .changeDefaultPropertyInclusion(all -> all.withValueInclusion(JsonInclude.Include.NON_NULL))
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
            .enable(EnumFeature.WRITE_ENUMS_TO_LOWERCASE)
            .addModule(new SimpleModule()
                    .addSerializer(new DataSerializer())
                    .addSerializer(new PhraseSerializer())
                    .addSerializer(new RawJsonSerializer()))
            .build();

    private WireMapper() {}

    /** Encodes a message as JSON in UTF-8. */
    public static byte[] bytes(Object message) {
        return message instanceof Data data ? Json.bytes(data) : MAPPER.writeValueAsBytes(message);
    }

    /** Encodes a message as JSON text. */
    public static String text(Object message) {
        return message instanceof Data data ? Json.write(data) : MAPPER.writeValueAsString(message);
    }

    /** Writes the data of a game. */
    private static final class DataSerializer extends StdSerializer<Data> {
        DataSerializer() {
            super(Data.class);
        }

        @Override
        public void serialize(Data data, JsonGenerator out, SerializationContext context) {
            Json.write(out, data);
        }
    }

    /** Writes a phrase like {@link Phrase#data}, without building a tree. */
    private static final class PhraseSerializer extends StdSerializer<Phrase> {
        PhraseSerializer() {
            super(Phrase.class);
        }

        @Override
        public void serialize(Phrase phrase, JsonGenerator out, SerializationContext context) {
            write(phrase, out);
        }

        private static void write(Phrase phrase, JsonGenerator out) {
            out.writeStartObject();
            out.writeStringProperty("key", phrase.key());
            if (!phrase.args().isEmpty()) {
                out.writeName("args");
                out.writeStartObject();
                phrase.args().forEach((name, arg) -> {
                    out.writeName(name);
                    write(arg, out);
                });
                out.writeEndObject();
            }
            out.writeEndObject();
        }

        private static void write(Arg arg, JsonGenerator out) {
            switch (arg) {
                case Arg.Word word -> out.writeString(word.text());
                case Arg.Count count -> out.writeNumber(count.value());
                case Arg.Noun noun -> write(noun.phrase(), out);
                case Arg.Seat seat -> {
                    out.writeStartObject();
                    out.writeNumberProperty("seat", seat.seat());
                    out.writeEndObject();
                }
                case Arg.Several several -> {
                    out.writeStartArray();
                    several.items().forEach(item -> write(item, out));
                    out.writeEndArray();
                }
            }
        }
    }

    /** Writes a value that is JSON text already. */
    private static final class RawJsonSerializer extends StdSerializer<RawJson> {
        RawJsonSerializer() {
            super(RawJson.class);
        }

        @Override
        public void serialize(RawJson value, JsonGenerator out, SerializationContext context) {
            out.writeRawValue(value.json());
        }
    }
}
