package org.merlon.engine;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.merlon.engine.data.Data;

/** Caches those parts of the views of one state that are the same for all viewers. Valid until the state changes. */
public final class SharedViewCache {
    private final Map<String, Data.Obj> alike = new HashMap<>();

    Data.Obj alike(String what, Supplier<Data.Obj> made) {
        Data.Obj known = alike.get(what);
        if (known == null) {
            known = made.get();
            alike.put(what, known);
        }
        return known;
    }
}
