package org.merlon.server.wire.lists;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.server.wire.table.GameResult;
import org.merlon.server.wire.table.TableInfo;
import org.merlon.server.wire.table.TableSeats.OccupantInfo;
import org.merlon.server.wire.table.TableTerms.RulesInfo;
import org.merlon.server.wire.table.TableTerms.TableConditions;

/** Lists of tables and their rows. */
public final class TableLists {
    private TableLists() {}

    /**
     * A table in a list.
     *
     * @param waitingFor whose move it is
     * @param until when their days are over, where it is a matter of days
     * @param ratings of those who sit at an open table, by seat; null for who has none
     * @param conditions unless they cannot be read here any more
     * @param rules unless there is no such game here any more
     */
    public record TableSummary(
            String id,
            String game,
            String variant,
            int players,
            TableInfo.Phase phase,
            long created,
            long updated,
            boolean yourMove,
            @Nullable String waitingFor,
            @Nullable Long until,
            List<OccupantInfo> seats,
            @Nullable List<@Nullable Long> ratings,
            @Nullable TableConditions conditions,
            @JsonUnwrapped @Nullable RulesInfo rules,
            @Nullable GameResult result) {}

    /** Some tables. */
    public record TableList(List<TableSummary> tables) {}

    /**
     * Games that are over.
     *
     * @param before ask for more with it; null if there are none
     */
    public record FinishedPage(
            List<TableSummary> tables,
            @JsonInclude @Nullable Long before) {}

    /**
     * Finished games that were looked for.
     *
     * @param next where to look on from; null at the end
     */
    public record GameSearchPage(
            List<TableSummary> tables,
            @JsonInclude @Nullable Long next) {}

    /** The next table that waits for the asker, or null. */
    public record NextTable(@JsonInclude @Nullable String table) {}
}
