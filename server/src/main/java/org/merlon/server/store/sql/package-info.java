/** Database connections, dialects and the write queue. */
@NullMarked
package org.merlon.server.store.sql;

import org.jspecify.annotations.NullMarked;
