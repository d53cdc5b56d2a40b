/** Storage for the coordination of servers that share a database. */
@NullMarked
package org.merlon.server.store.cluster;

import org.jspecify.annotations.NullMarked;
