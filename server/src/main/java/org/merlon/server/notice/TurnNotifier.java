package org.merlon.server.notice;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Pace;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.runtime.ServerRuntime;
import org.merlon.server.runtime.TaskTimer;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.accounts.NotificationChannel;
import org.merlon.server.store.accounts.NotificationChannelStore;
import org.merlon.server.table.live.Table;
import org.merlon.server.table.live.TableListener;
import org.merlon.server.table.live.Tables;
import org.merlon.server.table.view.TurnNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Notifies absent players of their turn: once per turn, after a delay, through their notification channels. */
public final class TurnNotifier implements TableListener, AutoCloseable {
    /** Players who return within this time need no notification. */
    static final Duration DEFAULT_DELAY = Duration.ofSeconds(30);

    /** Older entries are not news: the table has only been loaded into memory. */
    private static final Duration MAX_ENTRY_AGE = Duration.ofSeconds(10);

    /** Delays before repeated attempts after a temporary failure. */
    private static final List<Duration> RETRY_DELAYS =
            List.of(Duration.ofSeconds(20), Duration.ofMinutes(2), Duration.ofMinutes(15));

    /**
     * Limits for notifications being delivered at once, and for those waiting for their delay or a retry; others are
     * dropped.
     */
    private static final int MAX_CONCURRENT = 8;

    private static final int MAX_QUEUED = 2_000;

    /** Turns remembered so that a player is notified only once. */
    private static final int MAX_REMEMBERED = 10_000;

    /** Limit per person. */
    private static final int MAX_PER_HOUR = 20;

    private static final Logger LOG = LoggerFactory.getLogger(TurnNotifier.class);

    private final Tables tables;
    private final NotificationChannelStore channels;
    private final NotificationTransport delivery;
    private final InstantSource clock;
    private final ServerRuntime runtime;
    private final TaskTimer timer;
    private final Duration delay;
    private final Semaphore permits = new Semaphore(MAX_CONCURRENT);
    private final AtomicInteger queued = new AtomicInteger();

    /** The turn that was handled last, by table: the number of the entry with which it began. */
    private final Map<String, Integer> lastTurns = boundedMap();

    private final Map<String, int[]> hourlyCounts = boundedMap();

    public TurnNotifier(
            Tables tables,
            NotificationChannelStore channels,
            NotificationTransport delivery,
            InstantSource clock,
            ServerRuntime runtime) {
        this(tables, channels, delivery, clock, runtime, DEFAULT_DELAY);
    }

    TurnNotifier(
            Tables tables,
            NotificationChannelStore channels,
            NotificationTransport delivery,
            InstantSource clock,
            Duration delay) {
        this(tables, channels, delivery, clock, ServerRuntime.SYSTEM, delay);
    }

    private TurnNotifier(
            Tables tables,
            NotificationChannelStore channels,
            NotificationTransport delivery,
            InstantSource clock,
            ServerRuntime runtime,
            Duration delay) {
        this.tables = tables;
        this.channels = channels;
        this.delivery = delivery;
        this.clock = clock;
        this.runtime = runtime;
        timer = runtime.newTimer("turn-notifier");
        this.delay = delay;
    }

    private static <T> Map<String, T> boundedMap() {
        return Collections.synchronizedMap(new LinkedHashMap<>() {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, T> eldest) {
                return size() > MAX_REMEMBERED;
            }
        });
    }

    @Override
    public void onTableChanged(Table table) {
        LiveGame game = table.game();
        String id = game.id();
        int seat = game.toMove();
        String person = seat < 0 ? null : game.occupant(seat).person();
        if (person == null || game.terms().pace() instanceof Pace.Live || !table.wroteLastEntry()) {
            return;
        }
        int number = game.number();
        boolean isRecent = clock.millis() - game.lastTime() < MAX_ENTRY_AGE.toMillis();
        if (isRecent && game.turnNumber() == number && !Integer.valueOf(number).equals(lastTurns.put(id, number))) {
            schedule(delay, () -> notifyPlayer(id, number, person));
        }
    }

    /** Runs a task after a delay on a thread that may block; drops it if too many are waiting. */
    private void schedule(Duration wait, Runnable task) {
        if (queued.incrementAndGet() > MAX_QUEUED) {
            queued.decrementAndGet();
            return;
        }
        try {
            var unused = timer.schedule(() -> runtime.startTask(() -> run(task)), wait.toMillis());
        } catch (RejectedExecutionException e) {
            queued.decrementAndGet(); // the server is shutting down
        }
    }

    private void run(Runnable task) {
        try {
            permits.acquire();
            try {
                task.run();
            } finally {
                permits.release();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (StoreException e) {
            LOG.info("cannot send a notification: {}", e.getMessage());
        } finally {
            queued.decrementAndGet();
        }
    }

    private void notifyPlayer(String id, int turn, String person) {
        Notification notification = notification(id, turn, person);
        if (notification != null && isBelowHourlyLimit(person)) {
            for (NotificationChannel channel : channels.of(person)) {
                if (channel.isConfirmed()) {
                    send(channel, notification, 0);
                }
            }
        }
    }

    /** Creates the notification, or returns null if the player has returned or moved meanwhile. */
    private @Nullable Notification notification(String id, int turn, String person) {
        try {
            return tables.query(
                            id,
                            table -> table.game().turnNumber() == turn
                                    ? Optional.ofNullable(TurnNotification.of(table, person))
                                    : Optional.<TurnNotification>empty())
                    .map(turnNotice -> new Notification(turnNotice.title(), turnNotice.text(), "/table/" + id))
                    .orElse(null);
        } catch (RefusedException e) {
            return null;
        }
    }

    private boolean isBelowHourlyLimit(String person) {
        int hour = (int) (clock.millis() / Duration.ofHours(1).toMillis());
        int[] count = hourlyCounts.compute(
                person, (any, before) -> before == null || before[0] != hour ? new int[] {hour, 0} : before);
        return ++count[1] <= MAX_PER_HOUR;
    }

    private void send(NotificationChannel channel, Notification notification, int retries) {
        switch (delivery.send(channel, notification, clock.millis())) {
            case DELIVERED -> {}
            case GONE -> {
                var unused = channels.remove(channel.id());
            }
            case RETRY -> {
                if (retries < RETRY_DELAYS.size()) {
                    schedule(RETRY_DELAYS.get(retries), () -> send(channel, notification, retries + 1));
                }
            }
        }
    }

    @Override
    public void close() {
        timer.close();
    }
}
