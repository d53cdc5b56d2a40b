package org.merlon.engine;

import org.merlon.engine.data.Data;

/** What one viewer may know of a state, as data; the only form in which a state leaves for a player. */
public final class View {
    private final Data.Obj data;

    /** Only {@link Positions} makes views, so that nothing else can pass for one. */
    View(Data.Obj data) {
        this.data = data;
    }

    public Data.Obj data() {
        return data;
    }
}
