package org.merlon.server.table.actions;

import java.util.HashSet;
import java.util.Set;

/**
 * A wish to go back further than one may alone. It is named by what it asks for: how many moves shall stand, and the entry
 * after which that was asked. So nobody can agree to anything but what they have read.
 *
 * @param seat the seat that asks
 * @param number the last entry when it was asked
 * @param agreedBy who has agreed
 */
public record UndoRequest(int seat, int kept, int number, Set<String> agreedBy) {

    /** Whether it is just this that is asked for. */
    boolean matches(int movesKept, int entry) {
        return kept == movesKept && number == entry;
    }

    /** The same, to which one more has agreed. */
    UndoRequest withAgreement(String person) {
        var all = new HashSet<>(agreedBy);
        all.add(person);
        return new UndoRequest(seat, kept, number, all);
    }
}
