package org.merlon.server.game;

import java.util.HashMap;
import java.util.Map;

/**
 * The number of seat changes at a table, determined by the log. Changes are limited by person, so that nobody uses up
 * those of others.
 *
 * @param leavesByPerson how often each person has left a seat
 * @param botChanges how often a bot was put on a seat or removed from it
 * @param total the number of all seat changes
 */
public record SeatChangeCounts(Map<String, Integer> leavesByPerson, int botChanges, int total) {
    static final SeatChangeCounts NONE = new SeatChangeCounts(Map.of(), 0, 0);

    /** These counts and one more change. */
    SeatChangeCounts plus(Occupant before, Occupant after) {
        String person = before.person();
        if (person == null) {
            return new SeatChangeCounts(
                    leavesByPerson, after.person() == null ? botChanges + 1 : botChanges, total + 1);
        }
        var leaves = new HashMap<>(leavesByPerson);
        leaves.merge(person, 1, Integer::sum);
        return new SeatChangeCounts(leaves, botChanges, total + 1);
    }

    /** The number of times that a person has left a seat. */
    public int leavesOf(String person) {
        return leavesByPerson.getOrDefault(person, 0);
    }

    SeatChangeCounts replacePeople(Map<String, String> replacements) {
        var merged = new HashMap<String, Integer>();
        leavesByPerson.forEach(
                (person, times) -> merged.merge(replacements.getOrDefault(person, person), times, Integer::sum));
        return new SeatChangeCounts(merged, botChanges, total);
    }
}
