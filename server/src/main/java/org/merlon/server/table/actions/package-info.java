/** Commands of players at a table: seats, moves, undo, claims, chat and rematches. */
@NullMarked
package org.merlon.server.table.actions;

import org.jspecify.annotations.NullMarked;
