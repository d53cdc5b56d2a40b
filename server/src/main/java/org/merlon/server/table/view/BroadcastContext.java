package org.merlon.server.table.view;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.SharedViewCache;
import org.merlon.protocol.FragmentCache;
import org.merlon.server.game.LiveGame;
import org.merlon.server.table.actions.Rematch;
import org.merlon.server.table.actions.UndoRequest;
import org.merlon.server.table.live.NameLookup;
import org.merlon.server.table.live.WatcherSet;
import org.merlon.server.wire.table.TableInfo.ClaimCountdown;
import org.merlon.server.wire.table.TableSeats.SeatInfo;

/**
 * A table at one moment, for all who look at it then: what they see alike is found out, made and written once. Not to be kept,
 * since it holds far more than a table should.
 */
public final class BroadcastContext {
    /**
     * What is said at a table besides the game.
     *
     * @param undoRequest a wish to go back
     * @param rematch where those who played meet again
     * @param claimCountdown how long one waits for who has gone
     * @param replayError why the log cannot be followed
     */
    public record TableExtras(
            @Nullable UndoRequest undoRequest,
            @Nullable Rematch rematch,
            @Nullable ClaimCountdown claimCountdown,
            @Nullable String replayError) {}

    private final TableView.Common common;
    private final TableExtras extras;
    private final NameLookup names;
    private final Set<String> present;
    private final int watcherCount;
    private final long now;
    private final SharedViewCache viewCache = new SharedViewCache();
    private final FragmentCache fragments = new FragmentCache();

    /** The seats as everybody sees them, or null if some see them otherwise. */
    private final @Nullable List<SeatInfo> seats;

    BroadcastContext(TableView.Common common, TableExtras extras, NameLookup names, WatcherSet audience, long now) {
        this.common = common;
        this.extras = extras;
        this.names = names;
        this.now = now;
        present = audience.present();
        watcherCount = audience.watcherCount(common.game(), present);
        seats = SeatViews.areSameForAll(common.game()) ? SeatViews.of(this, null) : null;
    }

    TableView.Common common() {
        return common;
    }

    LiveGame game() {
        return common.game();
    }

    TableExtras extras() {
        return extras;
    }

    NameLookup names() {
        return names;
    }

    /** The people who are there, by their ids. */
    Set<String> present() {
        return present;
    }

    /** How many look on without a seat. */
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
