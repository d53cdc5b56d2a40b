package org.merlon.engine.move;

import java.util.ArrayList;
import java.util.List;
import org.merlon.engine.data.Data;

/**
 * What happened while a move was played, in order.
 *
 * <p>Events are public: they hold only what everybody at the table saw. What one seat alone learned stands in its view.
 */
public final class EventLog {
    /** Takes nothing: for playouts and search. A state asks {@link #on} before it builds an event. */
    public static final EventLog OFF = new EventLog(false);

    private final boolean on;
    private final List<Data.Obj> events = new ArrayList<>();

    public EventLog() {
        this(true);
    }

    private EventLog(boolean on) {
        this.on = on;
    }

    public boolean on() {
        return on;
    }

    /** Adds an event of this name and returns it, for its details to be put in. */
    public Data.Obj add(String name) {
        var event = new Data.Obj().put("event", name);
        add(event);
        return event;
    }

    /** Adds an event whose first field is its name. */
    public void add(Data.Obj event) {
        if (!on) {
            throw new IllegalStateException("ask on() before adding an event");
        }
        events.add(event);
    }

    public List<Data.Obj> events() {
        return List.copyOf(events);
    }
}
