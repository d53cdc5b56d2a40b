package org.merlon.engine;

import java.util.List;
import org.merlon.engine.chance.Chance;
import org.merlon.engine.chance.Key;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.words.Phrase;

/** A minimal game that uses every feature: variants, options, hidden cards, dice and an end. */
public final class ToyGame implements Game {
    static final Option MAX_TAKEN = new Option.Choice("most", List.of("two", "three"));
    static final Option DICE = new Option.Switch("dice");

    @Override
    public String id() {
        return "toy";
    }

    @Override
    public String name() {
        return "Toy";
    }

    @Override
    public List<Variant> variants() {
        return List.of(
                new Variant("short", 2, 3, List.of(MAX_TAKEN, DICE), List.of()),
                new Variant("long", 2, 2, List.of(MAX_TAKEN), List.of(DICE)));
    }

    @Override
    public void check(Setup setup) throws SetupException {
        if (setup.players() == 3 && setup.choice("most").equals("three")) {
            throw Setup.badOption(Phrase.literal("three stones a move leave nothing for the third player"));
        }
    }

    @Override
    public GameState start(Setup setup, Key key) {
        var state = new ToyState(setup, new Chance(key));
        state.deal();
        return state;
    }

    @Override
    public GameState load(Setup setup, Chance chance, Fields fields) throws MalformedException {
        var state = new ToyState(setup, chance);
        state.load(fields);
        return state;
    }

    @Override
    public Evaluation evaluation() {
        return GameState::score;
    }

    static Setup setup(String variant, int players, Data.Obj options) {
        try {
            return Setup.of(new ToyGame(), variant, players, options.fields());
        } catch (SetupException e) {
            throw new AssertionError(e);
        }
    }

    static Setup shortSetup() {
        return setup("short", 2, new Data.Obj().put("dice", true));
    }
}
