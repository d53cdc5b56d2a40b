package org.merlon.blackstone.king;

/** How promising a state is. */
final class Outlook {
    private Outlook() {}

    static double value(KingState state, int seat) {
        return state.seats[seat].points;
    }
}
