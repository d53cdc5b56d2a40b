package org.merlon.server.table.live;

import java.util.concurrent.atomic.AtomicInteger;
import org.merlon.engine.data.Data;
import org.merlon.protocol.Json;
import org.merlon.server.wire.Outbound;
import org.merlon.server.wire.codec.WireMapper;

/** A message as it goes over the wire: written down once, however many it is for, and counted while anybody holds it. */
public final class EncodedMessage {
    private final byte[] bytes;
    private final AtomicInteger holders = new AtomicInteger();

    public EncodedMessage(Outbound message) {
        this(WireMapper.bytes(message));
    }

    /** A message that is written already. */
    public EncodedMessage(byte[] bytes) {
        this.bytes = bytes;
    }

    /** A message that another server has written. */
    EncodedMessage(Data.Obj message) {
        this(Json.bytes(message));
    }

    /** The message in UTF-8; shared by all who send it, so it must not be changed. */
    public byte[] bytes() {
        return bytes;
    }

    public int length() {
        return bytes.length;
    }

    /** One more holds it; true for the first, who keeps it in memory. */
    public boolean retain() {
        return holders.getAndIncrement() == 0;
    }

    /** One less holds it; true for the last. */
    public boolean release() {
        return holders.decrementAndGet() == 0;
    }
}
