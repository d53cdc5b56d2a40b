package org.merlon.server.table.view;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.SharedViewCache;
import org.merlon.protocol.json.FragmentCache;
import org.merlon.server.game.LiveGame;
import org.merlon.server.table.actions.RematchTable;
import org.merlon.server.table.actions.UndoRequest;
import org.merlon.server.table.live.NameLookup;
import org.merlon.server.table.live.WatcherSet;
import org.merlon.server.wire.table.TableInfo.ClaimCountdown;
import org.merlon.server.wire.table.TableSeats.SeatInfo;

/** Data shared by all views that are built for one broadcast. Short-lived: do not store it, since it is large. */
public final class BroadcastContext {
    /**
     * The information shown beside the game.
     *
     * @param undoRequest the current undo request
     * @param rematch the table of the rematch
     * @param claimCountdown the time until an absent player can be replaced
     * @param replayError the reason why the log cannot be continued
     */
    public record TableExtras(
            @Nullable UndoRequest undoRequest,
            @Nullable RematchTable rematch,
            @Nullable ClaimCountdown claimCountdown,
            @Nullable String replayError) {}

    private final TableView.CommonPart commonPart;
    private final TableExtras extras;
    private final NameLookup names;
    private final Set<String> present;
    private final int watcherCount;
    private final long now;
    private final SharedViewCache viewCache = new SharedViewCache();
    private final FragmentCache fragments = new FragmentCache();

    /** The seats as everybody sees them; null if some people see them differently. */
    private final @Nullable List<SeatInfo> seats;

    BroadcastContext(
            TableView.CommonPart commonPart, TableExtras extras, NameLookup names, WatcherSet watchers, long now) {
        this.commonPart = commonPart;
        this.extras = extras;
        this.names = names;
        this.now = now;
        present = watchers.presentPeople();
        watcherCount = watchers.watcherCount(commonPart.game(), present);
        seats = SeatViews.areSameForAll(commonPart.game()) ? SeatViews.of(this, null) : null;
    }

    TableView.CommonPart common() {
        return commonPart;
    }

    LiveGame game() {
        return commonPart.game();
    }

    TableExtras extras() {
        return extras;
    }

    NameLookup names() {
        return names;
    }

    /** The ids of the people who are present. */
    Set<String> present() {
        return present;
    }

    /** The number of watchers without a seat. */
    int watcherCount() {
        return watcherCount;
    }

    long now() {
        return now;
    }

    SharedViewCache viewCache() {
        return viewCache;
    }

    FragmentCache fragments() {
        return fragments;
    }

    /** The seats as a person sees them. */
    List<SeatInfo> seats(@Nullable String person) {
        return seats == null ? SeatViews.of(this, person) : seats;
    }
}
