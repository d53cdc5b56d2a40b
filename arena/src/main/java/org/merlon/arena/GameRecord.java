package org.merlon.arena;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.Outcome;

/**
 * What is remembered of one game of a series.
 *
 * @param index which game of the series it was
 * @param outcome how it ended if it was won or lost together
 * @param failure why it was broken off, to the disadvantage of the seat that failed; null if it was played to the end
 */
public record GameRecord(
        int index,
        List<Seat> seats,
        Outcome outcome,
        @Nullable String failure) {
    /**
     * How it went in one seat.
     *
     * @param contestant who sat there, counted from 0
     * @param label what the game calls the seat, or null
     * @param rank 1 for the best
     * @param actions how often each kind of move was made: its first word
     * @param micros all of its thinking
     * @param slowest the longest it thought about one move, in microseconds
     * @param iterations how many looks ahead it took
     */
    public record Seat(
            int contestant,
            @Nullable String label,
            int score,
            int rank,
            SortedMap<String, Integer> actions,
            long micros,
            long slowest,
            long iterations) {
        public Seat {
            actions = Collections.unmodifiableSortedMap(new TreeMap<>(actions));
        }

        public int moves() {
            return actions.values().stream().mapToInt(Integer::intValue).sum();
        }
    }

    public GameRecord {
        seats = List.copyOf(seats);
    }

    public int moves() {
        return seats.stream().mapToInt(Seat::moves).sum();
    }

    /** Which part of the win belongs to a seat: all of it, none, or its share of a tie for the first place. */
    public double share(int seat) {
        if (outcome != Outcome.NONE) {
            return outcome == Outcome.WON ? 1 : 0;
        }
        if (seats.get(seat).rank() != 1) {
            return 0;
        }
        return 1.0 / seats.stream().filter(each -> each.rank() == 1).count();
    }
}
