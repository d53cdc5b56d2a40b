package org.merlon.server.wire;

import org.jspecify.annotations.Nullable;

/** What somebody sends who has to do with somebody else. */
public final class AboutOthers {
    private AboutOthers() {}

    /** Follows, blocks or mutes somebody. */
    public record NewBond(
            @Means("whom") String name,
            Bond kind,
            @Means("false for no longer") boolean on) {}

    /** Asks somebody for a game. */
    public record NewChallenge(
            @Means("whom") String name,

            @Means("as for making a table, with a seat open")
            NewTable table) {}

    /** Tells the host. */
    public record Report(
            @Means("who") @Nullable String name,

            @Means("where; one that the asker may watch") @Nullable String table,

            @Means("what was said") @Nullable String line,
            @Means("why") String reason,

            @Means("the secret of an unlisted table") @Nullable String invitation) {}
}
