package org.merlon.server.wire;

/** What is attached, in JSON as it is stored: the game checked it when it came. */
@Described("{}")
public record AttachmentContent(String json) implements Written {}
