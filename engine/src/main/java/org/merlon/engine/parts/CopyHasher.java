package org.merlon.engine.parts;

import org.jspecify.annotations.Nullable;

/**
 * Goes along while one {@link Part} becomes another: it hands every value on as it is, and sums them up to a hash unless it
 * is silent. So what a state consists of is listed once.
 */
public final class CopyHasher {
    /** Hands on and sums nothing up: for copying, by as many threads as like. */
    public static final CopyHasher SILENT = new CopyHasher(false, 0);

    /** So many bytes are copied sooner one by one than by asking the system for it, in a browser in particular. */
    private static final int FEW = 8;

    private final boolean counts;
    private long hash;

    private CopyHasher(boolean counts, long hash) {
        this.counts = counts;
        this.hash = hash;
    }

    /** Sums up, from a hash of what went before. */
    public static CopyHasher after(long hash) {
        return new CopyHasher(true, hash);
    }

    public long hash() {
        return hash;
    }

    /** Whether it sums up; asked before work that is done for the sum alone. */
    public boolean counts() {
        return counts;
    }

    /** Adds what is no value of its own; the order of additions matters. */
    public void add(long value) {
        if (counts) {
            hash = Hash.add(hash, value);
        }
    }

    public int of(int value) {
        add(value);
        return value;
    }

    public long of(long value) {
        add(value);
        return value;
    }

    public boolean of(boolean value) {
        add(value ? 1 : 0);
        return value;
    }

    public <E extends Enum<E>> E of(E value) {
        add(value.ordinal());
        return value;
    }

    public <E extends Enum<E>> @Nullable E ofNullable(@Nullable E value) {
        add(value == null ? -1 : value.ordinal());
        return value;
    }

    /** Copies all numbers of an array into one of the same length. */
    public void of(int[] into, int[] from) {
        System.arraycopy(from, 0, into, 0, into.length);
        for (int i = 0; counts && i < into.length; i++) {
            add(into[i]);
        }
    }

    public void of(long[] into, long[] from) {
        System.arraycopy(from, 0, into, 0, into.length);
        for (int i = 0; counts && i < into.length; i++) {
            add(into[i]);
        }
    }

    /** Copies all bytes of an array; how many they are counts too. */
    public void of(byte[] into, byte[] from) {
        of(into, from, into.length);
    }

    /** Copies the first bytes of an array; how many they are counts too. */
    public void of(byte[] into, byte[] from, int size) {
        if (size > FEW) {
            System.arraycopy(from, 0, into, 0, size);
        } else {
            for (int i = 0; i < size; i++) {
                into[i] = from[i];
            }
        }
        if (counts) {
            hash = Hash.add(hash, into, size);
        }
    }

    public <P extends Part<P>> void of(P[] into, P[] from) {
        for (int i = 0; i < into.length; i++) {
            into[i].become(from[i], this);
        }
    }
}
