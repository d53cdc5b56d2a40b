package org.merlon.protocol;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.merlon.bots.Choice;
import org.merlon.bots.SteppedChoice;
import org.merlon.engine.GameState;
import org.merlon.engine.data.Data;

/** A bot's search that runs in steps, and its reply. */
public final class SteppedSearch {
    private static final long NANOS_PER_MILLI = 1_000_000;

    private final SteppedChoice pending;
    private final GameState state;
    private final Host host;
    private final boolean withVisits;
    private final long startNanos = System.nanoTime();
    private boolean unfinished = true;

    /** @param withVisits true if the reply contains the visits of each move */
    SteppedSearch(SteppedChoice pending, GameState state, Host host, boolean withVisits) {
        this.pending = pending;
        this.state = state;
        this.host = host;
        this.withVisits = withVisits;
    }

    /** Continues for about this many milliseconds; returns true if more time could still change the result. */
    public boolean advance(int millis) {
        unfinished = unfinished && pending.advance(millis);
        return unfinished;
    }

    /** Returns the choice as of now, in the format of the reply. */
    public String info() {
        return "info " + json(pending.current());
    }

    /** Makes the choice and returns the reply. */
    Reply end() {
        Choice choice = pending.finish();
        String json = json(choice);
        return new Reply.Answer(
                withVisits ? json.substring(0, json.length() - 1) + ",\"visits\":" + visits() + "}" : json);
    }

    private String json(Choice choice) {
        return "{\"move\":" + host.write(new Data.Text(state.notation(choice.move())))
                + ",\"value\":" + decimals(choice.value())
                + ",\"pv\":" + host.write(Data.texts(choice.pv()))
                + ",\"iterations\":" + choice.iterations()
                + ",\"millis\":" + (System.nanoTime() - startNanos) / NANOS_PER_MILLI + "}";
    }

    private String visits() {
        var visits = new Data.Obj();
        for (Map.Entry<Integer, Long> each : pending.visits().entrySet()) {
            if (each.getValue() > 0) {
                visits.put(state.notation(each.getKey()), each.getValue());
            }
        }
        return host.write(visits);
    }

    /** Writes a JSON list by hand, since Data has only whole numbers; writes null for infinity, which JSON lacks. */
    static String decimals(List<Double> values) {
        return values.stream()
                .map(value -> Double.isFinite(value) ? value.toString() : "null")
                .collect(Collectors.joining(",", "[", "]"));
    }
}
