package org.merlon.server.wire.table;

import java.util.List;
import org.merlon.engine.move.ReachablePath;

/**
 * How far the asker's pieces get in this turn.
 *
 * @param number the last entry
 */
public record ReachablePaths(int number, List<ReachablePath> ways) {}
