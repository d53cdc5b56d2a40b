package org.merlon.server.wire;

/** What is JSON already when it is told, and goes over the wire as it is. */
interface Written {
    String json();
}
