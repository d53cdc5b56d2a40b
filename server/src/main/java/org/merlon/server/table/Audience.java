package org.merlon.server.table;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArraySet;

/** Those who look on at a table, seated or not. */
final class Audience implements Iterable<Watcher> {
    /** Larger audiences are counted in tens, so that a crowd coming in does not tell everybody of everybody. */
    private static final int COUNTED = 20;

    /** May lose one while it is gone through, because telling a slow one can cut it off. */
    private final Set<Watcher> watchers = new CopyOnWriteArraySet<>();

    @Override
    public Iterator<Watcher> iterator() {
        return watchers.iterator();
    }

    boolean isEmpty() {
        return watchers.isEmpty();
    }

    /** Takes somebody in; the others hear of it if it changes who is there. */
    void add(Watcher watcher, LiveGame game) {
        News.Presence before = presence(game);
        Set<Watcher> others = Set.copyOf(watchers);
        if (watchers.add(watcher)) {
            tellChange(before, others, game);
        }
    }

    /** Lets somebody go; the others hear of it if it changes who is there. */
    void remove(Watcher watcher, LiveGame game) {
        News.Presence before = presence(game);
        if (watchers.remove(watcher)) {
            tellChange(before, watchers, game);
        }
    }

    private void tellChange(News.Presence before, Set<Watcher> whom, LiveGame game) {
        News.Presence after = presence(game);
        if (!after.equals(before)) {
            var parcel = new Parcel(after.data(game.id()));
            whom.forEach(each -> each.tell(parcel));
        }
    }

    /** The people who are there, by their ids. */
    Set<String> present() {
        var present = new HashSet<String>();
        for (Watcher watcher : watchers) {
            String person = watcher.person();
            if (person != null) {
                present.add(person);
            }
        }
        return present;
    }

    /** How many look on who have no seat; somebody with two windows is one, and every stranger is another. */
    int watching(LiveGame game) {
        Set<String> people = present();
        people.removeIf(person -> !game.seatsOf(person).isEmpty());
        int count = people.size();
        for (Watcher watcher : watchers) {
            count += watcher.person() == null ? 1 : 0;
        }
        return count <= COUNTED ? count : count / 10 * 10;
    }

    private News.Presence presence(LiveGame game) {
        Set<String> present = present();
        var seats = new ArrayList<Boolean>();
        for (Occupant seat : game.seats()) {
            String person = seat.person();
            seats.add(person != null && present.contains(person));
        }
        return new News.Presence(seats, watching(game));
    }
}
