package org.merlon.server.game;

import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;
import org.merlon.server.wire.table.NewTable;
import org.merlon.server.wire.table.PaceInfo;

/** How quickly people have agreed to play. */
public sealed interface Pace {
    /** A day in milliseconds. */
    long DAY = 24L * 60 * 60 * 1000;

    /** A game without a clock is abandoned when nothing has happened for so long: a summer away, and some more. */
    int ABANDONED_DAYS = 60;

    /** A table that waits for players is closed after so many days without anybody: those who wanted it have gone. */
    int FORGOTTEN_DAYS = 3;

    /** A table that was closed before a game began is removed after so many days: who comes late still sees why. */
    int CLEARED_DAYS = 7;

    /** How long a game without a clock rests before it is abandoned, in milliseconds. */
    long ABANDONED = ABANDONED_DAYS * DAY;

    /** No clock. */
    record Unhurried() implements Pace {}

    /** A clock for each seat that starts with {@code base} milliseconds and gains {@code increment} with every turn. */
    record Live(long base, long increment) implements Pace {}

    /** So many days for each decision. */
    record Days(int days) implements Pace {}

    /** As it is stored: {@code {"kind":"live","base":600,"increment":10}} in seconds, {@code {"kind":"days","days":3}}, or none. */
    default Data.Obj data() {
        var data = new Data.Obj();
        return switch (this) {
            case Unhurried none -> data.put("kind", "none");
            case Live live ->
                data.put("kind", "live").put("base", live.base / 1000).put("increment", live.increment / 1000);
            case Days some -> data.put("kind", "days").put("days", some.days);
        };
    }

    /** As everybody is told. */
    default PaceInfo info() {
        return switch (this) {
            case Unhurried none -> new PaceInfo.Unhurried();
            case Live live -> new PaceInfo.ByClock(live.base / 1000, live.increment / 1000);
            case Days some -> new PaceInfo.ByDays(some.days);
        };
    }

    /** As it is wished for. */
    static Pace of(NewTable.NewPace wanted) {
        return switch (wanted) {
            case NewTable.NoClock none -> new Unhurried();
            case NewTable.LiveClock live ->
                new Live(1000L * live.base(), live.increment() == null ? 0 : 1000L * live.increment());
            case NewTable.DayClock some -> new Days(some.days());
        };
    }

    static Pace read(Fields fields) throws MalformedException {
        String kind = fields.text("kind", "none");
        Pace pace = switch (kind) {
            case "none" -> new Unhurried();
            case "live" ->
                new Live(
                        1000L * fields.whole("base", NewTable.MIN_BASE, NewTable.MAX_BASE),
                        1000L * fields.whole("increment", 0, 0, NewTable.MAX_INCREMENT));
            case "days" -> new Days(fields.whole("days", 1, NewTable.MAX_DAYS));
            default -> throw fields.wrong("kind", "none, live or days is wanted, not '" + kind + "'");
        };
        fields.nothingElse();
        return pace;
    }
}
