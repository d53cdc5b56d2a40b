package org.merlon.engine;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.merlon.engine.data.Data;

/** Caches those parts of the views of one state that are the same for all viewers. Valid until the state changes. */
public final class SharedViewCache {
    private final Map<String, Data.Obj> parts = new HashMap<>();

    Data.Obj part(String name, Supplier<Data.Obj> supplier) {
        Data.Obj part = parts.get(name);
        if (part == null) {
            part = supplier.get();
            parts.put(name, part);
        }
        return part;
    }
}
