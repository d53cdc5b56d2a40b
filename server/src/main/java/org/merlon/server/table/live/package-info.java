/** Tables in memory: lock, log, audience, and the port to other servers. */
@NullMarked
package org.merlon.server.table.live;

import org.jspecify.annotations.NullMarked;
