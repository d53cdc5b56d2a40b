package org.merlon.towers;

import java.util.List;
import java.util.Map;
import org.merlon.engine.Evaluation;
import org.merlon.engine.Game;
import org.merlon.engine.GameState;
import org.merlon.engine.Setup;
import org.merlon.engine.Variant;
import org.merlon.engine.chance.Chance;
import org.merlon.engine.chance.Key;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.move.VerbForm;

/** Nine Towers: players lay stones in turn and hold the towers that they complete; adjacent towers score extra. */
public final class TowersGame implements Game {
    @Override
    public String id() {
        return "towers";
    }

    @Override
    public String name() {
        return "Nine Towers";
    }

    @Override
    public List<Variant> variants() {
        return List.of(new Variant("standard", 2, 4, List.of(), List.of()));
    }

    @Override
    public List<VerbForm> verbs() {
        return List.of(VerbForm.of("lay", "space:at", Map.of(), "stones"));
    }

    @Override
    public GameState start(Setup setup, Key key) {
        return new TowersState(setup, new Chance(key));
    }

    @Override
    public GameState load(Setup setup, Chance chance, Fields fields) throws MalformedException {
        return new TowersState(setup, chance).read(fields);
    }

    @Override
    public Evaluation evaluation() {
        return (state, seat) -> state.score(seat);
    }
}
