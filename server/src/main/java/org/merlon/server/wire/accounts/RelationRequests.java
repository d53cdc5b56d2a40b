package org.merlon.server.wire.accounts;

import org.jspecify.annotations.Nullable;
import org.merlon.server.wire.accounts.RelationResponses.RelationKind;
import org.merlon.server.wire.codec.Doc;
import org.merlon.server.wire.table.NewTable;

/** What somebody sends who has to do with somebody else. */
public final class RelationRequests {
    private RelationRequests() {}

    /** Follows, blocks or mutes somebody. */
    public record NewBond(
            @Doc("whom") String name,
            RelationKind kind,
            @Doc("false for no longer") boolean on) {}

    /** Asks somebody for a game. */
    public record NewChallenge(
            @Doc("whom") String name,

            @Doc("as for making a table, with a seat open") NewTable table) {}

    /** Tells the host. */
    public record Report(
            @Doc("who") @Nullable String name,

            @Doc("where; one that the asker may watch") @Nullable String table,

            @Doc("what was said") @Nullable String line,
            @Doc("why") String reason,

            @Doc("the secret of an unlisted table") @Nullable String invitation) {}
}
