package org.merlon.server.wire.lists;

import org.merlon.server.wire.codec.RawJson;
import org.merlon.server.wire.codec.SchemaOverride;

/** What is attached, in JSON as it is stored: the game checked it when it came. */
@SchemaOverride("{}")
public record AttachmentContent(String json) implements RawJson {}
