package org.merlon.server.table.view;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.merlon.server.game.LiveGame;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.server.table.actions.Access;
import org.merlon.server.table.live.Audience;
import org.merlon.server.table.live.EncodedMessage;
import org.merlon.server.table.live.Table;
import org.merlon.server.table.live.Watcher;
import org.merlon.server.wire.Outbound;
import org.merlon.server.wire.codec.ChangeWriter;
import org.merlon.server.wire.table.EntryInfo;
import org.merlon.server.wire.table.GameEvent;
import org.merlon.server.wire.table.GameStanding;
import org.merlon.server.wire.table.TableInfo;

/**
 * Tells those who look on at a table what has happened, each as much as they may know, and remembers what they were shown. To be
 * used while the table is held.
 */
public final class TableBroadcaster {
    /** Stands for all who have no more to do with the table than any stranger; nobody's id is empty. */
    private static final String SPECTATORS = "";

    private final Table table;
    private final Audience audience;

    /** What everybody may see of the table, if anybody has looked since it last changed. */
    private TableView.@Nullable Common common;

    /** Where the game stood for those who were last shown it, each with all who may see the same. */
    private Map<String, TableView.Shown> shown = new HashMap<>();

    public TableBroadcaster(Table table, Audience audience) {
        this.table = table;
        this.audience = audience;
    }

    /** What was made for those who may see the same, and are told all of it or what has changed. */
    private record Made(String whose, boolean changes, EncodedMessage parcel) {}

    /** Makes what somebody is told, or those who may see the same. */
    private interface Maker {
        EncodedMessage make(@Nullable String person, String whose, boolean changes);
    }

    /** What a person may see of the table now. */
    public TableInfo view(@Nullable String person) {
        return view(
                glance(),
                person,
                whose(person),
                audience.wantsChanges(table.game().id()));
    }

    /** Shows everybody the whole table. */
    public void whole() {
        BroadcastContext glance = glance();
        boolean remember = audience.wantsChanges(glance.game().id());
        each(false, (person, whose, changes) -> {
            TableInfo view = view(glance, person, whose, remember);
            return new EncodedMessage(new Outbound.TableState(glance.game().id(), view));
        });
    }

    /** Each watcher gets an entry that others follow at once. */
    public void step(LiveGame then, StoredEntry stored) {
        if (!audience.isEmptyHere()) {
            var message = new Outbound.EntryAdded(
                    table.game().id(), entry(then, stored), GameEvent.all(then.events()), null, null);
            var parcel = new EncodedMessage(message);
            audience.forEach(watcher -> audience.tell(watcher, parcel));
        }
    }

    /** Each watcher gets the last entry, and what the table looks like now, or what has changed since it was another. */
    public void last(LiveGame before, StoredEntry stored) {
        Map<String, TableView.Shown> last = shown;
        shown = new HashMap<>(); // whoever is not told now has gone
        if (audience.isEmptyHere()) {
            return;
        }
        BroadcastContext glance = glance();
        LiveGame game = glance.game();
        EntryInfo entry = entry(game, stored);
        List<GameEvent> happened = GameEvent.all(game.events());
        boolean remember = audience.wantsChanges(game.id());
        boolean mayChange = remember && TableView.isPlayedOn(before, game);
        ChangeWriter writer = mayChange ? new ChangeWriter(game.id(), entry, happened) : null;
        each(mayChange, (person, whose, changes) -> {
            TableView.Shown known = changes ? last.get(whose) : null;
            if (writer != null && known != null && known.number() == before.number()) {
                GameStanding standing = TableView.standing(glance, person);
                if (standing != null) {
                    TableView.Shown now = show(glance, whose, standing);
                    return new EncodedMessage(writer.bytes(TableView.change(glance, known, now, standing, person)));
                }
            }
            TableInfo view = view(glance, person, whose, remember);
            return new EncodedMessage(new Outbound.EntryAdded(game.id(), entry, happened, view, null));
        });
    }

    private EntryInfo entry(LiveGame then, StoredEntry stored) {
        return EntryView.of(then.entry(), stored, table.game(), table.around().names());
    }

    private BroadcastContext glance() {
        LiveGame game = table.game();
        TableView.Common now = common == null || common.game() != game ? TableView.Common.of(game, common) : common;
        common = now;
        return new BroadcastContext(
                now,
                table.besides(),
                table.around().names(),
                audience,
                table.around().now());
    }

    /** @param remember whether somebody wants to know later what has changed */
    private TableInfo view(BroadcastContext glance, @Nullable String person, String whose, boolean remember) {
        GameStanding standing = TableView.standing(glance, person);
        if (standing != null && remember) {
            show(glance, whose, standing);
        }
        return TableView.of(glance, standing, person);
    }

    /** Remembers what those are shown who may see the same. */
    private TableView.Shown show(BroadcastContext glance, String whose, GameStanding standing) {
        var now = TableView.Shown.of(glance, standing);
        shown.put(whose, now);
        return now;
    }

    /** Whose eyes a person looks with: all who belong here have their own. */
    private String whose(@Nullable String person) {
        return person != null && Access.belongs(table.game(), person) ? person : SPECTATORS;
    }

    /** Tells everybody what they may know; what is made for one is shared by all who may know the same. */
    private void each(boolean mayChange, Maker maker) {
        String id = table.game().id();
        var made = new ArrayList<Made>();
        for (Watcher watcher : audience) {
            String person = watcher.person();
            String whose = whose(person);
            boolean changes = mayChange && watcher.wantsChanges(id);
            EncodedMessage parcel = find(made, whose, changes);
            if (parcel == null) {
                parcel = maker.make(person, whose, changes);
                made.add(new Made(whose, changes, parcel));
            }
            audience.tell(watcher, parcel);
        }
    }

    /** There are no more of them than people who belong here, twice. */
    private static @Nullable EncodedMessage find(List<Made> made, String whose, boolean changes) {
        for (Made each : made) {
            if (each.changes == changes && each.whose.equals(whose)) {
                return each.parcel;
            }
        }
        return null;
    }
}
