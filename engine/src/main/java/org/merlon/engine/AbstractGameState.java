package org.merlon.engine;

import org.merlon.engine.chance.Chance;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.parts.StatePart;

/** Base class of game states. Subclasses list their fields once, in one method that serves copying and hashing. */
public abstract class AbstractGameState implements GameState {
    private final Setup setup;
    private final Chance chance;

    protected AbstractGameState(Setup setup, Chance chance) {
        this.setup = setup;
        this.chance = chance;
    }

    /** Creates an empty state of the same setup with this chance. */
    protected abstract AbstractGameState newState(Chance chance);

    /** Does what {@link StatePart#copyFrom} does, for all fields but the chance. The other state has the same setup and class. */
    protected abstract void copyFrom(GameState other, CopyHasher hasher);

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
        AbstractGameState copy = newState(new Chance(chance));
        copy.copyFrom(this, CopyHasher.COPY_ONLY);
        return copy;
    }

    @Override
    public final void copyFrom(GameState other) {
        chance.copyFrom(other.chance());
        copyFrom(other, CopyHasher.COPY_ONLY);
    }

    @Override
    public final long hash() {
        CopyHasher hasher = CopyHasher.startingFrom(chance.hash());
        copyFrom(this, hasher);
        return hasher.hash();
    }
}
