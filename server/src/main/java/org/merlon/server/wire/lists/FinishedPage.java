package org.merlon.server.wire.lists;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Games that are over.
 *
 * @param before ask for more with it; null if there are none
 */
public record FinishedPage(
        List<TableSummary> tables, @JsonInclude @Nullable Long before) {}
