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
 * Reads JSON from a client into a record by its components; the counterpart of {@link WireMapper}. A field that is
 * missing, unknown, of another type or out of its range is refused. The components are inspected once, when the reader
 * is created.
 */
public final class RecordReader<T> {
    /** Reads an object and refuses unknown fields. */
    interface Whole {
        Object read(Fields fields) throws MalformedException;
    }

    private final Class<T> type;
    private final Whole whole;

    private RecordReader(Class<T> type) {
        this.type = type;
        whole = whole(type);
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
        return type.cast(whole.read(new Fields(data)));
    }

    /** Returns the type name of a record of a sealed interface. */
    public static String name(Class<?> choice) {
        return Objects.requireNonNull(choice.getAnnotation(JsonTypeName.class), choice::toString)
                .value();
    }

    static Whole whole(Class<?> type) {
        if (type.isSealed()) {
            return choice(type);
        }
        var factory = new RecordFactory(type, null);
        return fields -> {
            Object read = factory.read(fields);
            fields.refuseUnknownFields();
            return read;
        };
    }

    private static Whole choice(Class<?> sealed) {
        String property = Objects.requireNonNull(sealed.getAnnotation(JsonTypeInfo.class), sealed::toString)
                .property();
        List<SealedVariant> choices = SealedVariant.of(sealed);
        String wanted = wanted(choices.stream().map(SealedVariant::name).toList());
        Map<String, RecordFactory> records = new HashMap<>();
        for (SealedVariant each : choices) {
            var factory = new RecordFactory(each.record(), each.part());
            records.put(each.name(), factory);
            if (each.formerName() != null) {
                records.put(each.formerName(), factory);
            }
        }
        return fields -> {
            String name = fields.text(property);
            RecordFactory factory = records.get(name);
            if (factory == null) {
                throw fields.wrong(property, wanted + ", not '" + name + "'");
            }
            Object read = factory.read(fields);
            fields.refuseUnknownFields();
            return read;
        };
    }

    /** Joins names to a message that one of them is expected. */
    static String wanted(List<String> names) {
        int last = names.size() - 1;
        return (last == 0 ? "" : String.join(", ", names.subList(0, last)) + " or ") + names.get(last) + " is wanted";
    }
}
