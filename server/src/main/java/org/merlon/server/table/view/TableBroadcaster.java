package org.merlon.server.table.view;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.merlon.server.game.LiveGame;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.server.table.actions.TableAccess;
import org.merlon.server.table.live.EncodedMessage;
import org.merlon.server.table.live.Table;
import org.merlon.server.table.live.Watcher;
import org.merlon.server.table.live.WatcherSet;
import org.merlon.server.wire.Outbound;
import org.merlon.server.wire.table.LogResponses.EntryInfo;
import org.merlon.server.wire.table.LogResponses.GameEvent;
import org.merlon.server.wire.table.TableChange;
import org.merlon.server.wire.table.TableInfo;
import org.merlon.server.wire.table.TableInfo.GameStanding;

/**
 * Sends each watcher of a table the changes that they may see, and remembers what they were shown. Guarded by the
 * table's lock.
 */
public final class TableBroadcaster {
    /** The group of everybody without a part in the table; no person's id is empty. */
    private static final String SPECTATORS = "";

    private final Table table;
    private final WatcherSet watchers;

    /** The part of the view that all share; null if nobody has seen the table since it was loaded. */
    private TableView.@Nullable CommonPart commonPart;

    /** The state that each group of watchers was last shown, by group. */
    private Map<String, TableView.Shown> lastShown = new HashMap<>();

    public TableBroadcaster(Table table, WatcherSet watchers) {
        this.table = table;
        this.watchers = watchers;
    }

    /**
     * A message for a group of watchers who may see the same.
     *
     * @param changes whether it has only what changed
     */
    private record GroupMessage(String group, boolean changes, EncodedMessage message) {}

    /** Builds the message for a person, which all of their group get. */
    private interface MessageFactory {
        EncodedMessage make(@Nullable String person, String group, boolean changes);
    }

    /** The table as a person may currently see it. */
    public TableInfo view(@Nullable String person) {
        return view(
                newBroadcast(),
                person,
                viewGroup(person),
                watchers.wantsChanges(table.game().id()));
    }

    /** Sends all watchers the whole table. */
    public void sendWholeTable() {
        BroadcastContext broadcast = newBroadcast();
        boolean remember = watchers.wantsChanges(broadcast.game().id());
        sendToEach(false, (person, group, changes) -> {
            TableInfo view = view(broadcast, person, group, remember);
            return new EncodedMessage(new Outbound.TableState(broadcast.game().id(), view));
        });
    }

    /** Sends all watchers an entry that is followed by another one at once, so without the table. */
    public void sendEntry(LiveGame after, StoredEntry stored) {
        if (!watchers.hasNoLocalWatchers()) {
            var message = new Outbound.EntryAdded(
                    table.game().id(), entry(after, stored), GameEvent.fromData(after.events()), null, null);
            var encoded = new EncodedMessage(message);
            watchers.forEach(watcher -> watchers.send(watcher, encoded));
        }
    }

    /** Sends all watchers the last entry, with the whole table or only what has changed in it. */
    public void sendLastEntry(LiveGame before, StoredEntry stored) {
        Map<String, TableView.Shown> previouslyShown = lastShown;
        lastShown = new HashMap<>(); // groups without watchers are forgotten
        if (watchers.hasNoLocalWatchers()) {
            return;
        }
        BroadcastContext broadcast = newBroadcast();
        LiveGame game = broadcast.game();
        EntryInfo entry = entry(game, stored);
        List<GameEvent> events = GameEvent.fromData(game.events());
        boolean remember = watchers.wantsChanges(game.id());
        boolean deltaPossible = remember && TableView.canSendDelta(before, game);
        sendToEach(deltaPossible, (person, group, changes) -> {
            TableView.Shown previous = changes ? previouslyShown.get(group) : null;
            if (previous != null && previous.number() == before.number()) {
                GameStanding standing = TableView.standing(broadcast, person);
                if (standing != null) {
                    TableView.Shown now = rememberShown(broadcast, group, standing);
                    TableChange change = TableView.change(broadcast, previous, now, standing, person);
                    return new EncodedMessage(new Outbound.EntryAdded(game.id(), entry, events, null, change));
                }
            }
            TableInfo view = view(broadcast, person, group, remember);
            return new EncodedMessage(new Outbound.EntryAdded(game.id(), entry, events, view, null));
        });
    }

    private EntryInfo entry(LiveGame after, StoredEntry stored) {
        return EntryView.of(after.entry(), stored, table.game(), table.context().names());
    }

    private BroadcastContext newBroadcast() {
        LiveGame game = table.game();
        TableView.CommonPart current = commonPart == null || commonPart.game() != game
                ? TableView.CommonPart.of(game, commonPart)
                : commonPart;
        commonPart = current;
        return new BroadcastContext(
                current,
                table.extras(),
                table.context().names(),
                watchers,
                table.context().now());
    }

    /**
     * Builds the view of a person.
     *
     * @param remember whether some watcher will later want only the changes
     */
    private TableInfo view(BroadcastContext broadcast, @Nullable String person, String group, boolean remember) {
        GameStanding standing = TableView.standing(broadcast, person);
        if (standing != null && remember) {
            rememberShown(broadcast, group, standing);
        }
        return TableView.of(broadcast, standing, person);
    }

    /** Remembers the state that a group is shown. */
    private TableView.Shown rememberShown(BroadcastContext broadcast, String group, GameStanding standing) {
        var shown = TableView.Shown.of(broadcast, standing);
        lastShown.put(group, shown);
        return shown;
    }

    /**
     * The group of watchers who may see the same: one for each person with a part in the table, and one for all
     * spectators.
     */
    private String viewGroup(@Nullable String person) {
        return person != null && TableAccess.isInvolved(table.game(), person) ? person : SPECTATORS;
    }

    /** Sends each watcher what they may see; each group's message is built once. */
    private void sendToEach(boolean deltaPossible, MessageFactory factory) {
        String id = table.game().id();
        var messages = new ArrayList<GroupMessage>();
        for (Watcher watcher : watchers) {
            String person = watcher.person();
            String group = viewGroup(person);
            boolean changes = deltaPossible && watcher.wantsChanges(id);
            EncodedMessage message = findMessage(messages, group, changes);
            if (message == null) {
                message = factory.make(person, group, changes);
                messages.add(new GroupMessage(group, changes, message));
            }
            watchers.send(watcher, message);
        }
    }

    /** A linear search: there are at most two messages for each group. */
    private static @Nullable EncodedMessage findMessage(List<GroupMessage> messages, String group, boolean changes) {
        for (GroupMessage each : messages) {
            if (each.changes == changes && each.group.equals(group)) {
                return each.message;
            }
        }
        return null;
    }
}
