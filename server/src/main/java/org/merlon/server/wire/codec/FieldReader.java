package org.merlon.server.wire.codec;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.Ids;
import org.merlon.engine.data.MalformedException;

/** Reads one component of a record from the JSON field of the same name. */
interface FieldReader {
    @Nullable Object read(Fields fields) throws MalformedException;

    /**
     * Creates the reader for a component. A {@link Nullable} component may be absent; a text may also be null.
     *
     * @param variant the concrete record of a sealed component whose fields are among those of the enclosing record
     */
    static FieldReader of(RecordComponent component, @Nullable Class<?> variant) {
        Class<?> type = component.getType();
        if (component.getAccessor().isAnnotationPresent(JsonUnwrapped.class)) {
            return new RecordFactory(variant != null && type.isSealed() ? variant : type, null)::read;
        }
        JsonProperty renamed = component.getAccessor().getAnnotation(JsonProperty.class);
        String name = renamed == null ? component.getName() : renamed.value();
        boolean optional = component.getAnnotatedType().isAnnotationPresent(Nullable.class);
        if (type == String.class) {
            return optional ? fields -> fields.textOrNull(name) : fields -> fields.text(name);
        }
        FieldReader present = ofPresent(component, type, name);
        if (type == int.class) {
            return present; // reports a missing field itself
        }
        return fields -> {
            if (fields.has(name)) {
                return present.read(fields);
            }
            if (optional) {
                return null;
            }
            throw fields.wrong(name, "is missing");
        };
    }

    /** Creates the reader for a field that is present. */
    private static FieldReader ofPresent(RecordComponent component, Class<?> type, String name) {
        if (type == int.class || type == Integer.class) {
            Range range =
                    Objects.requireNonNull(component.getAnnotation(Range.class), () -> component + " has no @Range");
            int min = range.min();
            int max = range.max();
            return fields -> fields.whole(name, min, max);
        }
        if (type == boolean.class || type == Boolean.class) {
            return fields -> fields.truth(name, false);
        }
        if (type == List.class) {
            return list(component, name);
        }
        if (type == Data.class) {
            return fields -> fields.raw(name); // any JSON value
        }
        if (type == Data.Obj.class) {
            return fields -> {
                var unused = fields.object(name); // refuses anything but an object
                return fields.raw(name);
            };
        }
        if (type.isEnum()) {
            return enumConstant(type, name);
        }
        RecordReader.ObjectReader reader = RecordReader.objectReader(type);
        return fields -> reader.read(fields.object(name));
    }

    private static FieldReader enumConstant(Class<?> type, String name) {
        Map<String, Object> constants = new LinkedHashMap<>();
        Arrays.stream(Objects.requireNonNull(type.getEnumConstants()))
                .forEach(each -> constants.put(Ids.of((Enum<?>) each), each));
        String expected = RecordReader.expectation(List.copyOf(constants.keySet()));
        return fields -> {
            String id = fields.text(name);
            Object constant = constants.get(id);
            if (constant == null) {
                throw fields.wrong(name, expected + ", not '" + id + "'");
            }
            return constant;
        };
    }

    private static FieldReader list(RecordComponent component, String name) {
        var item = (Class<?>) ((ParameterizedType) component.getGenericType()).getActualTypeArguments()[0];
        RecordReader.ObjectReader reader = RecordReader.objectReader(item);
        return fields -> {
            var items = new ArrayList<Object>();
            for (Fields each : fields.objects(name)) {
                items.add(reader.read(each));
            }
            return items;
        };
    }
}
