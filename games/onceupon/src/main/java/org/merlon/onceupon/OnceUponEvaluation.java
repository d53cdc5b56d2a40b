package org.merlon.onceupon;

import org.merlon.engine.Evaluation;
import org.merlon.engine.GameState;

/** Points as they stand, and what promises more. */
final class OnceUponEvaluation implements Evaluation {
    @Override
    public double value(GameState state, int seat) {
        return state.score(seat);
    }
}
