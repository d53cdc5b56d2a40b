package org.merlon.server.table.view;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.SharedViewCache;
import org.merlon.protocol.FragmentCache;
import org.merlon.server.game.LiveGame;
import org.merlon.server.table.actions.Rematch;
import org.merlon.server.table.actions.UndoRequest;
import org.merlon.server.table.live.Audience;
import org.merlon.server.table.live.NameLookup;
import org.merlon.server.wire.table.ClaimCountdown;
import org.merlon.server.wire.table.SeatInfo;

/**
 * A table at one moment, for all who look at it then: what they see alike is found out, made and written once. Not to be kept,
 * since it holds far more than a table should.
 */
public final class BroadcastContext {
    /**
     * What is said at a table besides the game.
     *
     * @param undoAsked a wish to go back
     * @param rematch where those who played meet again
     * @param patience how long one waits for who has gone
     * @param trouble why the log cannot be followed
     */
    public record TableExtras(
            @Nullable UndoRequest undoAsked,
            @Nullable Rematch rematch,
            @Nullable ClaimCountdown patience,
            @Nullable String trouble) {}

    private final TableView.Common common;
    private final TableExtras besides;
    private final NameLookup names;
    private final Set<String> present;
    private final int watching;
    private final long now;
    private final SharedViewCache onlookers = new SharedViewCache();
    private final FragmentCache pieces = new FragmentCache();

    /** The seats as everybody sees them, or null if some see them otherwise. */
    private final @Nullable List<SeatInfo> seats;

    BroadcastContext(TableView.Common common, TableExtras besides, NameLookup names, Audience audience, long now) {
        this.common = common;
        this.besides = besides;
        this.names = names;
        this.now = now;
        present = audience.present();
        watching = audience.watching(common.game(), present);
        seats = Seats.areAlike(common.game()) ? Seats.of(this, null) : null;
    }

    TableView.Common common() {
        return common;
    }

    LiveGame game() {
        return common.game();
    }

    TableExtras besides() {
        return besides;
    }

    NameLookup names() {
        return names;
    }

    /** The people who are there, by their ids. */
    Set<String> present() {
        return present;
    }

    /** How many look on without a seat. */
    int watching() {
        return watching;
    }

    long now() {
        return now;
    }

    SharedViewCache onlookers() {
        return onlookers;
    }

    FragmentCache pieces() {
        return pieces;
    }

    /** The seats as a person sees them. */
    List<SeatInfo> seats(@Nullable String person) {
        return seats == null ? Seats.of(this, person) : seats;
    }
}
