package org.merlon.server.wire.codec;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;

/**
 * Reads JSON from a client into a record by its components; the counterpart of {@code WireMapper}. A field that is
 * missing, unknown, of another type or out of its range is refused. The components are inspected once, when the reader
 * is created.
 */
public final class RecordReader<T> {
    /** Reads an object and refuses unknown fields. */
    interface ObjectReader {
        Object read(Fields fields) throws MalformedException;
    }

    private final Class<T> type;
    private final ObjectReader reader;

    private RecordReader(Class<T> type) {
        this.type = type;
        reader = objectReader(type);
    }

    /**
     * Creates a reader for records of a type.
     *
     * @param type a record, or a sealed interface whose records are distinguished by a field
     */
    public static <T> RecordReader<T> of(Class<T> type) {
        return new RecordReader<>(type);
    }

    public T read(Data.Obj data) throws MalformedException {
        return type.cast(reader.read(new Fields(data)));
    }

    /** Returns the type name of a record of a sealed interface. */
    public static String typeName(Class<?> variant) {
        return Objects.requireNonNull(variant.getAnnotation(JsonTypeName.class), variant::toString)
                .value();
    }

    static ObjectReader objectReader(Class<?> type) {
        if (type.isSealed()) {
            return variantReader(type);
        }
        var factory = new RecordFactory(type, null);
        return fields -> {
            Object record = factory.read(fields);
            fields.refuseUnknownFields();
            return record;
        };
    }

    private static ObjectReader variantReader(Class<?> sealed) {
        String property = Objects.requireNonNull(sealed.getAnnotation(JsonTypeInfo.class), sealed::toString)
                .property();
        List<SealedVariant> variants = SealedVariant.of(sealed);
        String expected = expectation(variants.stream().map(SealedVariant::name).toList());
        Map<String, RecordFactory> factories = new HashMap<>();
        for (SealedVariant each : variants) {
            var factory = new RecordFactory(each.record(), each.part());
            factories.put(each.name(), factory);
            if (each.formerName() != null) {
                factories.put(each.formerName(), factory);
            }
        }
        return fields -> {
            String name = fields.text(property);
            RecordFactory factory = factories.get(name);
            if (factory == null) {
                throw fields.wrong(property, expected + ", not '" + name + "'");
            }
            Object record = factory.read(fields);
            fields.refuseUnknownFields();
            return record;
        };
    }

    /** Joins names to a message that one of them is expected. */
    static String expectation(List<String> names) {
        int last = names.size() - 1;
        return (last == 0 ? "" : String.join(", ", names.subList(0, last)) + " or ") + names.get(last) + " is wanted";
    }
}
