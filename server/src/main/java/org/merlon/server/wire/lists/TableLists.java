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
     * A row in a list of tables.
     *
     * @param waitingFor the name of the player to move
     * @param until the deadline of that player, if the table has a clock of days
     * @param ratings the ratings by seat at an open table; null for a seat without one
     * @param conditions null if the terms of the table cannot be read by this server any more
     * @param rules null if this server does not have the game any more
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

    /** A list of tables. */
    public record TableList(List<TableSummary> tables) {}

    /**
     * A page of finished games.
     *
     * @param before parameter for the next page; null on the last page
     */
    public record FinishedPage(
            List<TableSummary> tables,
            @JsonInclude @Nullable Long before) {}

    /**
     * A page of search results.
     *
     * @param next where the next page starts; null on the last page
     */
    public record GameSearchPage(
            List<TableSummary> tables,
            @JsonInclude @Nullable Long next) {}

    /** The next table at which it is the turn of the person who asks, or null. */
    public record NextTable(@JsonInclude @Nullable String table) {}
}
