package org.merlon.server.table.live;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Occupant;
import org.merlon.server.wire.Outbound;
import org.merlon.server.wire.table.TableInfo.ClaimCountdown;

/** The watchers of a table, with or without a seat. */
public final class WatcherSet implements Iterable<Watcher> {
    /**
     * Larger numbers of watchers are rounded down to tens, so that a crowd that arrives does not cause a message for
     * each of them.
     */
    private static final int MAX_EXACT_COUNT = 20;

    /** May lose an element during iteration, because a slow watcher can be disconnected when it is sent a message. */
    private final Set<Watcher> watchers = new CopyOnWriteArraySet<>();

    /** The time when a seated person was last present, by id; bounded by the number of people who ever sat here. */
    private final Map<String, Long> lastSeenAt = new HashMap<>();

    /** The people who watch through other servers. */
    private Set<String> remotePeople = Set.of();

    private int remoteStrangers;

    /** The watchers with messages that were not flushed yet. */
    private Set<Watcher> unflushed = new LinkedHashSet<>();

    @Override
    public Iterator<Watcher> iterator() {
        return watchers.iterator();
    }

    boolean isEmpty() {
        return watchers.isEmpty() && remotePeople.isEmpty() && remoteStrangers == 0;
    }

    /** Returns whether nobody watches through this server. */
    public boolean hasNoLocalWatchers() {
        return watchers.isEmpty();
    }

    /** Returns whether any local watcher wants only changes. */
    public boolean wantsChanges(String table) {
        for (Watcher watcher : watchers) {
            if (watcher.wantsChanges(table)) {
                return true;
            }
        }
        return false;
    }

    /** Sets who watches through other servers, and notifies the local watchers if that changes who is present. */
    void setRemote(
            Set<String> people, int strangers, LiveGame game, long now, Supplier<@Nullable ClaimCountdown> countdown) {
        Outbound.Presence before = presence(game);
        for (String person : remotePeople) {
            if (!people.contains(person) && game.roster().isSeated(person)) {
                lastSeenAt.put(person, now);
            }
        }
        remotePeople = Set.copyOf(people);
        remoteStrangers = strangers;
        announceChange(before, watchers, game, countdown);
    }

    /** Adds a watcher, and notifies the others if that changes who is present. */
    void add(Watcher watcher, LiveGame game, Supplier<@Nullable ClaimCountdown> countdown) {
        Outbound.Presence before = presence(game);
        List<Watcher> others = List.copyOf(watchers);
        if (watchers.add(watcher)) {
            announceChange(before, others, game, countdown);
        }
    }

    /** Removes a watcher, and notifies the others if that changes who is present. */
    void remove(Watcher watcher, LiveGame game, long now, Supplier<@Nullable ClaimCountdown> countdown) {
        Outbound.Presence before = presence(game);
        if (watchers.remove(watcher)) {
            String person = watcher.person();
            if (person != null && game.roster().isSeated(person)) {
                lastSeenAt.put(person, now);
            }
            announceChange(before, watchers, game, countdown);
        }
    }

    private void announceChange(
            Outbound.Presence before,
            Collection<Watcher> recipients,
            LiveGame game,
            Supplier<@Nullable ClaimCountdown> countdown) {
        Outbound.Presence after = presence(game);
        if (!after.equals(before)) {
            var message = new EncodedMessage(
                    new Outbound.Presence(after.table(), after.seats(), after.watching(), countdown.get()));
            recipients.forEach(each -> send(each, message));
        }
    }

    public void send(Watcher watcher, EncodedMessage message) {
        watcher.enqueue(message);
        unflushed.add(watcher);
    }

    /** Returns the watchers with messages that were not flushed yet; from now on the caller must flush them. */
    Set<Watcher> takeUnflushed() {
        Set<Watcher> taken = unflushed;
        if (!taken.isEmpty()) {
            unflushed = new LinkedHashSet<>();
        }
        return taken;
    }

    /** The time when a person with a seat was last present; null if it is not known. */
    @Nullable Long lastSeen(String person) {
        return lastSeenAt.get(person);
    }

    /** Returns whether a person is present, through this server or another. */
    boolean isPresent(String person) {
        for (Watcher watcher : watchers) {
            if (person.equals(watcher.person())) {
                return true;
            }
        }
        return remotePeople.contains(person);
    }

    /** The ids of the people who are present, through this server or another. */
    public Set<String> presentPeople() {
        Set<String> present = localPeople();
        present.addAll(remotePeople);
        return present;
    }

    /** The ids of the people who watch through this server. */
    Set<String> localPeople() {
        var present = new HashSet<String>();
        for (Watcher watcher : watchers) {
            String person = watcher.person();
            if (person != null) {
                present.add(person);
            }
        }
        return present;
    }

    /**
     * The number of watchers without a seat. A person with two windows counts once, every stranger counts separately.
     */
    public int watcherCount(LiveGame game, Set<String> present) {
        int count = localStrangers() + remoteStrangers;
        for (String person : present) {
            count += game.roster().isSeated(person) ? 0 : 1;
        }
        return count <= MAX_EXACT_COUNT ? count : count / 10 * 10;
    }

    /** The number of strangers, people without an account or a session, who watch through this server. */
    int localStrangers() {
        int count = 0;
        for (Watcher watcher : watchers) {
            count += watcher.person() == null ? 1 : 0;
        }
        return count;
    }

    private Outbound.Presence presence(LiveGame game) {
        Set<String> present = presentPeople();
        var seats = new ArrayList<Boolean>();
        for (Occupant seat : game.seats()) {
            String person = seat.person();
            seats.add(person != null && present.contains(person));
        }
        return new Outbound.Presence(game.id(), seats, watcherCount(game, present), null);
    }
}
