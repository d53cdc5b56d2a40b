package org.merlon.simulation.world;

import java.util.ArrayList;
import java.util.List;

/** The events of a simulation, as a digest, and as text if somebody wants to read them. */
public final class Trace {
    private static final long OFFSET = 0xcbf29ce484222325L;
    private static final long PRIME = 0x100000001b3L;

    private final boolean keepsLines;
    private final List<String> lines = new ArrayList<>();
    private long digest = OFFSET;

    public Trace(boolean keepsLines) {
        this.keepsLines = keepsLines;
    }

    void add(long nanos, String event) {
        mix(nanos);
        for (int i = 0; i < event.length(); i++) {
            mix(event.charAt(i));
        }
        if (keepsLines) {
            lines.add("%12.6f %s".formatted(nanos / 1e9, event));
        }
    }

    private void mix(long value) {
        digest = (digest ^ value) * PRIME;
        digest ^= digest >>> 29;
    }

    /** A number that is the same for two simulations only if the same happened in them. */
    public long digest() {
        return digest;
    }

    public List<String> lines() {
        return lines;
    }
}
