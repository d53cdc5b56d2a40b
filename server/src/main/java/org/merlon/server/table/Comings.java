package org.merlon.server.table;

import java.util.HashMap;
import java.util.Map;

/**
 * How often people have got up from a table and bots were seated there; follows from the log alone. It is bounded by person,
 * so that nobody uses up what the others may need.
 */
final class Comings {
    private final Map<String, Integer> gotUp = new HashMap<>();
    private int bots;
    private int all;

    Comings() {}

    Comings(Comings other) {
        gotUp.putAll(other.gotUp);
        bots = other.bots;
        all = other.all;
    }

    /** A seat has changed hands. */
    void note(Occupant before, Occupant after) {
        String person = before.person();
        if (person != null) {
            gotUp.merge(person, 1, Integer::sum);
        } else if (after.person() == null) {
            bots++;
        }
        all++;
    }

    /** The game begins, and with it another count. */
    void clear() {
        gotUp.clear();
        bots = 0;
        all = 0;
    }

    /** How often a person has got up. */
    int of(String person) {
        return gotUp.getOrDefault(person, 0);
    }

    /** How often a bot was put on a seat or taken from it. */
    int bots() {
        return bots;
    }

    /** How often seats have changed hands. */
    int all() {
        return all;
    }

    void handOver(Map<String, String> heirs) {
        heirs.forEach((former, heir) -> {
            Integer times = gotUp.remove(former);
            if (times != null) {
                gotUp.merge(heir, times, Integer::sum);
            }
        });
    }
}
