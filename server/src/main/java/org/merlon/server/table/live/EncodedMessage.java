package org.merlon.server.table.live;

import java.util.concurrent.atomic.AtomicInteger;
import org.merlon.engine.data.Data;
import org.merlon.protocol.json.Json;
import org.merlon.server.wire.Outbound;
import org.merlon.server.wire.WireMapper;

/**
 * A message encoded for the wire. It is encoded once for all its recipients, and counts how many of them still hold it.
 */
public final class EncodedMessage {
    private final byte[] bytes;
    private final AtomicInteger holderCount = new AtomicInteger();

    public EncodedMessage(Outbound message) {
        this(WireMapper.bytes(message));
    }

    /** A message that is already encoded. */
    public EncodedMessage(byte[] bytes) {
        this.bytes = bytes;
    }

    /** A message that another server has written. */
    EncodedMessage(Data.Obj message) {
        this(Json.bytes(message));
    }

    /** The message in UTF-8. All recipients share the array, so it must not be changed. */
    public byte[] bytes() {
        return bytes;
    }

    public int length() {
        return bytes.length;
    }

    /** Adds a holder; returns whether it is the first, so that the message now takes up memory. */
    public boolean retain() {
        return holderCount.getAndIncrement() == 0;
    }

    /** Removes a holder; returns whether it was the last. */
    public boolean release() {
        return holderCount.decrementAndGet() == 0;
    }
}
