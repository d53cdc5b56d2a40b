package org.merlon.bench;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.merlon.engine.GameState;
import org.merlon.engine.Games;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.move.MoveList;
import org.merlon.engine.play.Playout;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** The JMH benchmarks: the basic loops of every search. */
@State(Scope.Thread)
@SuppressWarnings("NullAway.Init") // JMH fills the parameters, then calls prepare
public class EngineBenchmarks {
    // JMH requires defaults; the command always sets the values.
    @Param("")
    public String game;

    @Param("")
    public String variant;

    @Param("0")
    public int players;

    private PositionSample sample;
    private GameState state;
    private final MoveList moves = new MoveList();
    private final Playout playout = new Playout(new FastRandom(2));
    private int nextStart;

    @org.openjdk.jmh.annotations.Setup
    public void prepare() throws SetupException {
        sample = new PositionSample(Setup.of(Games.byId(game), variant, players, Map.of()));
        state = sample.starts[0].copy();
    }

    /** Counts moves in addition to games, for the moves per second. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Counts {
        public long moves;
    }

    /** Plays a complete random game, generating all legal moves at every step. */
    @Benchmark
    @BenchmarkMode(Mode.Throughput)
    @OutputTimeUnit(TimeUnit.SECONDS)
    public long playout(Counts counts) {
        GameState[] starts = sample.starts;
        nextStart = (nextStart + 1) % starts.length;
        state.copyFrom(starts[nextStart]);
        counts.moves += playout.run(state);
        return counts.moves;
    }

    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @OutputTimeUnit(TimeUnit.NANOSECONDS)
    @OperationsPerInvocation(PositionSample.POSITIONS)
    public long legalMoves() {
        long choices = 0;
        for (GameState position : sample.positions) {
            position.legalMoves(moves);
            choices += moves.size();
        }
        return choices;
    }

    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @OutputTimeUnit(TimeUnit.NANOSECONDS)
    @OperationsPerInvocation(PositionSample.POSITIONS)
    public GameState copy() {
        for (GameState position : sample.positions) {
            state.copyFrom(position);
        }
        return state;
    }
}
