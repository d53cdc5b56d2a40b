package org.merlon.engine;

import org.merlon.engine.data.Data;

/** The part of a state that one viewer may know, as data. Only views are sent to players. */
public final class View {
    private final Data.Obj data;

    /** Package-private: only {@link Positions} creates views, so no other data can be sent as one by mistake. */
    View(Data.Obj data) {
        this.data = data;
    }

    public Data.Obj data() {
        return data;
    }
}
