package org.merlon.blackstone.king;

import java.util.ArrayList;
import java.util.List;
import org.merlon.blackstone.table.Edition;
import org.merlon.engine.move.EventLog;

/** Runs a game through the phases of a turn until a seat must decide. */
final class TurnPhases {
    private final Phase[] phases;
    private final int[] positions = new int[Phase.values().length];

    TurnPhases(KingVariant variant, Edition edition) {
        List<Phase> order = new ArrayList<>(List.of(Phase.START, Phase.RECALL, Phase.MUSTER, Phase.WORK));
        order.addAll(
                edition.checksLimitsBeforeReplacing()
                        ? List.of(Phase.LIMITS, Phase.REPLACE, Phase.INTRIGUE)
                        : List.of(Phase.REPLACE, Phase.INTRIGUE, Phase.LIMITS));
        if (!variant.hasIntrigue()) {
            order.remove(Phase.INTRIGUE);
        }
        if (variant.hasRefresh()) {
            order.add(Phase.REFRESH);
        }
        order.add(Phase.PERIL);
        order.add(Phase.END);
        phases = order.toArray(Phase[]::new);
        for (int i = 0; i < phases.length; i++) {
            positions[phases[i].ordinal()] = i;
        }
    }

    List<Phase> phases() {
        return List.of(phases);
    }

    /** Begins a turn. */
    void beginTurn(KingState state, EventLog events) {
        run(state, 0, events);
    }

    /** Continues with the phase after the given one. */
    void continueAfter(Phase done, KingState state, EventLog events) {
        run(state, positions[done.ordinal()] + 1, events);
    }

    /** Enters a phase again. */
    void continueFrom(Phase phase, KingState state, EventLog events) {
        run(state, positions[phase.ordinal()], events);
    }

    private void run(KingState state, int first, EventLog events) {
        int place = first;
        while (!phases[place].enter(state, events)) {
            place = (place + 1) % phases.length;
        }
    }
}
