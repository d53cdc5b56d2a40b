package org.merlon.server.wire.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/** The next table that waits for the asker, or null. */
public record NextTable(@JsonInclude @Nullable String table) {}
