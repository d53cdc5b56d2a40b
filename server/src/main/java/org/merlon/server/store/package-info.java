/** Persistence in SQLite or PostgreSQL. */
@NullMarked
package org.merlon.server.store;

import org.jspecify.annotations.NullMarked;
