package org.merlon.server.wire;

import java.util.List;

/** What was said in a room, oldest first. */
public record Chat(List<Line> lines) {
    /** Something that was said. */
    public record Line(String name, String text, long time) {}
}
