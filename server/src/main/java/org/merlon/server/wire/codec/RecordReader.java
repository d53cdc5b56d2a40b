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
 * Reads what comes over the wire into a record, by its components, as {@link CuttableProxy} writes one. What is missing, of another
 * type, out of its range or not known is refused. What a record consists of is found out once, when its reader is made.
 */
public final class RecordReader<T> {
    /** Reads an object to its last field. */
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
     * A reader for records of a type.
     *
     * @param type a record, or a sealed interface of records that are told apart by a field
     */
    public static <T> RecordReader<T> of(Class<T> type) {
        return new RecordReader<>(type);
    }

    public T read(Data.Obj data) throws MalformedException {
        return type.cast(whole.read(new Fields(data)));
    }

    /** What a record of a sealed interface is called. */
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

    /** Names in a sentence that says that one of them is wanted. */
    static String wanted(List<String> names) {
        int last = names.size() - 1;
        return (last == 0 ? "" : String.join(", ", names.subList(0, last)) + " or ") + names.get(last) + " is wanted";
    }
}
