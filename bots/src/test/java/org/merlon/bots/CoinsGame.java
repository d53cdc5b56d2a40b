package org.merlon.bots;

import java.util.List;
import org.merlon.engine.Evaluation;
import org.merlon.engine.Game;
import org.merlon.engine.GameState;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.Variant;
import org.merlon.engine.chance.Chance;
import org.merlon.engine.chance.Key;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;

/** A minimal game for bots: coins lie face up in a row, and each seat holds a secret card. */
public final class CoinsGame implements Game {
    /** The bonus for taking the coin that another seat's secret card names. */
    static final double SECRET_WEIGHT = 1000;

    @Override
    public String id() {
        return "coins";
    }

    @Override
    public String name() {
        return "Coins";
    }

    @Override
    public List<Variant> variants() {
        return List.of(new Variant("plain", 1, 4, List.of(), List.of()));
    }

    @Override
    public GameState start(Setup setup, Key key) {
        return new CoinsState(setup, new Chance(key), new int[] {3, 1, 4, 1, 5});
    }

    @Override
    public GameState load(Setup setup, Chance chance, Fields fields) throws MalformedException {
        throw new MalformedException("coins are only played from the start");
    }

    /** Points plus a bonus that depends on all secret cards: a bot that saw the real cards would choose by them. */
    @Override
    public Evaluation evaluation() {
        return (state, seat) -> state.score(seat) + ((CoinsState) state).bonus(seat);
    }

    public static CoinsState start(int players, int... coins) {
        try {
            Setup setup = Setup.of(new CoinsGame(), "plain", players, java.util.Map.of());
            return new CoinsState(setup, new Chance(Key.ZERO), coins);
        } catch (SetupException e) {
            throw new AssertionError(e);
        }
    }
}
