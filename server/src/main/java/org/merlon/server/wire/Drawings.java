package org.merlon.server.wire;

import java.util.List;

/** All that was drawn at a table. */
public record Drawings(List<Drawing> drawings) {}
