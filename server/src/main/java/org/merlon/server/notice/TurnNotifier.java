package org.merlon.server.notice;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Pace;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.accounts.NotificationChannel;
import org.merlon.server.store.accounts.NotificationChannels;
import org.merlon.server.table.live.Table;
import org.merlon.server.table.live.TableListener;
import org.merlon.server.table.live.Tables;
import org.merlon.server.table.view.TurnNotice;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Rings for whoever's turn has come and who is not here: once a turn, after a moment, by the ways that they have chosen. */
public final class TurnNotifier implements TableListener, AutoCloseable {
    /** Whoever comes by themselves in this time need not be called. */
    static final Duration DEFAULT_DELAY = Duration.ofSeconds(30);

    /** An entry that is older has been heard of before; the table has only come into memory. */
    private static final Duration MAX_ENTRY_AGE = Duration.ofSeconds(10);

    /** When it is tried again where it did not work. */
    private static final List<Duration> RETRY_DELAYS =
            List.of(Duration.ofSeconds(20), Duration.ofMinutes(2), Duration.ofMinutes(15));

    /** Notices that are on their way at once, and that wait for their moment or for another try: the rest is let go. */
    private static final int MAX_CONCURRENT = 8;

    private static final int MAX_QUEUED = 2_000;

    /** Turns that are remembered so that nobody is called twice for one. */
    private static final int MAX_REMEMBERED = 10_000;

    /** Nobody wants to be called more often within an hour. */
    private static final int MAX_PER_HOUR = 20;

    private static final Logger LOG = LoggerFactory.getLogger(TurnNotifier.class);

    private final Tables tables;
    private final NotificationChannels channels;
    private final NotificationSender notificationSender;
    private final InstantSource clock;
    private final Duration delay;
    private final Semaphore permits = new Semaphore(MAX_CONCURRENT);
    private final AtomicInteger waiting = new AtomicInteger();
    private final Map<String, String> notifiedPlayer = bounded();
    private final Map<String, int[]> hourlyCounts = bounded();
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("bell").daemon().factory());

    public TurnNotifier(
            Tables tables, NotificationChannels channels, NotificationSender notificationSender, InstantSource clock) {
        this(tables, channels, notificationSender, clock, DEFAULT_DELAY);
    }

    TurnNotifier(
            Tables tables,
            NotificationChannels channels,
            NotificationSender notificationSender,
            InstantSource clock,
            Duration delay) {
        this.tables = tables;
        this.channels = channels;
        this.notificationSender = notificationSender;
        this.clock = clock;
        this.delay = delay;
    }

    private static <T> Map<String, T> bounded() {
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
        if (person == null || game.terms().pace() instanceof Pace.Live) {
            notifiedPlayer.remove(id);
            return;
        }
        boolean fresh = clock.millis() - game.lastTime() < MAX_ENTRY_AGE.toMillis();
        if (fresh && !person.equals(notifiedPlayer.put(id, person)) && table.wroteLastEntry()) {
            schedule(delay, () -> notifyPlayer(id, person));
        }
    }

    /** Does something after a while, on a thread that may wait; lets it go if too much waits already. */
    private void schedule(Duration wait, Runnable task) {
        if (waiting.incrementAndGet() > MAX_QUEUED) {
            waiting.decrementAndGet();
            return;
        }
        try {
            var unused = timer.schedule(
                    () -> Thread.startVirtualThread(() -> run(task)), wait.toMillis(), TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException e) {
            waiting.decrementAndGet(); // the house closes
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
            LOG.info("a notice was not sent: {}", e.getMessage());
        } finally {
            waiting.decrementAndGet();
        }
    }

    private void notifyPlayer(String id, String person) {
        Notice notice = notice(id, person);
        if (notice != null && isBelowHourlyLimit(person)) {
            for (NotificationChannel channel : channels.of(person)) {
                if (channel.confirmed()) {
                    send(channel, notice, 0);
                }
            }
        }
    }

    /** What to tell somebody, or null if they have come or moved meanwhile. */
    private @Nullable Notice notice(String id, String person) {
        try {
            return tables.query(id, table -> Optional.ofNullable(TurnNotice.of(table, person)))
                    .map(absent -> new Notice(absent.title(), absent.text(), "/table/" + id))
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

    private void send(NotificationChannel channel, Notice notice, int tried) {
        switch (notificationSender.send(channel, notice, clock.millis())) {
            case DONE -> {}
            case GONE -> {
                var unused = channels.remove(channel.id());
            }
            case LATER -> {
                if (tried < RETRY_DELAYS.size()) {
                    schedule(RETRY_DELAYS.get(tried), () -> send(channel, notice, tried + 1));
                }
            }
        }
    }

    @Override
    public void close() {
        timer.shutdownNow();
    }
}
