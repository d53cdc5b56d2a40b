package org.merlon.server.table;

import java.util.HashSet;
import java.util.Set;

/**
 * A wish to go back further than one may alone, and who has agreed to it. It is named by what it asks for: how many moves
 * shall stand, and the entry after which that was asked. So nobody can agree to anything but what they have read.
 */
final class UndoRequest {
    private int seat = -1;
    private int kept = -1;
    private int number = -1;
    private final Set<String> agreed = new HashSet<>();

    boolean isOpen() {
        return kept >= 0;
    }

    /** Whether it is just this that is asked for. */
    boolean is(int movesKept, int entry) {
        return isOpen() && kept == movesKept && number == entry;
    }

    /** The seat that asks. */
    int seat() {
        return seat;
    }

    int kept() {
        return kept;
    }

    /** The last entry when it was asked. */
    int number() {
        return number;
    }

    /** Asks; who asks for what another has asked for already agrees to that. */
    void open(int asking, int movesKept, int entry, String person) {
        if (!is(movesKept, entry)) {
            clear();
            seat = asking;
            kept = movesKept;
            number = entry;
        }
        agreed.add(person);
    }

    void agree(String person) {
        agreed.add(person);
    }

    boolean agreedBy(Set<String> everybody) {
        return agreed.containsAll(everybody);
    }

    void clear() {
        kept = -1;
        agreed.clear();
    }
}
