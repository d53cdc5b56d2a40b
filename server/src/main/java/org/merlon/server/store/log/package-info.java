/** Storage of game logs, lists of tables, finished games, chat and notes. */
@NullMarked
package org.merlon.server.store.log;

import org.jspecify.annotations.NullMarked;
