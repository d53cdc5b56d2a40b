package org.merlon.server.web.sockets;

import java.time.Duration;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.merlon.server.game.LiveGame;
import org.merlon.server.table.live.EncodedMessage;
import org.merlon.server.table.live.Table;
import org.merlon.server.table.live.TableListener;
import org.merlon.server.table.live.Watcher;
import org.merlon.server.wire.Outbound;

/**
 * The clients that show the lobby. They are notified that a list of tables has changed and then request the list.
 * Notifications contain no tables, so visibility is checked in one place only.
 *
 * <p>Changes of open tables are announced to all subscribers at most once in an interval; changes of a person's own
 * tables only to that person, immediately.
 */
public final class LobbySubscriptions implements TableListener, AutoCloseable {
    /**
     * The minimum time between two notifications about open tables, since every client requests the list after each.
     */
    private static final Duration MIN_INTERVAL = Duration.ofSeconds(3);

    private static final EncodedMessage OPEN_TABLES_CHANGED =
            new EncodedMessage(new Outbound.ListsChanged(Outbound.Which.OPEN));
    private static final EncodedMessage OWN_TABLES_CHANGED =
            new EncodedMessage(new Outbound.ListsChanged(Outbound.Which.MINE));

    private final Set<Watcher> strangers = ConcurrentHashMap.newKeySet();
    private final Map<String, Set<Watcher>> byPerson = new ConcurrentHashMap<>();

    /** Listed tables that wait for players, to notice when one no longer does. */
    private final Set<String> openTables = ConcurrentHashMap.newKeySet();

    private final AtomicBoolean openTablesChanged = new AtomicBoolean();
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("lobby").daemon().factory());

    public void start() {
        var unused = timer.scheduleWithFixedDelay(
                this::publishOpenTables, MIN_INTERVAL.toMillis(), MIN_INTERVAL.toMillis(), TimeUnit.MILLISECONDS);
    }

    void subscribe(Watcher watcher) {
        String person = watcher.person();
        if (person == null) {
            strangers.add(watcher);
        } else {
            byPerson.compute(person, (key, watchers) -> {
                Set<Watcher> updated = watchers == null ? ConcurrentHashMap.newKeySet() : watchers;
                updated.add(watcher);
                return updated;
            });
        }
    }

    void unsubscribe(Watcher watcher) {
        String person = watcher.person();
        strangers.remove(watcher);
        if (person != null) {
            byPerson.computeIfPresent(person, (key, watchers) -> {
                watchers.remove(watcher);
                return watchers.isEmpty() ? null : watchers;
            });
        }
    }

    /** Returns the number of subscribers. */
    public int count() {
        return strangers.size() + byPerson.values().stream().mapToInt(Set::size).sum();
    }

    @Override
    public void onTableChanged(Table table) {
        LiveGame game = table.game();
        boolean isOpen = game.terms().listed() && game.phase() == LiveGame.Phase.OPEN;
        if (isOpen ? openTables.add(game.id()) || game.number() > 0 : openTables.remove(game.id())) {
            openTablesChanged.set(true);
        }
        var affectedPeople = new HashSet<@Nullable String>();
        affectedPeople.add(game.terms().creator());
        game.seats().forEach(seat -> affectedPeople.add(seat.personOrAbsentee()));
        affectedPeople.forEach(this::notifyPerson);
    }

    /** Called when other servers have changed tables that are not in memory here. */
    public void onRemoteListChange(Set<String> affectedPeople, boolean openTablesAffected) {
        if (openTablesAffected) {
            openTablesChanged.set(true);
        }
        affectedPeople.forEach(this::notifyPerson);
    }

    private void notifyPerson(@Nullable String person) {
        Set<Watcher> watchers = person == null ? null : byPerson.get(person);
        if (watchers != null) {
            watchers.forEach(each -> send(each, OWN_TABLES_CHANGED));
        }
    }

    /** Notifies all subscribers if open tables have changed since the last call. */
    void publishOpenTables() {
        if (openTablesChanged.getAndSet(false)) {
            strangers.forEach(each -> send(each, OPEN_TABLES_CHANGED));
            byPerson.values().forEach(watchers -> watchers.forEach(each -> send(each, OPEN_TABLES_CHANGED)));
        }
    }

    private static void send(Watcher watcher, EncodedMessage message) {
        watcher.enqueue(message);
        watcher.flush();
    }

    @Override
    public void close() {
        timer.shutdownNow();
    }
}
