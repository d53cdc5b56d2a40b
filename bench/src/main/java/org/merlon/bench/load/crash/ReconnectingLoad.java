package org.merlon.bench.load.crash;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import org.merlon.bench.load.client.ApiClient;
import org.merlon.bench.load.client.EventLoop;
import org.merlon.bench.load.client.LoadPlayer;
import org.merlon.bench.load.client.TableRun;

/** Players who reconnect after a fault and send unanswered moves again. The run records all acknowledged moves. */
public abstract class ReconnectingLoad extends TableRun {
    private static final long RETRY_NANOS = 50_000_000; // between attempts to reconnect or send again

    private record DelayedMove(LoadPlayer player, long due) {}

    private final Map<String, ExpectedLog> expectedLogs = new ConcurrentHashMap<>();
    private final Deque<Runnable> retries = new ArrayDeque<>();

    /** Players waiting to send their moves, ordered by time. */
    private final Queue<DelayedMove> delayedMoves = new PriorityQueue<>(Comparator.comparingLong(DelayedMove::due));

    private final SplittableRandom random = new SplittableRandom(1);
    private final long thinkNanos;
    private long nextRetry;
    private long acknowledged;
    private boolean playing;

    /** @param thinkNanos the mean thinking time of a player in nanoseconds; 0 for full speed */
    protected ReconnectingLoad(EventLoop loop, List<ApiClient> apis, long thinkNanos) {
        super(loop, apis);
        this.thinkNanos = thinkNanos;
    }

    /** Lets players move, or stops them after their current moves. */
    public final void setPlaying(boolean isPlaying) {
        loop.call(() -> playing = isPlaying);
    }

    protected final boolean isPlaying() {
        return playing;
    }

    /** Returns whether players may reconnect now. */
    protected boolean mayRetry() {
        return true;
    }

    protected final void retry(Runnable action) {
        retries.add(action);
    }

    @Override
    protected void tick() {
        long now = System.nanoTime();
        for (DelayedMove next = delayedMoves.peek(); next != null && next.due <= now; next = delayedMoves.peek()) {
            delayedMoves.remove();
            play(next.player, next.due);
        }
        if (mayRetry() && now - nextRetry > 0) {
            nextRetry = now + RETRY_NANOS;
            for (int i = retries.size(); i > 0; i--) {
                retries.remove().run();
            }
        }
    }

    @Override
    public void onConnected(LoadPlayer player) {}

    @Override
    public final void onTurn(LoadPlayer player) {
        long now = System.nanoTime();
        if (thinkNanos == 0) {
            play(player, now);
        } else {
            delayedMoves.add(new DelayedMove(player, now + random.nextLong(2 * thinkNanos)));
        }
    }

    /** @param due the time at which the move should be sent, from which its latency counts */
    private void play(LoadPlayer player, long due) {
        if (!playing) {
            retries.add(() -> play(player, System.nanoTime()));
            return;
        }
        beforeMove(player);
        if (player.nextMove() != null && player.pendingMove() == null) {
            expectedLog(player.table()).recordSent(player.nextMoveAfter() + 1, String.valueOf(player.nextMove()));
            player.play(due);
        }
    }

    /** Called before a player sends a move. */
    protected void beforeMove(LoadPlayer player) {}

    @Override
    public void onAcknowledged(LoadPlayer player, int number, String move) {
        acknowledged++;
        expectedLog(player.table()).recordAcknowledged(number, move);
    }

    @Override
    public final void onRefused(LoadPlayer player, String code) {
        switch (code) {
            case "stale" -> player.dropMove();
            case "unavailable" -> retries.add(player::resend);
            default -> report("a move was refused: " + code);
        }
    }

    public final long acknowledged() {
        return loop.call(() -> acknowledged);
    }

    public final ExpectedLog expectedLog(String table) {
        return expectedLogs.computeIfAbsent(table, any -> new ExpectedLog());
    }

    /** Returns the expected logs by table. */
    public final Map<String, ExpectedLog> expectedLogs() {
        return expectedLogs;
    }
}
