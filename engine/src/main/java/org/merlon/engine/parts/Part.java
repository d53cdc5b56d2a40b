package org.merlon.engine.parts;

/** Something that a state consists of: it goes over its contents in one place, for copying and hashing alike. */
public interface Part<P> {
    /**
     * Becomes equal to {@code other}, which is of the same game, and names to the tally whatever tells two of its kind
     * apart. Called with itself it changes nothing.
     */
    void become(P other, CopyHasher tally);

    default void copyFrom(P other) {
        become(other, CopyHasher.SILENT);
    }
}
