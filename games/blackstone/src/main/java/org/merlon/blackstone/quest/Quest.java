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
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.move.VerbForm;

/** One of the games that are played with the cards of Blackstone Castle. */
public interface Quest {
    /** How it is offered, with the options that apply to it. */
    Variant variant();

    /** Its kinds of move, as those who read notation are told of them. */
    List<VerbForm> verbs();

    /** Refuses options that do not go together. */
    default void check(Setup setup) throws SetupException {}

    /** The state before the first move; the shuffles of the setup are done. */
    GameState start(Setup setup, Key key);

    /** Takes a position whose common fields have been read already. */
    GameState load(Setup setup, Chance chance, Fields fields) throws MalformedException;

    /** How good its states are. */
    Evaluation evaluation();

    /** The same for players that look ahead, if they do better by another measure. */
    default Evaluation experience() {
        return evaluation();
    }

    /** Which moves of its states deserve a look first. */
    default Ordering ordering() {
        return NoOrdering.NONE;
    }
}
