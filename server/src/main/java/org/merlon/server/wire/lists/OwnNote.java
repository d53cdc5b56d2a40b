package org.merlon.server.wire.lists;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/** What somebody has written down for themselves, or null. */
public record OwnNote(@JsonInclude @Nullable String text) {}
