package org.merlon.server.table.view;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.merlon.server.game.LiveGame;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.server.table.actions.Access;
import org.merlon.server.table.live.EncodedMessage;
import org.merlon.server.table.live.Table;
import org.merlon.server.table.live.Watcher;
import org.merlon.server.table.live.WatcherSet;
import org.merlon.server.wire.Outbound;
import org.merlon.server.wire.codec.ChangeWriter;
import org.merlon.server.wire.table.TableInfo;
import org.merlon.server.wire.table.TableInfo.GameStanding;
import org.merlon.server.wire.table.TableLog.EntryInfo;
import org.merlon.server.wire.table.TableLog.GameEvent;

/**
 * Tells those who look on at a table what has happened, each as much as they may know, and remembers what they were shown. To be
 * used while the table is held.
 */
public final class TableBroadcaster {
    /** Stands for all who have no more to do with the table than any stranger; nobody's id is empty. */
    private static final String SPECTATORS = "";

    private final Table table;
    private final WatcherSet audience;

    /** What everybody may see of the table, if anybody has looked since it last changed. */
    private TableView.@Nullable Common common;

    /** Where the game stood for those who were last shown it, each with all who may see the same. */
    private Map<String, TableView.Shown> lastShown = new HashMap<>();

    public TableBroadcaster(Table table, WatcherSet audience) {
        this.table = table;
        this.audience = audience;
    }

    /** What was made for those who may see the same, and are told all of it or what has changed. */
    private record GroupMessage(String group, boolean changes, EncodedMessage message) {}

    /** Makes what somebody is told, or those who may see the same. */
    private interface MessageFactory {
        EncodedMessage make(@Nullable String person, String whose, boolean changes);
    }

    /** What a person may see of the table now. */
    public TableInfo view(@Nullable String person) {
        return view(
                context(),
                person,
                viewGroup(person),
                audience.wantsChanges(table.game().id()));
    }

    /** Shows everybody the whole table. */
    public void sendWholeTable() {
        BroadcastContext broadcast = context();
        boolean remember = audience.wantsChanges(broadcast.game().id());
        sendToEach(false, (person, group, changes) -> {
            TableInfo view = view(broadcast, person, group, remember);
            return new EncodedMessage(new Outbound.TableState(broadcast.game().id(), view));
        });
    }

    /** Each watcher gets an entry that others follow at once. */
    public void sendEntry(LiveGame then, StoredEntry stored) {
        if (!audience.hasNoLocalWatchers()) {
            var message = new Outbound.EntryAdded(
                    table.game().id(), entry(then, stored), GameEvent.all(then.events()), null, null);
            var encoded = new EncodedMessage(message);
            audience.forEach(watcher -> audience.send(watcher, encoded));
        }
    }

    /** Each watcher gets the last entry, and what the table looks like now, or what has changed since it was another. */
    public void sendLastEntry(LiveGame before, StoredEntry stored) {
        Map<String, TableView.Shown> last = lastShown;
        lastShown = new HashMap<>(); // whoever is not told now has gone
        if (audience.hasNoLocalWatchers()) {
            return;
        }
        BroadcastContext broadcast = context();
        LiveGame game = broadcast.game();
        EntryInfo entry = entry(game, stored);
        List<GameEvent> happened = GameEvent.all(game.events());
        boolean remember = audience.wantsChanges(game.id());
        boolean deltaPossible = remember && TableView.canSendDelta(before, game);
        ChangeWriter writer = deltaPossible ? new ChangeWriter(game.id(), entry, happened) : null;
        sendToEach(deltaPossible, (person, group, changes) -> {
            TableView.Shown known = changes ? last.get(group) : null;
            if (writer != null && known != null && known.number() == before.number()) {
                GameStanding standing = TableView.standing(broadcast, person);
                if (standing != null) {
                    TableView.Shown now = show(broadcast, group, standing);
                    return new EncodedMessage(writer.bytes(TableView.change(broadcast, known, now, standing, person)));
                }
            }
            TableInfo view = view(broadcast, person, group, remember);
            return new EncodedMessage(new Outbound.EntryAdded(game.id(), entry, happened, view, null));
        });
    }

    private EntryInfo entry(LiveGame then, StoredEntry stored) {
        return EntryView.of(then.entry(), stored, table.game(), table.context().names());
    }

    private BroadcastContext context() {
        LiveGame game = table.game();
        TableView.Common now = common == null || common.game() != game ? TableView.Common.of(game, common) : common;
        common = now;
        return new BroadcastContext(
                now,
                table.extras(),
                table.context().names(),
                audience,
                table.context().now());
    }

    /** @param remember whether somebody wants to know later what has changed */
    private TableInfo view(BroadcastContext broadcast, @Nullable String person, String group, boolean remember) {
        GameStanding standing = TableView.standing(broadcast, person);
        if (standing != null && remember) {
            show(broadcast, group, standing);
        }
        return TableView.of(broadcast, standing, person);
    }

    /** Remembers what those are shown who may see the same. */
    private TableView.Shown show(BroadcastContext broadcast, String group, GameStanding standing) {
        var now = TableView.Shown.of(broadcast, standing);
        lastShown.put(group, now);
        return now;
    }

    /** Whose eyes a person looks with: all who belong here have their own. */
    private String viewGroup(@Nullable String person) {
        return person != null && Access.isInvolved(table.game(), person) ? person : SPECTATORS;
    }

    /** Tells everybody what they may know; what is made for one is shared by all who may know the same. */
    private void sendToEach(boolean deltaPossible, MessageFactory factory) {
        String id = table.game().id();
        var made = new ArrayList<GroupMessage>();
        for (Watcher watcher : audience) {
            String person = watcher.person();
            String group = viewGroup(person);
            boolean changes = deltaPossible && watcher.wantsChanges(id);
            EncodedMessage message = find(made, group, changes);
            if (message == null) {
                message = factory.make(person, group, changes);
                made.add(new GroupMessage(group, changes, message));
            }
            audience.send(watcher, message);
        }
    }

    /** There are no more of them than people who belong here, twice. */
    private static @Nullable EncodedMessage find(List<GroupMessage> made, String group, boolean changes) {
        for (GroupMessage each : made) {
            if (each.changes == changes && each.group.equals(group)) {
                return each.message;
            }
        }
        return null;
    }
}
