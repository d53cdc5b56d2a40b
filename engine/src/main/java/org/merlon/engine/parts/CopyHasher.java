package org.merlon.engine.parts;

import org.jspecify.annotations.Nullable;

/**
 * Visits every field while one {@link StatePart} is copied to another: it returns or copies each value and, unless it is {@link
 * #COPY_ONLY}, adds it to a hash. One list of fields thus serves both copying and hashing.
 */
public final class CopyHasher {
    /** Copies without hashing; thread-safe. */
    public static final CopyHasher COPY_ONLY = new CopyHasher(false, 0);

    /** Arrays up to this size are copied in a loop, which beats {@code System.arraycopy}, above all in browsers. */
    private static final int MAX_LOOP_COPY_BYTES = 8;

    private final boolean hashing;
    private long hash;

    private CopyHasher(boolean hashing, long hash) {
        this.hashing = hashing;
        this.hash = hash;
    }

    /** Creates a visitor that hashes, starting from the hash of what came before. */
    public static CopyHasher startingFrom(long hash) {
        return new CopyHasher(true, hash);
    }

    public long hash() {
        return hash;
    }

    /** Returns true if it hashes; check this before work that is needed only for the hash. */
    public boolean isHashing() {
        return hashing;
    }

    /** Adds a value to the hash only; the order of additions matters. */
    public void add(long value) {
        if (hashing) {
            hash = Hash.add(hash, value);
        }
    }

    public int copy(int value) {
        add(value);
        return value;
    }

    public long copy(long value) {
        add(value);
        return value;
    }

    public boolean copy(boolean value) {
        add(value ? 1 : 0);
        return value;
    }

    public <E extends Enum<E>> E copy(E value) {
        add(value.ordinal());
        return value;
    }

    public <E extends Enum<E>> @Nullable E copyNullable(@Nullable E value) {
        add(value == null ? -1 : value.ordinal());
        return value;
    }

    /** Copies all numbers of an array into one of the same length. */
    public void copy(int[] into, int[] from) {
        System.arraycopy(from, 0, into, 0, into.length);
        for (int i = 0; hashing && i < into.length; i++) {
            add(into[i]);
        }
    }

    public void copy(long[] into, long[] from) {
        System.arraycopy(from, 0, into, 0, into.length);
        for (int i = 0; hashing && i < into.length; i++) {
            add(into[i]);
        }
    }

    /** Copies all bytes of an array; their number is part of the hash. */
    public void copy(byte[] into, byte[] from) {
        copy(into, from, into.length);
    }

    /** Copies the first bytes of an array; their number is part of the hash. */
    public void copy(byte[] into, byte[] from, int size) {
        if (size > MAX_LOOP_COPY_BYTES) {
            System.arraycopy(from, 0, into, 0, size);
        } else {
            for (int i = 0; i < size; i++) {
                into[i] = from[i];
            }
        }
        if (hashing) {
            hash = Hash.add(hash, into, size);
        }
    }

    public <P extends StatePart<P>> void copy(P[] into, P[] from) {
        for (int i = 0; i < into.length; i++) {
            into[i].copyFrom(from[i], this);
        }
    }
}
