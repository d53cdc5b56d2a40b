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

/** A message that a client may send over the WebSocket. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface Inbound {

    /** A reference chosen by the client; the response repeats it. */
    @Nullable String ref();

    /** Subscribes to a table: its current state and everything that happens there. */
    @JsonTypeName("watch")
    record Watch(
            String table,

            @Doc("number of the last entry the client has; the server sends the entries after it") @Range @Nullable Integer after,

            @Doc("the secret of an unlisted table") @Nullable String invitation,

            @Doc("whether to send only the differences after each entry of a running game") @Nullable Boolean changes,

            @Nullable String ref)
            implements Inbound {}

    /** Ends the subscription to a table. */
    @JsonTypeName("unwatch")
    record Unwatch(String table, @Nullable String ref) implements Inbound {}

    /** A command at a table. There is one message type for each command, with the fields of that command. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NONE) // the type is that of the command
    @JsonPropertyOrder("type")
    record TableAction(
            String table,
            @JsonUnwrapped TableCommand command,
            @Nullable String ref) implements Inbound {
        @JsonProperty
        String type() {
            return RecordReader.typeName(command.getClass());
        }
    }

    /** Subscribes to changes of the lists of tables in the lobby. */
    @JsonTypeName("gate")
    record SubscribeLobby(@Nullable String ref) implements Inbound {}

    /** Asks for a {@link Outbound.Pong}, to check that the connection is alive. */
    @JsonTypeName("ping")
    record Ping(@Nullable String ref) implements Inbound {}
}
