package org.merlon.protocol;

import java.util.IdentityHashMap;
import org.merlon.engine.data.Data;

/**
 * Lists and objects that were written a moment ago: where the very same is to be written again, its bytes are copied. For what
 * several viewers of one state see alike; it must not change meanwhile.
 */
public final class FragmentCache {
    /** Room for most of what is written for two. */
    private static final int USUAL = 8 * 1024;

    private record Place(int start, int end) {}

    private final IdentityHashMap<Data, Place> places = new IdentityHashMap<>();
    private final JsonBytes out = new JsonBytes(USUAL);

    /** Where all of it is written, one after the other. */
    JsonBytes out() {
        return out;
    }

    /** Writes a value, or copies it. */
    void write(Data value) {
        if (!(value instanceof Data.Obj || value instanceof Data.Arr)) {
            out.value(value); // as short as a look-up
            return;
        }
        Place known = places.get(value);
        if (known != null) {
            out.copy(known.start, known.end);
            return;
        }
        int start = out.length();
        out.value(value);
        places.put(value, new Place(start, out.length()));
    }
}
