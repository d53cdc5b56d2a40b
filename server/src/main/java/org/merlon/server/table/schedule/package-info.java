/** Background work on tables: timers, bot turns, due tables. */
@NullMarked
package org.merlon.server.table.schedule;

import org.jspecify.annotations.NullMarked;
