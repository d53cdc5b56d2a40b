package org.merlon.blackstone.quest;

import java.util.List;
import org.merlon.engine.Evaluation;
import org.merlon.engine.GameState;
import org.merlon.engine.NoOrdering;
import org.merlon.engine.Ordering;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.Variant;
import org.merlon.engine.chance.Chance;
import org.merlon.engine.chance.Key;
import org.merlon.engine.chance.Randomness;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.move.VerbForm;

/** One of the games played with the cards of Blackstone Castle. */
public interface Quest {
    /** Returns the engine's description of this quest, with its options. */
    Variant variant();

    /** Returns the forms of its moves for documentation. */
    List<VerbForm> verbs();

    /** Rejects options that do not go together. */
    default void check(Setup setup) throws SetupException {}

    /** Returns the state before the first move, with everything dealt. */
    GameState start(Setup setup, Key key);

    /** Loads a position whose common fields have been read already. */
    GameState load(Setup setup, Chance chance, Fields fields) throws MalformedException;

    /** Replaces whatever a view hides by cards that the view does not show. */
    void completeView(Setup setup, Data.Obj view, Randomness random) throws MalformedException;

    /** Returns the evaluation of states. */
    Evaluation evaluation();

    /** Returns the evaluation for players that search, if a different one works better for them. */
    default Evaluation searchEvaluation() {
        return evaluation();
    }

    /** Returns the ordering of moves for search. */
    default Ordering ordering() {
        return NoOrdering.INSTANCE;
    }
}
