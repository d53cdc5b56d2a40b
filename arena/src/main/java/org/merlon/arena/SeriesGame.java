package org.merlon.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.merlon.bots.Choice;
import org.merlon.bots.PlayerFailedException;
import org.merlon.bots.PlayerPool;
import org.merlon.bots.StopSignal;
import org.merlon.engine.GameState;
import org.merlon.engine.Outcome;
import org.merlon.engine.move.EventLog;

/** One game of a series being played. */
final class SeriesGame {
    /** Statistics of one seat. */
    private static final class SeatStatistics {
        final SortedMap<String, Integer> actions = new TreeMap<>();
        long micros;
        long maxMicros;
        long iterations;
    }

    private final MatchPlan plan;
    private final int index;
    private final List<Integer> lineup;
    private final GameState state;
    private final List<SeatStatistics> statistics = new ArrayList<>();
    private int moves;

    SeriesGame(MatchPlan plan, int index) {
        this.plan = plan;
        this.index = index;
        lineup = plan.lineup(index);
        state = plan.setup().game().start(plan.setup(), plan.key(index));
        lineup.forEach(contestant -> statistics.add(new SeatStatistics()));
    }

    /** Plays the game; returns null if it was stopped. */
    @Nullable GameRecord play(StopSignal stop) {
        try (var bots = new PlayerPool(lineup.size())) {
            while (!state.isOver() && !stop.isRequested()) {
                int seat = state.toMove();
                try {
                    move(seat, bots, stop);
                } catch (PlayerFailedException e) {
                    return stop.isRequested() ? null : failed(seat, e.getMessage());
                }
            }
            return stop.isRequested() ? null : finished();
        }
    }

    private void move(int seat, PlayerPool bots, StopSignal stop) {
        Contestant contestant = plan.contestants().get(lineup.get(seat));
        long startNanos = System.nanoTime();
        Choice choice =
                bots.choose(seat, contestant.players(), state, contestant.budget(), plan.botSeed(index, moves), stop);
        long micros = TimeUnit.NANOSECONDS.toMicros(System.nanoTime() - startNanos);
        SeatStatistics seatStatistics = statistics.get(seat);
        seatStatistics.actions.merge(firstWord(state.notation(choice.move())), 1, Integer::sum);
        seatStatistics.micros += micros;
        seatStatistics.maxMicros = Math.max(seatStatistics.maxMicros, micros);
        seatStatistics.iterations += choice.iterations();
        state.play(choice.move(), EventLog.OFF);
        moves++;
    }

    private static String firstWord(String move) {
        int blank = move.indexOf(' ');
        return blank < 0 ? move : move.substring(0, blank);
    }

    private GameRecord finished() {
        return record(state.ranks(), state.outcome(), null);
    }

    /** Records a failed game: the failed seat is last and the others share the win; a cooperative game is lost. */
    private GameRecord failed(int seat, @Nullable String reason) {
        var ranks = new int[lineup.size()];
        for (int i = 0; i < ranks.length; i++) {
            ranks[i] = i == seat ? ranks.length : 1;
        }
        String name = plan.contestants().get(lineup.get(seat)).name();
        return record(ranks, plan.isCooperative() ? Outcome.LOST : Outcome.NONE, name + ": " + reason);
    }

    private GameRecord record(int[] ranks, Outcome outcome, @Nullable String failure) {
        var seats = new ArrayList<GameRecord.Seat>();
        for (int seat = 0; seat < lineup.size(); seat++) {
            SeatStatistics seatStatistics = statistics.get(seat);
            seats.add(new GameRecord.Seat(
                    lineup.get(seat),
                    state.label(seat),
                    state.score(seat),
                    ranks[seat],
                    seatStatistics.actions,
                    seatStatistics.micros,
                    seatStatistics.maxMicros,
                    seatStatistics.iterations));
        }
        return new GameRecord(index, seats, outcome, failure);
    }
}
