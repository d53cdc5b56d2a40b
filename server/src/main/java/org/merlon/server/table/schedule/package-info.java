/** Background work on tables: clock timers, bot turns, due tables, read-only mode. */
@NullMarked
package org.merlon.server.table.schedule;

import org.jspecify.annotations.NullMarked;
