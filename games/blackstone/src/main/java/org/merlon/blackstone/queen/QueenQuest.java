package org.merlon.blackstone.queen;

import java.util.List;
import org.merlon.blackstone.Quest;
import org.merlon.blackstone.Variants;
import org.merlon.blackstone.offer.Verb;
import org.merlon.engine.Chance;
import org.merlon.engine.GameState;
import org.merlon.engine.Key;
import org.merlon.engine.Ordering;
import org.merlon.engine.Setup;
import org.merlon.engine.Variant;
import org.merlon.engine.VerbForm;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;

/** Queen's Quest, as the game knows it. */
public final class QueenQuest implements Quest {
    private static final Ordering ORDERING = new QueenOrdering();

    @Override
    public Variant variant() {
        return Variants.QUEENS_QUEST;
    }

    @Override
    public List<VerbForm> verbs() {
        return Verb.forms();
    }

    @Override
    public GameState start(Setup setup, Key key) {
        return QueenState.start(setup, new Chance(key));
    }

    @Override
    public GameState load(Setup setup, Chance chance, Fields fields) throws MalformedException {
        return QueenState.load(setup, chance, fields);
    }

    @Override
    public double value(GameState state, int seat) {
        return QueenEvaluation.value((QueenState) state, seat);
    }

    @Override
    public double swing(GameState state) {
        return QueenEvaluation.swing((QueenState) state);
    }

    @Override
    public Ordering ordering() {
        return ORDERING;
    }
}
