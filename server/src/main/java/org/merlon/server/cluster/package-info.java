/** Several servers on one database: their messages, leases and shared presence. */
@NullMarked
package org.merlon.server.cluster;

import org.jspecify.annotations.NullMarked;
