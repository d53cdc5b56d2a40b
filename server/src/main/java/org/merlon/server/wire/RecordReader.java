package org.merlon.server.wire;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;

/**
 * Reads what comes over the wire into a record, by its components, as {@link Wire} writes one. What is missing, of another
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

    /** The records that something of a sealed interface may be. */
    public static List<Class<?>> choices(Class<?> sealed) {
        var all = new ArrayList<Class<?>>();
        for (Class<?> each : sealed.getPermittedSubclasses()) {
            all.addAll(each.isSealed() ? choices(each) : List.of(each));
        }
        return all;
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
        var components = new Components(type);
        return fields -> {
            Object read = components.read(fields);
            fields.nothingElse();
            return read;
        };
    }

    private static Whole choice(Class<?> sealed) {
        String property = Objects.requireNonNull(sealed.getAnnotation(JsonTypeInfo.class), sealed::toString)
                .property();
        Map<String, Components> records = new LinkedHashMap<>();
        choices(sealed).forEach(each -> records.put(name(each), new Components(each)));
        String wanted = wanted(List.copyOf(records.keySet()));
        return fields -> {
            String name = fields.text(property);
            Components components = records.get(name);
            if (components == null) {
                throw fields.wrong(property, wanted + ", not '" + name + "'");
            }
            Object read = components.read(fields);
            fields.nothingElse();
            return read;
        };
    }

    /** Names in a sentence that says that one of them is wanted. */
    static String wanted(List<String> names) {
        int last = names.size() - 1;
        return (last == 0 ? "" : String.join(", ", names.subList(0, last)) + " or ") + names.get(last) + " is wanted";
    }
}
