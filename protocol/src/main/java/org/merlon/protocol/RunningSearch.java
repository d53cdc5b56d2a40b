package org.merlon.protocol;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.merlon.bots.Choice;
import org.merlon.bots.PendingChoice;
import org.merlon.engine.GameState;
import org.merlon.engine.data.Data;

/** A bot's search that runs in steps, and its reply. */
public final class RunningSearch {
    private static final long NANOS_A_MILLI = 1_000_000;

    private final PendingChoice thinking;
    private final GameState state;
    private final Host host;
    private final boolean counted;
    private final long begin = System.nanoTime();
    private boolean more = true;

    /** @param counted true if the reply contains the visits of each move */
    RunningSearch(PendingChoice thinking, GameState state, Host host, boolean counted) {
        this.thinking = thinking;
        this.state = state;
        this.host = host;
        this.counted = counted;
    }

    /** Continues for about this many milliseconds; returns true if more time could still change the result. */
    public boolean goOn(int millis) {
        more = more && thinking.goOn(millis);
        return more;
    }

    /** Returns the choice as of now, in the format of the reply. */
    public String info() {
        return "info " + told(thinking.soFar());
    }

    /** Makes the choice and returns the reply. */
    Reply end() {
        Choice choice = thinking.choose();
        String told = told(choice);
        return new Reply.Answer(
                counted ? told.substring(0, told.length() - 1) + ",\"visits\":" + visits() + "}" : told);
    }

    private String told(Choice choice) {
        return "{\"move\":" + host.write(new Data.Text(state.spell(choice.move())))
                + ",\"value\":" + decimals(choice.value())
                + ",\"pv\":" + host.write(Data.texts(choice.pv()))
                + ",\"iterations\":" + choice.iterations()
                + ",\"millis\":" + (System.nanoTime() - begin) / NANOS_A_MILLI + "}";
    }

    private String visits() {
        var visits = new Data.Obj();
        for (Map.Entry<Integer, Long> each : thinking.visits().entrySet()) {
            if (each.getValue() > 0) {
                visits.put(state.spell(each.getKey()), each.getValue());
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
