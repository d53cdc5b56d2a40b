package org.merlon.server.wire.accounts;

import org.jspecify.annotations.Nullable;
import org.merlon.server.wire.accounts.RelationResponses.RelationKind;
import org.merlon.server.wire.codec.Doc;
import org.merlon.server.wire.table.NewTable;

/** Requests that concern another person. */
public final class RelationRequests {
    private RelationRequests() {}

    /** Follows, blocks or mutes a person, or stops doing so. */
    public record ChangeRelation(
            @Doc("the name of the other person") String name,
            RelationKind kind,
            @Doc("false to end it") boolean on) {}

    /** Challenges a person to a game. */
    public record NewChallenge(
            @Doc("the name of the other person") String name,

            @Doc("the table to create, with at least one open seat")
            NewTable table) {}

    /** Reports a person or a table to the operator of the server. */
    public record Report(
            @Doc("the name of the person") @Nullable String name,

            @Doc("a table that you may watch") @Nullable String table,

            @Doc("the chat message") @Nullable String line,
            @Doc("the reason for the report") String reason,

            @Doc("the secret of an unlisted table") @Nullable String invitation) {}
}
