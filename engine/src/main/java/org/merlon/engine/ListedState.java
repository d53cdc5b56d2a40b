package org.merlon.engine;

/** What the states of all games begin with: a setup, its chance, and one list of everything else that they consist of. */
public abstract class ListedState<S extends ListedState<S>> implements GameState {
    private final Setup setup;
    private final Chance chance;

    protected ListedState(Setup setup, Chance chance) {
        this.setup = setup;
        this.chance = chance;
    }

    /** This state as the type that it is. */
    protected abstract S self();

    /** A fresh state of the same setup, with a chance of its own. */
    protected abstract S blank(Chance own);

    /** As {@link Part#take}, for all but the chance. */
    protected abstract void take(S from, Tally tally);

    @Override
    public final Setup setup() {
        return setup;
    }

    @Override
    public final Chance chance() {
        return chance;
    }

    @Override
    public final S copy() {
        S copy = blank(new Chance(chance));
        copy.take(self(), Tally.SILENT);
        return copy;
    }

    @Override
    public final void copyFrom(GameState other) {
        // Only states of the same setup come here, and those are of one class.
        @SuppressWarnings("unchecked")
        S source = (S) other;
        chance.copyFrom(source.chance());
        take(source, Tally.SILENT);
    }

    @Override
    public final long hash() {
        Tally tally = Tally.after(chance.hash());
        take(self(), tally);
        return tally.hash();
    }
}
