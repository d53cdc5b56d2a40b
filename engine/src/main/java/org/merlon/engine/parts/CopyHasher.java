package org.merlon.engine.parts;

import org.jspecify.annotations.Nullable;

/**
 * Visits every field while one {@link Part} is copied to another: it returns or copies each value and, unless it is {@link
 * #SILENT}, adds it to a hash. One list of fields thus serves both copying and hashing.
 */
public final class CopyHasher {
    /** Copies without hashing; thread-safe. */
    public static final CopyHasher SILENT = new CopyHasher(false, 0);

    /** Arrays up to this size are copied in a loop, which beats {@code System.arraycopy}, above all in browsers. */
    private static final int FEW = 8;

    private final boolean counts;
    private long hash;

    private CopyHasher(boolean counts, long hash) {
        this.counts = counts;
        this.hash = hash;
    }

    /** Creates a visitor that hashes, starting from the hash of what came before. */
    public static CopyHasher after(long hash) {
        return new CopyHasher(true, hash);
    }

    public long hash() {
        return hash;
    }

    /** Returns true if it hashes; check this before work that is needed only for the hash. */
    public boolean counts() {
        return counts;
    }

    /** Adds a value to the hash only; the order of additions matters. */
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

    /** Copies all bytes of an array; their number is part of the hash. */
    public void of(byte[] into, byte[] from) {
        of(into, from, into.length);
    }

    /** Copies the first bytes of an array; their number is part of the hash. */
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
