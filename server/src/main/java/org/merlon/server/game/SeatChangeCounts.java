package org.merlon.server.game;

import java.util.HashMap;
import java.util.Map;

/**
 * How often people have got up from a table and bots were seated there; follows from the log alone. It is bounded by person,
 * so that nobody uses up what the others may need.
 *
 * @param gotUp how often each person has got up
 * @param bots how often a bot was put on a seat or taken from it
 * @param all how often seats have changed hands
 */
public record SeatChangeCounts(Map<String, Integer> gotUp, int bots, int all) {
    static final SeatChangeCounts NONE = new SeatChangeCounts(Map.of(), 0, 0);

    /** These and a seat that has changed hands. */
    SeatChangeCounts and(Occupant before, Occupant after) {
        String person = before.person();
        if (person == null) {
            return new SeatChangeCounts(gotUp, after.person() == null ? bots + 1 : bots, all + 1);
        }
        var more = new HashMap<>(gotUp);
        more.merge(person, 1, Integer::sum);
        return new SeatChangeCounts(more, bots, all + 1);
    }

    /** How often a person has got up. */
    public int of(String person) {
        return gotUp.getOrDefault(person, 0);
    }

    SeatChangeCounts handOver(Map<String, String> heirs) {
        var theirs = new HashMap<String, Integer>();
        gotUp.forEach((person, times) -> theirs.merge(heirs.getOrDefault(person, person), times, Integer::sum));
        return new SeatChangeCounts(theirs, bots, all);
    }
}
