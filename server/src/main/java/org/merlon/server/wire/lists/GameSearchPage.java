package org.merlon.server.wire.lists;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finished games that were looked for.
 *
 * @param next where to look on from; null at the end
 */
public record GameSearchPage(
        List<TableSummary> tables, @JsonInclude @Nullable Long next) {}
