package org.merlon.server.table.live;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Occupant;
import org.merlon.server.wire.Outbound;
import org.merlon.server.wire.table.TableInfo.ClaimCountdown;

/** Those who look on at a table, seated or not. */
public final class WatcherSet implements Iterable<Watcher> {
    /** Larger audiences are counted in tens, so that a crowd coming in does not tell everybody of everybody. */
    private static final int EXACT_COUNT_MAX = 20;

    /** May lose one while it is gone through, because telling a slow one can cut it off. */
    private final Set<Watcher> watchers = new CopyOnWriteArraySet<>();

    /** When those with a seat last looked away, by their ids: no more than have ever sat here. */
    private final Map<String, Long> lastSeenAt = new HashMap<>();

    /** Those who look on through other servers, and how many of them nobody knows. */
    private Set<String> remotePeople = Set.of();

    private int remoteStrangers;

    /** Those who were told something since somebody last asked; what they were told may wait to be sent. */
    private Set<Watcher> unflushed = new LinkedHashSet<>();

    @Override
    public Iterator<Watcher> iterator() {
        return watchers.iterator();
    }

    boolean isEmpty() {
        return watchers.isEmpty() && remotePeople.isEmpty() && remoteStrangers == 0;
    }

    /** Whether nobody looks on through this server. */
    public boolean hasNoLocalWatchers() {
        return watchers.isEmpty();
    }

    /** Whether anybody here wants to be told only what changes. */
    public boolean wantsChanges(String table) {
        for (Watcher watcher : watchers) {
            if (watcher.wantsChanges(table)) {
                return true;
            }
        }
        return false;
    }

    /** Says who looks on through other servers; those here hear of it if it changes who is there. */
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

    /** Takes somebody in; the others hear of it if it changes who is there. */
    void add(Watcher watcher, LiveGame game, Supplier<@Nullable ClaimCountdown> countdown) {
        Outbound.Presence before = presence(game);
        Set<Watcher> others = Set.copyOf(watchers);
        if (watchers.add(watcher)) {
            announceChange(before, others, game, countdown);
        }
    }

    /** Lets somebody go; the others hear of it if it changes who is there. */
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
            Set<Watcher> recipients,
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

    /** Whose news is still to be sent; from now on it is the caller's to do so. */
    Set<Watcher> takeUnflushed() {
        Set<Watcher> taken = unflushed;
        if (!taken.isEmpty()) {
            unflushed = new LinkedHashSet<>();
        }
        return taken;
    }

    /** When somebody who had a seat last looked away; null if that is not known. */
    @Nullable Long lastSeen(String person) {
        return lastSeenAt.get(person);
    }

    /** Whether somebody is there. */
    boolean isPresent(String person) {
        for (Watcher watcher : watchers) {
            if (person.equals(watcher.person())) {
                return true;
            }
        }
        return remotePeople.contains(person);
    }

    /** The people who are there, by their ids. */
    public Set<String> present() {
        Set<String> present = localPeople();
        present.addAll(remotePeople);
        return present;
    }

    /** Those of them who look on through this server. */
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

    /** How many of those present look on who have no seat, and strangers with them; somebody with two windows is one, and every stranger is another. */
    public int watcherCount(LiveGame game, Set<String> present) {
        int count = localStrangers() + remoteStrangers;
        for (String person : present) {
            count += game.roster().isSeated(person) ? 0 : 1;
        }
        return count <= EXACT_COUNT_MAX ? count : count / 10 * 10;
    }

    /** How many look on through this server whom nobody knows. */
    int localStrangers() {
        int count = 0;
        for (Watcher watcher : watchers) {
            count += watcher.person() == null ? 1 : 0;
        }
        return count;
    }

    private Outbound.Presence presence(LiveGame game) {
        Set<String> present = present();
        var seats = new ArrayList<Boolean>();
        for (Occupant seat : game.seats()) {
            String person = seat.person();
            seats.add(person != null && present.contains(person));
        }
        return new Outbound.Presence(game.id(), seats, watcherCount(game, present), null);
    }
}
