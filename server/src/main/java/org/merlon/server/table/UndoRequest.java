package org.merlon.server.table;

import java.util.HashSet;
import java.util.Set;

/** A wish to go back further than one may alone, and who has agreed to it. */
final class UndoRequest {
    private int seat = -1;
    private int kept = -1;
    private final Set<String> agreed = new HashSet<>();

    boolean isOpen() {
        return kept >= 0;
    }

    /** The seat that asks. */
    int seat() {
        return seat;
    }

    int kept() {
        return kept;
    }

    void open(int asking, int movesKept, String person) {
        seat = asking;
        kept = movesKept;
        agreed.clear();
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
