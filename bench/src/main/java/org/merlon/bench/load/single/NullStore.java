package org.merlon.bench.load.single;

import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Stores that accept everything and store nothing, for benchmarks without a database. */
final class NullStore {
    private NullStore() {}

    static <T> T of(Class<T> type) {
        return type.cast(Proxy.newProxyInstance(
                type.getClassLoader(), new Class<?>[] {type}, (proxy, method, values) -> emptyResult(method)));
    }

    private static @Nullable Object emptyResult(Method method) {
        Class<?> type = method.getReturnType();
        if (type == boolean.class) {
            return true;
        }
        if (type == int.class) {
            return 0;
        }
        return type == List.class ? List.of() : type == Map.class ? Map.of() : null;
    }
}
