package org.merlon.protocol.json;

import java.util.IdentityHashMap;
import org.merlon.engine.data.Data;

/**
 * Caches the JSON of lists and objects by identity, so that parts shared by the views of several viewers are encoded once. The
 * cached values must not change.
 */
public final class FragmentCache {
    /** The initial size, enough for most views of a two-player game. */
    private static final int INITIAL_CAPACITY = 8 * 1024;

    private record Span(int start, int end) {}

    private final IdentityHashMap<Data, Span> spans = new IdentityHashMap<>();
    private final JsonBytes out = new JsonBytes(INITIAL_CAPACITY);

    /** Returns the buffer to which all values are written one after the other. */
    JsonBytes out() {
        return out;
    }

    /** Writes a value, copying its bytes if it was written before. */
    void write(Data value) {
        if (!(value instanceof Data.Obj || value instanceof Data.Arr)) {
            out.value(value); // as fast as a look-up
            return;
        }
        Span known = spans.get(value);
        if (known != null) {
            out.copy(known.start, known.end);
            return;
        }
        int start = out.length();
        out.value(value);
        spans.put(value, new Span(start, out.length()));
    }
}
