package org.merlon.torres;

/** Questions about connected groups of spaces. */
final class Castles {
    private Castles() {}

    /** All spaces of {@code within} that hang together with {@code space}. */
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

    /** Whether the spaces of a set that is not empty hang together. */
    static boolean connected(long set) {
        return around(Space.first(set), set) == set;
    }
}
