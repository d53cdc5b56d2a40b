package org.merlon.arena;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.Outcome;

/**
 * The result of one game of a series.
 *
 * @param index the index of the game in the series
 * @param outcome the outcome of a cooperative game
 * @param failure the reason why the game was aborted, which counts as a loss for the failed seat; null if it was completed
 */
public record GameRecord(
        int index,
        List<Seat> seats,
        Outcome outcome,
        @Nullable String failure) {
    /**
     * The result of one seat.
     *
     * @param contestant the index of the contestant in this seat
     * @param label the game's name for the seat, or null
     * @param rank 1 for the best
     * @param actions the number of moves of each kind, by their first word
     * @param micros the total thinking time in microseconds
     * @param maxMicros the longest thinking time for one move in microseconds
     * @param iterations the number of search iterations
     */
    public record Seat(
            int contestant,
            @Nullable String label,
            int score,
            int rank,
            SortedMap<String, Integer> actions,
            long micros,
            long maxMicros,
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

    /** Returns a seat's share of the win: 1, 0, or its part of a tie for first place. */
    public double winShare(int seat) {
        if (outcome != Outcome.NONE) {
            return outcome == Outcome.WON ? 1 : 0;
        }
        if (seats.get(seat).rank() != 1) {
            return 0;
        }
        return 1.0 / seats.stream().filter(each -> each.rank() == 1).count();
    }
}
