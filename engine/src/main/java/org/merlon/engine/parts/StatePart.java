package org.merlon.engine.parts;

/** A part of a state that lists its fields once, for copying and hashing. */
public interface StatePart<P> {
    /**
     * Makes this part equal to {@code other}, which is of the same game, and passes every field that matters for equality to
     * the visitor. Called with itself it changes nothing.
     */
    void copyFrom(P other, CopyHasher hasher);

    default void copyFrom(P other) {
        copyFrom(other, CopyHasher.COPY_ONLY);
    }
}
