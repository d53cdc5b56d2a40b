package org.merlon.engine;

import org.merlon.engine.chance.Chance;
import org.merlon.engine.parts.Part;
import org.merlon.engine.parts.Tally;

/** What the states of all games begin with: a setup, its chance, and one list of everything else that they consist of. */
public abstract class ListedState implements GameState {
    private final Setup setup;
    private final Chance chance;

    protected ListedState(Setup setup, Chance chance) {
        this.setup = setup;
        this.chance = chance;
    }

    /** A fresh state of the same setup, with a chance of its own. */
    protected abstract ListedState blank(Chance own);

    /** As {@link Part#become}, for all but the chance; the other comes from the same setup, so it is of the same class. */
    protected abstract void become(GameState other, Tally tally);

    @Override
    public final Setup setup() {
        return setup;
    }

    @Override
    public final Chance chance() {
        return chance;
    }

    @Override
    public final GameState copy() {
        ListedState copy = blank(new Chance(chance));
        copy.become(this, Tally.SILENT);
        return copy;
    }

    @Override
    public final void copyFrom(GameState other) {
        chance.copyFrom(other.chance());
        become(other, Tally.SILENT);
    }

    @Override
    public final long hash() {
        Tally tally = Tally.after(chance.hash());
        become(this, tally);
        return tally.hash();
    }
}
