package org.merlon.server.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;

/** What a table tells somebody who watches it. */
public sealed interface News {

    /**
     * The log has grown.
     *
     * @param view what the table looks like now to this watcher, or null if more entries follow at once
     */
    record Happened(Data.Obj entry, List<Data.Obj> events, Data.@Nullable Obj view) implements News {}

    /** The whole table anew, because the watcher has just come or has fallen behind. */
    record Whole(Data.Obj view) implements News {}

    /**
     * Who is there.
     *
     * @param seats for each seat whether its person is
     * @param watching how many others look on
     */
    record Presence(List<Boolean> seats, int watching) implements News {}

    /**
     * Somebody asks to go back to when only so many moves stood.
     *
     * @param number the last entry when it was asked; an answer repeats it
     */
    record UndoAsked(int seat, int kept, int number) implements News {}

    /** Somebody does not want to go back. */
    record UndoRefused(int seat) implements News {}

    /** Somebody has said something. */
    record Said(String room, String name, String text, long time) implements News {}

    /** Somebody has drawn a part of their sheet anew; no strokes if it was rubbed out. */
    record Drawn(int seat, String part, Data.Arr strokes) implements News {}

    /** The same people meet again. */
    record Rematch(String next, String invitation) implements News {}

    /** As it is sent. */
    default Data.Obj data(String table) {
        var data = new Data.Obj().put("type", type()).put("table", table);
        return switch (this) {
            case Happened n -> {
                data.put("entry", n.entry).put("events", new Data.Arr(new ArrayList<>(n.events)));
                yield n.view == null ? data : data.put("view", n.view);
            }
            case Whole n -> data.put("view", n.view);
            case Presence n ->
                data.put("seats", Data.list(n.seats, Data.Truth::new)).put("watching", n.watching);
            case UndoAsked n -> data.put("seat", n.seat).put("kept", n.kept).put("number", n.number);
            case UndoRefused n -> data.put("seat", n.seat);
            case Said n ->
                data.put("room", n.room).put("name", n.name).put("text", n.text).put("time", n.time);
            case Drawn n -> data.put("seat", n.seat).put("part", n.part).put("strokes", n.strokes);
            case Rematch n -> data.put("next", n.next).put("invitation", n.invitation);
        };
    }

    private String type() {
        return switch (this) {
            case Happened n -> "entry";
            case Whole n -> "table";
            case Presence n -> "presence";
            case UndoAsked n -> "undo-asked";
            case UndoRefused n -> "undo-refused";
            case Said n -> "said";
            case Drawn n -> "drawn";
            case Rematch n -> "rematch";
        };
    }
}
