package org.merlon.server.wire.codec;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One of the shapes that something of a sealed interface may have. A record of which a part is of a sealed interface itself
 * has as many as that: {@link Inbound.Act} is a message for each {@link TableCommand}.
 *
 * @param part what that part of the record is, or null if it has none
 */
public record SealedVariant(Class<?> record, @Nullable Class<?> part) {

    /** All shapes of a sealed interface. */
    public static List<SealedVariant> of(Class<?> sealed) {
        var all = new ArrayList<SealedVariant>();
        for (Class<?> each : sealed.getPermittedSubclasses()) {
            if (each.isSealed()) {
                all.addAll(of(each));
                continue;
            }
            Class<?> open = open(each);
            if (open == null) {
                all.add(new SealedVariant(each, null));
            } else {
                of(open).forEach(part -> all.add(new SealedVariant(each, part.record)));
            }
        }
        return all;
    }

    /** The sealed interface that a part of a record is of, or null. */
    private static @Nullable Class<?> open(Class<?> record) {
        for (RecordComponent component : record.getRecordComponents()) {
            if (component.getType().isSealed() && component.getAccessor().isAnnotationPresent(JsonUnwrapped.class)) {
                return component.getType();
            }
        }
        return null;
    }

    /** What it is called. */
    public String name() {
        return RecordReader.name(named());
    }

    /** What it was called once, or null. */
    public @Nullable String formerName() {
        FormerName former = named().getAnnotation(FormerName.class);
        return former == null ? null : former.value();
    }

    private Class<?> named() {
        return part == null ? record : part;
    }
}
