/** Requests and responses of one table. */
@NullMarked
package org.merlon.server.wire.table;

import org.jspecify.annotations.NullMarked;
