package org.merlon.server.table.actions;

import java.util.HashSet;
import java.util.Set;

/**
 * A request to undo more moves than a player may undo alone. It is identified by the number of moves to keep and the
 * last entry at that time, so that nobody agrees to an undo that they have not seen.
 *
 * @param seat the seat that asks
 * @param kept the number of moves to keep
 * @param number the last entry when the undo was requested
 * @param agreedBy the people who have agreed
 */
public record UndoRequest(int seat, int kept, int number, Set<String> agreedBy) {

    /** Returns whether this is the request for these moves at this entry. */
    boolean matches(int movesKept, int entryNumber) {
        return kept == movesKept && number == entryNumber;
    }

    /** The same request with one more agreement. */
    UndoRequest withAgreement(String person) {
        var people = new HashSet<>(agreedBy);
        people.add(person);
        return new UndoRequest(seat, kept, number, people);
    }
}
