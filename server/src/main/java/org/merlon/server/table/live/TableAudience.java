package org.merlon.server.table.live;

import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.merlon.server.game.LiveGame;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.server.table.actions.RematchTable;
import org.merlon.server.table.actions.TableAccess;
import org.merlon.server.table.view.TableBroadcaster;
import org.merlon.server.wire.Outbound;
import org.merlon.server.wire.table.TableInfo;
import org.merlon.server.wire.table.TableInfo.ClaimCountdown;

/** The watchers of a table, on this server and on others, and the messages to them. Guarded by the table's lock. */
final class TableAudience {
    private final Table table;
    private final TableContext context;
    private final WatcherSet watchers = new WatcherSet();
    private final TableBroadcaster broadcaster;
    private final Supplier<@Nullable ClaimCountdown> countdown;

    TableAudience(Table table, TableContext context, Supplier<@Nullable ClaimCountdown> countdown) {
        this.table = table;
        this.context = context;
        this.countdown = countdown;
        broadcaster = new TableBroadcaster(table, watchers);
    }

    /** The table as a person may currently see it. */
    TableInfo viewFor(@Nullable String person) {
        return broadcaster.view(person);
    }

    boolean isEmpty() {
        return watchers.isEmpty();
    }

    boolean hasNoLocalWatchers() {
        return watchers.hasNoLocalWatchers();
    }

    boolean isPresent(String person) {
        return watchers.isPresent(person);
    }

    /** The known people who watch, through this server or another. */
    Set<String> presentPeople() {
        return watchers.presentPeople();
    }

    /** The time when a person with a seat was last present; null if it is not known. */
    @Nullable Long lastSeen(String person) {
        return watchers.lastSeen(person);
    }

    /** Adds a watcher and notifies the others; the watcher itself must be sent the table first. */
    void add(Watcher watcher) {
        watchers.add(watcher, game(), countdown);
        publishWatchers();
    }

    void remove(Watcher watcher) {
        watchers.remove(watcher, game(), context.now(), countdown);
        publishWatchers();
    }

    /** Sets who watches through other servers. */
    void setRemote(Set<String> people, int strangers) {
        watchers.setRemote(people, strangers, game(), context.now(), countdown);
    }

    private void publishWatchers() {
        if (context.cluster().hasOtherServers()) {
            context.cluster().publishWatchers(game().id(), watchers.localPeople(), watchers.localStrangers());
        }
    }

    /** Sends all watchers a message that everybody may see. */
    void broadcast(Outbound message) {
        send(watcher -> true, new EncodedMessage(message));
        if (context.cluster().hasOtherServers()) {
            context.cluster()
                    .publish(TableSideMessage.forWatchers(game().id(), TableSideMessage.Kind.ALL, message, Set.of()));
        }
    }

    /** Sends a message to the players or to the spectators, except for some people. */
    void broadcastToRoom(boolean players, Set<String> except, Outbound message) {
        sendToRoom(players, except, new EncodedMessage(message));
        if (context.cluster().hasOtherServers()) {
            TableSideMessage.Kind kind = players ? TableSideMessage.Kind.PLAYERS : TableSideMessage.Kind.SPECTATORS;
            context.cluster().publish(TableSideMessage.forWatchers(game().id(), kind, message, except));
        }
    }

    /** Sends local watchers a message that came from another server. */
    void sendRemote(TableSideMessage message) {
        var encoded = new EncodedMessage(message.message());
        if (message.kind() == TableSideMessage.Kind.ALL) {
            send(watcher -> true, encoded);
        } else {
            sendToRoom(message.kind() == TableSideMessage.Kind.PLAYERS, message.except(), encoded);
        }
    }

    private void sendToRoom(boolean players, Set<String> except, EncodedMessage message) {
        send(watcher -> game().roster().isSeated(watcher.person()) == players && !isOneOf(except, watcher), message);
    }

    private static boolean isOneOf(Set<String> people, Watcher watcher) {
        String person = watcher.person();
        return person != null && people.contains(person);
    }

    /** Sends the local watchers who played here the table of the rematch. */
    void sendRematch(RematchTable next) {
        send(
                watcher -> TableAccess.hasPlayed(game(), watcher.person()),
                new EncodedMessage(new Outbound.Rematch(game().id(), next.table(), next.invitation())));
    }

    private void send(Predicate<Watcher> recipients, EncodedMessage message) {
        for (Watcher watcher : watchers) {
            if (recipients.test(watcher)) {
                watchers.send(watcher, message);
            }
        }
    }

    /** Sends the entries that led to the current game, and the table as it is after the last of them. */
    void sendEntries(LiveGame before, List<LiveGame> steps, List<StoredEntry> entries) {
        int last = steps.size() - 1;
        for (int i = 0; i < last; i++) {
            broadcaster.sendEntry(steps.get(i), entries.get(i));
        }
        broadcaster.sendLastEntry(before, entries.get(last));
    }

    /** Sends all watchers the whole table. */
    void sendWholeTable() {
        broadcaster.sendWholeTable();
    }

    /** Returns the watchers with messages that were not flushed yet; from now on the caller must flush them. */
    Set<Watcher> takeUnflushed() {
        return watchers.takeUnflushed();
    }

    private LiveGame game() {
        return table.game();
    }
}
