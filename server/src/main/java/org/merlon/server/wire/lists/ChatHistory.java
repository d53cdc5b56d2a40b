package org.merlon.server.wire.lists;

import java.util.List;

/** What was said in a room, oldest first. */
public record ChatHistory(List<ChatMessage> lines) {
    /** Something that was said. */
    public record ChatMessage(String name, String text, long time) {}
}
