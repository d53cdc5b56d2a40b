package org.merlon.engine.move;

import java.util.ArrayList;
import java.util.List;
import org.merlon.engine.data.Data;

/**
 * Collects the events of a move in order.
 *
 * <p>Events are public: they contain only what everybody at the table saw. Private information is in the views.
 */
public final class EventLog {
    /** Records nothing: for playouts and search. A state checks {@link #on} before it creates an event. */
    public static final EventLog OFF = new EventLog(false);

    private final boolean on;
    private final List<Data.Obj> events = new ArrayList<>();

    public EventLog() {
        this(true);
    }

    private EventLog(boolean on) {
        this.on = on;
    }

    public boolean isOn() {
        return on;
    }

    /** Adds an event with this name and returns it so that the caller can add its details. */
    public Data.Obj add(String name) {
        var event = new Data.Obj().put("event", name);
        add(event);
        return event;
    }

    /** Adds an event whose first field is its name. */
    public void add(Data.Obj event) {
        if (!on) {
            throw new IllegalStateException("the event log is off; check it before adding an event");
        }
        events.add(event);
    }

    public List<Data.Obj> events() {
        return List.copyOf(events);
    }
}
