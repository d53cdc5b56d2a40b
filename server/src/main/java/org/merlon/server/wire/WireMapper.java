package org.merlon.server.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.function.BiConsumer;
import org.merlon.engine.data.Data;
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
                    .addSerializer(new ValueSerializer<>(Data.class, Json::write))
                    .addSerializer(new ValueSerializer<>(Phrase.class, (out, phrase) -> Json.write(out, phrase.data())))
                    .addSerializer(new ValueSerializer<>(RawJson.class, (out, raw) -> out.writeRawValue(raw.json()))))
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

    /** Writes values of a type that Jackson does not know. */
    private static final class ValueSerializer<T> extends StdSerializer<T> {
        private final BiConsumer<JsonGenerator, T> writer;

        ValueSerializer(Class<T> type, BiConsumer<JsonGenerator, T> writer) {
            super(type);
            this.writer = writer;
        }

        @Override
        public void serialize(T value, JsonGenerator out, SerializationContext context) {
            writer.accept(out, value);
        }
    }
}
