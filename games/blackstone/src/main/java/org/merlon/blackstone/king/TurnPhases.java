package org.merlon.blackstone.king;

import java.util.ArrayList;
import java.util.List;
import org.merlon.blackstone.table.Edition;
import org.merlon.engine.move.EventLog;

/** The phases of a turn in their order, and how a game runs through them until somebody must decide. */
final class TurnPhases {
    private final Phase[] phases;
    private final int[] places = new int[Phase.values().length];

    TurnPhases(KingVariant variant, Edition edition) {
        List<Phase> order = new ArrayList<>(List.of(Phase.START, Phase.RECALL, Phase.MUSTER, Phase.WORK));
        order.addAll(
                edition.limitsFirst()
                        ? List.of(Phase.LIMITS, Phase.REPLACE, Phase.INTRIGUE)
                        : List.of(Phase.REPLACE, Phase.INTRIGUE, Phase.LIMITS));
        if (!variant.intrigue()) {
            order.remove(Phase.INTRIGUE);
        }
        if (variant.refreshes()) {
            order.add(Phase.REFRESH);
        }
        order.add(Phase.PERIL);
        order.add(Phase.END);
        phases = order.toArray(Phase[]::new);
        for (int i = 0; i < phases.length; i++) {
            places[phases[i].ordinal()] = i;
        }
    }

    List<Phase> phases() {
        return List.of(phases);
    }

    /** Begins a turn. */
    void begin(KingState state, EventLog events) {
        run(state, 0, events);
    }

    /** Goes on with what follows a phase. */
    void after(Phase done, KingState state, EventLog events) {
        run(state, places[done.ordinal()] + 1, events);
    }

    private void run(KingState state, int first, EventLog events) {
        int place = first;
        while (!phases[place].enter(state, events)) {
            place = (place + 1) % phases.length;
        }
    }
}
