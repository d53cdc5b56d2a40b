package org.merlon.server.wire;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import org.jspecify.annotations.Nullable;

/** What a table's view had after an earlier entry. */
public record Past(int number, @JsonUnwrapped @Nullable Standing standing) {}
