package org.merlon.server.wire.lists;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.server.wire.table.GameResult;
import org.merlon.server.wire.table.OccupantInfo;
import org.merlon.server.wire.table.RulesInfo;
import org.merlon.server.wire.table.TableConditions;
import org.merlon.server.wire.table.TableInfo;

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
