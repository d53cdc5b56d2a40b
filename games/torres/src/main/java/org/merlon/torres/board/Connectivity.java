package org.merlon.torres.board;

/** Finds connected groups of spaces. */
public final class Connectivity {
    private Connectivity() {}

    /** Returns all spaces of {@code within} that are connected with {@code space}. */
    static long component(int space, long within) {
        long group = Space.bit(space);
        while (true) {
            long wider = (group | Space.adjacentTo(group)) & within;
            if (wider == group) {
                return group;
            }
            group = wider;
        }
    }

    /** Returns true if all spaces of a set are connected; the set must not be empty. */
    public static boolean isConnected(long set) {
        return component(Space.first(set), set) == set;
    }
}
