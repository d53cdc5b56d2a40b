package org.merlon.server.wire.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/** What a move would add to the asker's score, or null if that is not certain. */
public record MoveGain(@JsonInclude @Nullable Integer points) {}
