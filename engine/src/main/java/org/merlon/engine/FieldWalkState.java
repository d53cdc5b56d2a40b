package org.merlon.engine;

import org.merlon.engine.chance.Chance;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.parts.Part;

/** What the states of all games begin with: a setup, its chance, and one list of everything else that they consist of. */
public abstract class FieldWalkState implements GameState {
    private final Setup setup;
    private final Chance chance;

    protected FieldWalkState(Setup setup, Chance chance) {
        this.setup = setup;
        this.chance = chance;
    }

    /** A fresh state of the same setup, with a chance of its own. */
    protected abstract FieldWalkState blank(Chance own);

    /** As {@link Part#become}, for all but the chance; the other comes from the same setup, so it is of the same class. */
    protected abstract void become(GameState other, CopyHasher tally);

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
        FieldWalkState copy = blank(new Chance(chance));
        copy.become(this, CopyHasher.SILENT);
        return copy;
    }

    @Override
    public final void copyFrom(GameState other) {
        chance.copyFrom(other.chance());
        become(other, CopyHasher.SILENT);
    }

    @Override
    public final long hash() {
        CopyHasher tally = CopyHasher.after(chance.hash());
        become(this, tally);
        return tally.hash();
    }
}
