package org.merlon.server.wire;

/** It is done, and there is no more to say. */
public record EmptyResponse() {}
