package org.merlon.arena.report;

import java.util.ArrayList;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.merlon.arena.GameRecord;
import org.merlon.engine.Outcome;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;

/** Converts games of a series to data and back. */
final class GameRecordCodec {
    private GameRecordCodec() {}

    static Data.Obj write(GameRecord game) {
        var seats = new Data.Arr();
        for (GameRecord.Seat seat : game.seats()) {
            var actions = new Data.Obj();
            seat.actions().forEach(actions::put);
            var data = new Data.Obj().put("bot", seat.contestant());
            if (seat.label() != null) {
                data.put("label", seat.label());
            }
            seats.add(data.put("score", seat.score())
                    .put("rank", seat.rank())
                    .put("actions", actions)
                    .put("micros", seat.micros())
                    .put("slowest", seat.maxMicros())
                    .put("iterations", seat.iterations()));
        }
        var data = new Data.Obj().put("index", game.index()).put("seats", seats);
        if (game.outcome() != Outcome.NONE) {
            data.put("outcome", game.outcome().name().toLowerCase(Locale.ROOT));
        }
        if (game.failure() != null) {
            data.put("failure", game.failure());
        }
        return data;
    }

    static GameRecord read(Data data) throws MalformedException {
        if (!(data instanceof Data.Obj object)) {
            throw new MalformedException("a game is an object");
        }
        var fields = new Fields(object);
        var seats = new ArrayList<GameRecord.Seat>();
        for (Fields seat : fields.objects("seats")) {
            seats.add(new GameRecord.Seat(
                    seat.whole("bot", 0, Integer.MAX_VALUE),
                    seat.textOrNull("label"),
                    seat.whole("score", Integer.MIN_VALUE, Integer.MAX_VALUE),
                    seat.whole("rank", 1, Integer.MAX_VALUE),
                    actions(seat),
                    number(seat, "micros"),
                    number(seat, "slowest"),
                    number(seat, "iterations")));
        }
        return new GameRecord(
                fields.whole("index", 0, Integer.MAX_VALUE), seats, outcome(fields), fields.textOrNull("failure"));
    }

    private static Outcome outcome(Fields fields) throws MalformedException {
        String word = fields.text("outcome", "none");
        for (Outcome outcome : Outcome.values()) {
            if (outcome.name().toLowerCase(Locale.ROOT).equals(word)) {
                return outcome;
            }
        }
        throw fields.wrong("outcome", "won or lost is wanted, not " + word);
    }

    private static SortedMap<String, Integer> actions(Fields seat) throws MalformedException {
        SortedMap<String, Integer> actions = new TreeMap<>();
        if (seat.raw("actions") instanceof Data.Obj counts) {
            for (Map.Entry<String, Data> entry : counts.fields().entrySet()) {
                if (!(entry.getValue() instanceof Data.Whole times)) {
                    throw seat.wrong("actions", "a number is wanted for " + entry.getKey());
                }
                actions.put(entry.getKey(), Math.toIntExact(times.value()));
            }
        }
        return actions;
    }

    private static long number(Fields seat, String name) throws MalformedException {
        if (seat.raw(name) instanceof Data.Whole number) {
            return number.value();
        }
        throw seat.wrong(name, "a number is wanted");
    }
}
