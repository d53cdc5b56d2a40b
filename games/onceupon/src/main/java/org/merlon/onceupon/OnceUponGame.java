package org.merlon.onceupon;

import java.util.List;
import org.merlon.engine.Chance;
import org.merlon.engine.Evaluation;
import org.merlon.engine.EventLog;
import org.merlon.engine.Game;
import org.merlon.engine.GameState;
import org.merlon.engine.Key;
import org.merlon.engine.PositionException;
import org.merlon.engine.RuleBook;
import org.merlon.engine.Setup;
import org.merlon.engine.Variant;
import org.merlon.engine.data.Fields;

/** Once Upon a Castle, as the registry knows it. */
public final class OnceUponGame implements Game {
    private static final RuleBook RULES = RuleBook.of(OnceUponGame.class, "rules.tsv");
    private static final int MIN_PLAYERS = 2;
    private static final int MAX_PLAYERS = 4;

    private static final List<Variant> VARIANTS = List.of(
            new Variant(
                    Rules.APPRENTICE,
                    "Apprentice",
                    "The quick game: every floor of your donjon brings a guest who is worth points and nothing else.",
                    MIN_PLAYERS,
                    MAX_PLAYERS,
                    List.of(),
                    List.of()),
            new Variant(
                    Rules.GREAT_ARCHITECT,
                    "Great Architect",
                    "You choose your guests from three open ones, use their powers and steal those of others.",
                    MIN_PLAYERS,
                    MAX_PLAYERS,
                    List.of(),
                    List.of()));

    private static final Evaluation EVALUATION = new OnceUponEvaluation();

    @Override
    public String id() {
        return "onceupon";
    }

    @Override
    public String name() {
        return "Once Upon a Castle";
    }

    @Override
    public List<Variant> variants() {
        return VARIANTS;
    }

    @Override
    public GameState start(Setup setup, Key key) {
        var rules = new Rules(setup);
        var state = new OnceUponState(setup, rules, new Chance(key));
        rules.fillUnseen(state.pile, state.castles);
        state.pile.shuffle(state.chance);
        for (int i = 0; rules.opensGuests() && i < Pile.OPEN; i++) {
            state.pile.addOpen(state.pile.draw());
        }
        state.step = Step.DICE;
        state.toMove = 0;
        Turn.roll(state, EventLog.OFF);
        return state;
    }

    @Override
    public GameState load(Setup setup, Chance chance, Fields fields) throws PositionException {
        return PositionReader.read(setup, chance, fields);
    }

    @Override
    public RuleBook rules() {
        return RULES;
    }

    @Override
    public Evaluation evaluation() {
        return EVALUATION;
    }
}
