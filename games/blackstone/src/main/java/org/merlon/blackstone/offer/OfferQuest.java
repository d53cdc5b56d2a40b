package org.merlon.blackstone.offer;

import java.util.EnumSet;
import java.util.List;
import java.util.function.BiFunction;
import org.merlon.blackstone.quest.Quest;
import org.merlon.blackstone.table.TaskDeck;
import org.merlon.blackstone.table.ViewCompletion;
import org.merlon.engine.Evaluation;
import org.merlon.engine.GameState;
import org.merlon.engine.Option;
import org.merlon.engine.Ordering;
import org.merlon.engine.Setup;
import org.merlon.engine.Variant;
import org.merlon.engine.chance.Chance;
import org.merlon.engine.chance.Key;
import org.merlon.engine.chance.Randomness;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.move.VerbForm;

/**
 * A quest with an open row of Machinations.
 *
 * @param emptyState creates a state before the deal
 * @param searchEvaluation the evaluation for players that search
 */
public record OfferQuest(
        Variant variant,
        BiFunction<Setup, Chance, OfferState> emptyState,
        Evaluation evaluation,
        Evaluation searchEvaluation,
        Ordering ordering)
        implements Quest {
    public OfferQuest(
            String id,
            List<Option> options,
            BiFunction<Setup, Chance, OfferState> emptyState,
            Evaluation evaluation,
            Evaluation searchEvaluation,
            Ordering ordering) {
        this(new Variant(id, 2, 4, options, List.of()), emptyState, evaluation, searchEvaluation, ordering);
    }

    @Override
    public List<VerbForm> verbs() {
        return Verb.forms();
    }

    @Override
    public GameState start(Setup setup, Key key) {
        OfferState state = emptyState.apply(setup, new Chance(key));
        state.deal();
        return state;
    }

    @Override
    public GameState load(Setup setup, Chance chance, Fields fields) throws MalformedException {
        OfferState state = emptyState.apply(setup, chance);
        PositionReader.read(state, fields);
        return state;
    }

    @Override
    public void completeView(Setup setup, Data.Obj view, Randomness random) throws MalformedException {
        ViewCompletion.complete(view, EnumSet.of(TaskDeck.MACHINATION), PositionReader.box(), random);
    }
}
