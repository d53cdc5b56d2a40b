/** Tables in memory: lock, log, watchers, the time of their games, read-only mode, and the port to other servers. */
@NullMarked
package org.merlon.server.table.live;

import org.jspecify.annotations.NullMarked;
