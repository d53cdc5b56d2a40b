package org.merlon.server.wire.table;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import org.jspecify.annotations.Nullable;

/** What a table's view had after an earlier entry. */
public record PastView(int number, @JsonUnwrapped @Nullable GameStanding standing) {}
