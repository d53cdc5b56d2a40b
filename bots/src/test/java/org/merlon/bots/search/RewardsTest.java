package org.merlon.bots.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.merlon.bots.CoinsGame;
import org.merlon.bots.CoinsState;
import org.merlon.engine.Evaluation;
import org.merlon.engine.GameState;
import org.merlon.engine.move.EventLog;

class RewardsTest {
    /** Points alone, with a swing that shrinks at the end of the game. */
    private record ShrinkingSwing(boolean hasFixedLength) implements Evaluation {
        @Override
        public double value(GameState state, int seat) {
            return state.score(seat);
        }

        @Override
        public double swing(GameState state) {
            return state.isOver() ? 2 : 20;
        }
    }

    /** Returns a state with this lead and {@code rest} worthless coins left: taking them passes turns but scores nothing. */
    private static CoinsState stateWithLead(int lead, int rest) {
        var coins = new int[2 + rest];
        coins[0] = Math.max(lead, 0);
        coins[1] = Math.max(-lead, 0);
        CoinsState state = CoinsGame.start(2, coins);
        state.play(0, EventLog.OFF);
        state.play(1, EventLog.OFF);
        return state;
    }

    private static double[] rewards(GameState from, GameState of) {
        var rewards = new Rewards(from, new ShrinkingSwing(true));
        rewards.calibrate(from);
        var found = new double[2];
        rewards.compute(of, found);
        return found;
    }

    @ParameterizedTest
    @ValueSource(ints = {-40, -3, 0, 3, 40})
    void leadHasTheSameRewardInEveryRound(int lead) {
        CoinsState begin = stateWithLead(lead, 6);
        CoinsState later = stateWithLead(lead, 6);
        later.play(2, EventLog.OFF);
        later.play(3, EventLog.OFF);
        assertEquals(rewards(begin, begin)[0], rewards(begin, later)[0], 1e-12);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 40})
    void endRaisesWinAndLowersLoss(int lead) {
        CoinsState open = stateWithLead(lead, 1);
        CoinsState over = stateWithLead(lead, 0);
        assertTrue(rewards(open, over)[0] > rewards(open, open)[0]);
        assertTrue(rewards(open, over)[1] < rewards(open, open)[1]);
    }

    @ParameterizedTest
    @ValueSource(ints = {-40, -3, 3, 40})
    void pointsCountInOpenAndFinishedGames(int lead) {
        CoinsState begin = stateWithLead(lead, 1);
        double open = rewards(begin, stateWithLead(lead + 1, 1))[0] - rewards(begin, begin)[0];
        double over = rewards(begin, stateWithLead(lead + 1, 0))[0] - rewards(begin, stateWithLead(lead, 0))[0];
        assertTrue(open > 0);
        assertEquals(0.2 * open, over, 1e-12, "the rest is who has won, which does not change");
    }
}
