package org.merlon.server.wire.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Ids;
import org.merlon.protocol.json.Json;
import org.merlon.protocol.json.JsonException;
import org.merlon.protocol.view.Status;

/**
 * The result of a game.
 *
 * @param ranks places by seat, 1 for the best
 * @param winners the seats that won
 * @param scores by seat
 * @param forfeited the seats that gave up, in order
 * @param outcome set in cooperative and solo games
 */
public record GameResult(
        List<Integer> ranks,
        List<Integer> winners,
        List<Integer> scores,
        List<Integer> forfeited,
        int moves,
        Status.@Nullable Ending outcome) {

    /** Reads a stored result. */
    public static GameResult of(Data.Obj data) {
        Status.Ending outcome = data.fields().get("outcome") instanceof Data.Text text
                ? Ids.find(Status.Ending.values(), text.value())
                : null;
        return new GameResult(
                integers(data, "ranks"),
                integers(data, "winners"),
                integers(data, "scores"),
                integers(data, "forfeited"),
                data.fields().get("moves") instanceof Data.Whole moves ? (int) moves.value() : 0,
                outcome);
    }

    /**
     * Parses a stored result, or returns null if it cannot be read: the log is authoritative, and lists work without a
     * result.
     */
    public static @Nullable GameResult parse(@Nullable String json) {
        try {
            return json != null && Json.read(json) instanceof Data.Obj data ? of(data) : null;
        } catch (JsonException e) {
            return null;
        }
    }

    private static List<Integer> integers(Data.Obj data, String name) {
        var numbers = new ArrayList<Integer>();
        if (data.fields().get(name) instanceof Data.Arr list) {
            for (Data item : list.items()) {
                if (item instanceof Data.Whole whole) {
                    numbers.add((int) whole.value());
                }
            }
        }
        return numbers;
    }
}
