package org.merlon.server.wire;

import java.util.List;

/** The names of somebody's bot accounts. */
public record OwnBots(List<String> bots) {}
