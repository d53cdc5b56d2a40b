package org.merlon.torres;

/** Finds connected groups of spaces. */
final class Castles {
    private Castles() {}

    /** Returns all spaces of {@code within} that are connected with {@code space}. */
    static long around(int space, long within) {
        long group = Space.bit(space);
        while (true) {
            long wider = (group | Space.spread(group)) & within;
            if (wider == group) {
                return group;
            }
            group = wider;
        }
    }

    /** Returns true if all spaces of a set are connected; the set must not be empty. */
    static boolean connected(long set) {
        return around(Space.first(set), set) == set;
    }
}
