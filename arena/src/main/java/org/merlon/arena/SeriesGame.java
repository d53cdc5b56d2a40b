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
    private static final class Tally {
        final SortedMap<String, Integer> actions = new TreeMap<>();
        long micros;
        long slowest;
        long iterations;
    }

    private final MatchPlan pairing;
    private final int index;
    private final List<Integer> lineup;
    private final GameState state;
    private final List<Tally> tallies = new ArrayList<>();
    private int moves;

    SeriesGame(MatchPlan pairing, int index) {
        this.pairing = pairing;
        this.index = index;
        lineup = pairing.lineup(index);
        state = pairing.setup().game().start(pairing.setup(), pairing.key(index));
        lineup.forEach(contestant -> tallies.add(new Tally()));
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
        Contestant contestant = pairing.contestants().get(lineup.get(seat));
        long begin = System.nanoTime();
        Choice choice =
                bots.choose(seat, contestant.players(), state, contestant.budget(), pairing.luck(index, moves), stop);
        long micros = TimeUnit.NANOSECONDS.toMicros(System.nanoTime() - begin);
        Tally tally = tallies.get(seat);
        tally.actions.merge(firstWord(state.notation(choice.move())), 1, Integer::sum);
        tally.micros += micros;
        tally.slowest = Math.max(tally.slowest, micros);
        tally.iterations += choice.iterations();
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
    private GameRecord failed(int seat, @Nullable String why) {
        var ranks = new int[lineup.size()];
        for (int i = 0; i < ranks.length; i++) {
            ranks[i] = i == seat ? ranks.length : 1;
        }
        String name = pairing.contestants().get(lineup.get(seat)).name();
        return record(ranks, pairing.together() ? Outcome.LOST : Outcome.NONE, name + ": " + why);
    }

    private GameRecord record(int[] ranks, Outcome outcome, @Nullable String failure) {
        var seats = new ArrayList<GameRecord.Seat>();
        for (int seat = 0; seat < lineup.size(); seat++) {
            Tally tally = tallies.get(seat);
            seats.add(new GameRecord.Seat(
                    lineup.get(seat),
                    state.label(seat),
                    state.score(seat),
                    ranks[seat],
                    tally.actions,
                    tally.micros,
                    tally.slowest,
                    tally.iterations));
        }
        return new GameRecord(index, seats, outcome, failure);
    }
}
