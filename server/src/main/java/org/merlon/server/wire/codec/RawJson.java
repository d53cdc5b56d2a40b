package org.merlon.server.wire.codec;

/** What is JSON already when it is told, and goes over the wire as it is. */
public interface RawJson {
    String json();
}
