package org.merlon.server.wire.codec;

/** A value that is JSON text already and is written as it is. */
public interface RawJson {
    String json();
}
