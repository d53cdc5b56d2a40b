package org.merlon.server.wire;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import org.jspecify.annotations.Nullable;
import org.merlon.server.wire.codec.Doc;
import org.merlon.server.wire.codec.Range;
import org.merlon.server.wire.codec.RecordReader;
import org.merlon.server.wire.table.TableCommand;

/** What a client may say over the WebSocket. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface Inbound {

    /** What the answer repeats. */
    @Nullable String ref();

    /** Wants to see a table and to hear what happens there. */
    @JsonTypeName("watch")
    record Watch(
            String table,

            @Doc("the last entry that the client has; it gets what it missed since") @Range @Nullable Integer after,

            @Doc("the secret of an unlisted table") @Nullable String invitation,

            @Doc("whether to be told, while a game is played, only what is different after an entry") @Nullable Boolean changes,

            @Nullable String ref)
            implements Inbound {}

    /** Looks away. */
    @JsonTypeName("unwatch")
    record Unwatch(String table, @Nullable String ref) implements Inbound {}

    /** Does something at a table: a message for each deed, of that type, with the deed's own fields. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NONE) // the type is the deed's
    @JsonPropertyOrder("type")
    record TableAction(
            String table,
            @JsonUnwrapped TableCommand deed,
            @Nullable String ref) implements Inbound {
        @JsonProperty
        String type() {
            return RecordReader.name(deed.getClass());
        }
    }

    /** Wants to hear that lists of tables change. */
    @JsonTypeName("gate")
    record SubscribeLobby(@Nullable String ref) implements Inbound {}

    /** Asks for a sign of life. */
    @JsonTypeName("ping")
    record Ping(@Nullable String ref) implements Inbound {}
}
