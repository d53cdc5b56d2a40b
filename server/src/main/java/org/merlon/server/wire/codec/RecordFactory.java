package org.merlon.server.wire.codec;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;

/** Reads the components of a record and creates it; further fields are ignored here. */
final class RecordFactory {
    private final FieldReader[] fieldReaders;

    /** Takes all components as an array, so that a call costs no more than a direct constructor call. */
    private final MethodHandle constructor;

    /** @param variant the concrete record of the component that is a sealed interface, or null if there is none */
    RecordFactory(Class<?> type, @Nullable Class<?> variant) {
        RecordComponent[] components = type.getRecordComponents();
        if (components == null) {
            throw new IllegalArgumentException(type + " is not a record");
        }
        fieldReaders = new FieldReader[components.length];
        var types = new Class<?>[components.length];
        for (int i = 0; i < components.length; i++) {
            fieldReaders[i] = FieldReader.of(components[i], variant);
            types[i] = components[i].getType();
        }
        try {
            constructor = MethodHandles.lookup()
                    .findConstructor(type, MethodType.methodType(void.class, types))
                    .asSpreader(Object[].class, types.length)
                    .asType(MethodType.methodType(Object.class, Object[].class));
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException(type + " has no accessible constructor", e);
        }
    }

    Object read(Fields fields) throws MalformedException {
        var values = new @Nullable Object[fieldReaders.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = fieldReaders[i].read(fields);
        }
        return create(values);
    }

    private Object create(@Nullable Object[] values) {
        try {
            return (Object) constructor.invokeExact(values);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException("a record constructor has thrown a checked exception", e);
        }
    }
}
