package org.merlon.server.game;

import java.util.HashMap;
import java.util.Map;

/**
 * How often people have got up from a table and bots were seated there; follows from the log alone. It is bounded by person,
 * so that nobody uses up what the others may need.
 *
 * @param leavesByPerson how often each person has got up
 * @param botChanges how often a bot was put on a seat or taken from it
 * @param total how often seats have changed hands
 */
public record SeatChangeCounts(Map<String, Integer> leavesByPerson, int botChanges, int total) {
    static final SeatChangeCounts NONE = new SeatChangeCounts(Map.of(), 0, 0);

    /** These and a seat that has changed hands. */
    SeatChangeCounts plus(Occupant before, Occupant after) {
        String person = before.person();
        if (person == null) {
            return new SeatChangeCounts(
                    leavesByPerson, after.person() == null ? botChanges + 1 : botChanges, total + 1);
        }
        var more = new HashMap<>(leavesByPerson);
        more.merge(person, 1, Integer::sum);
        return new SeatChangeCounts(more, botChanges, total + 1);
    }

    /** How often a person has got up. */
    public int leavesOf(String person) {
        return leavesByPerson.getOrDefault(person, 0);
    }

    SeatChangeCounts replacePeople(Map<String, String> replacements) {
        var theirs = new HashMap<String, Integer>();
        leavesByPerson.forEach(
                (person, times) -> theirs.merge(replacements.getOrDefault(person, person), times, Integer::sum));
        return new SeatChangeCounts(theirs, botChanges, total);
    }
}
