/** Tables in memory: lock, log, watchers, and the port to other servers. */
@NullMarked
package org.merlon.server.table.live;

import org.jspecify.annotations.NullMarked;
