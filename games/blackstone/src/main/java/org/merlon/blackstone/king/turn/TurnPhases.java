package org.merlon.blackstone.king.turn;

import java.util.ArrayList;
import java.util.List;
import org.merlon.blackstone.king.state.KingState;
import org.merlon.blackstone.king.state.KingVariant;
import org.merlon.blackstone.king.state.Rules;
import org.merlon.blackstone.table.Edition;
import org.merlon.engine.move.EventLog;

/** Runs a game through the phases of a turn until a seat must decide. */
public final class TurnPhases {
    /** The sequences of phases, by the bits of {@link #of}. */
    private static final TurnPhases[] SEQUENCES = {
        new TurnPhases(false, false, false),
        new TurnPhases(true, false, false),
        new TurnPhases(false, true, false),
        new TurnPhases(true, true, false),
        new TurnPhases(false, false, true),
        new TurnPhases(true, false, true),
        new TurnPhases(false, true, true),
        new TurnPhases(true, true, true)
    };

    private final Phase[] phases;
    private final int[] positions = new int[Phase.values().length];

    private TurnPhases(boolean limitsFirst, boolean hasIntrigue, boolean hasRefresh) {
        List<Phase> order = new ArrayList<>(List.of(Phase.START, Phase.RECALL, Phase.MUSTER, Phase.WORK));
        order.addAll(
                limitsFirst
                        ? List.of(Phase.LIMITS, Phase.REPLACE, Phase.INTRIGUE)
                        : List.of(Phase.REPLACE, Phase.INTRIGUE, Phase.LIMITS));
        if (!hasIntrigue) {
            order.remove(Phase.INTRIGUE);
        }
        if (hasRefresh) {
            order.add(Phase.REFRESH);
        }
        order.add(Phase.PERIL);
        order.add(Phase.END);
        phases = order.toArray(Phase[]::new);
        for (int i = 0; i < phases.length; i++) {
            positions[phases[i].ordinal()] = i;
        }
    }

    public static TurnPhases of(Rules rules) {
        return of(rules.variant, rules.edition);
    }

    public static TurnPhases of(KingVariant variant, Edition edition) {
        return SEQUENCES[
                (edition.checksLimitsBeforeReplacing() ? 1 : 0)
                        + (variant.hasIntrigue() ? 2 : 0)
                        + (variant.hasRefresh() ? 4 : 0)];
    }

    public List<Phase> phases() {
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
