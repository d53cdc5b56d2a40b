package org.merlon.server.game;

import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;
import org.merlon.server.wire.table.PaceInfo;

/** The way in which time is counted at a table. */
public sealed interface Pace {
    /** A day in milliseconds. */
    long DAY_MILLIS = 24L * 60 * 60 * 1000;

    /** No clock. */
    record Untimed() implements Pace {}

    /** A clock for each seat that starts with {@code base} milliseconds and gains {@code increment} with every turn. */
    record Live(long base, long increment) implements Pace {}

    /** A number of days for each decision. */
    record Days(int days) implements Pace {}

    /** The stored form: {@code {"kind":"live","base":600,"increment":10}} in seconds, {@code {"kind":"days","days":3}}, or none. */
    default Data.Obj data() {
        var data = new Data.Obj();
        return switch (this) {
            case Untimed untimed -> data.put("kind", "none");
            case Live live ->
                data.put("kind", "live").put("base", live.base / 1000).put("increment", live.increment / 1000);
            case Days days -> data.put("kind", "days").put("days", days.days);
        };
    }

    /** The form that clients see. */
    default PaceInfo info() {
        return switch (this) {
            case Untimed untimed -> new PaceInfo.NoClock();
            case Live live -> new PaceInfo.LiveClock((int) (live.base / 1000), (int) (live.increment / 1000));
            case Days days -> new PaceInfo.DayClock(days.days);
        };
    }

    /** The pace that a client asks for. */
    static Pace of(PaceInfo requested) {
        return switch (requested) {
            case PaceInfo.NoClock none -> new Untimed();
            case PaceInfo.LiveClock live ->
                new Live(1000L * live.base(), live.increment() == null ? 0 : 1000L * live.increment());
            case PaceInfo.DayClock days -> new Days(days.days());
        };
    }

    /**
     * Reads the stored form. The limits on new tables do not apply, since they may have been different when the table
     * was created.
     */
    static Pace read(Fields fields) throws MalformedException {
        String kind = fields.text("kind", "none");
        Pace pace = switch (kind) {
            case "none" -> new Untimed();
            case "live" ->
                new Live(
                        1000L * fields.whole("base", 1, Integer.MAX_VALUE),
                        1000L * fields.whole("increment", 0, 0, Integer.MAX_VALUE));
            case "days" -> new Days(fields.whole("days", 1, 36_500)); // a century, so that deadlines fit a long
            default -> throw fields.wrong("kind", "none, live or days is wanted, not '" + kind + "'");
        };
        fields.refuseUnknownFields();
        return pace;
    }
}
