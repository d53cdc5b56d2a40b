package org.merlon.server.wire;

/** What a bot account shows itself by. */
public record Token(String name, String token) {}
