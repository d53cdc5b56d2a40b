package org.merlon.server.wire.codec;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One concrete form of a sealed interface. A record with a component that is a sealed interface itself has one variant
 * for each of its records: {@code Inbound.TableAction} has one for each {@code TableCommand}.
 *
 * @param part the record of that component, or null if there is none
 */
public record SealedVariant(Class<?> record, @Nullable Class<?> part) {

    /** Returns all variants of a sealed interface. */
    public static List<SealedVariant> of(Class<?> sealed) {
        var all = new ArrayList<SealedVariant>();
        for (Class<?> each : sealed.getPermittedSubclasses()) {
            if (each.isSealed()) {
                all.addAll(of(each));
                continue;
            }
            Class<?> component = sealedComponent(each);
            if (component == null) {
                all.add(new SealedVariant(each, null));
            } else {
                of(component).forEach(part -> all.add(new SealedVariant(each, part.record)));
            }
        }
        return all;
    }

    /** Returns the sealed interface that an unwrapped component of a record has as its type, or null. */
    private static @Nullable Class<?> sealedComponent(Class<?> record) {
        for (RecordComponent component : record.getRecordComponents()) {
            if (component.getType().isSealed() && component.getAccessor().isAnnotationPresent(JsonUnwrapped.class)) {
                return component.getType();
            }
        }
        return null;
    }

    /** Returns the type name in JSON. */
    public String name() {
        return RecordReader.typeName(namedRecord());
    }

    /** Returns the former type name, or null. */
    public @Nullable String formerName() {
        FormerName annotation = namedRecord().getAnnotation(FormerName.class);
        return annotation == null ? null : annotation.value();
    }

    private Class<?> namedRecord() {
        return part == null ? record : part;
    }
}
