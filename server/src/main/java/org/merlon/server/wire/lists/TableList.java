package org.merlon.server.wire.lists;

import java.util.List;

/** Some tables. */
public record TableList(List<TableSummary> tables) {}
