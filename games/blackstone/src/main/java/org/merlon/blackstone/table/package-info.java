/** What lies on the table in every quest: the board, the vassal and task cards, read from tables, and their piles. */
@NullMarked
package org.merlon.blackstone.table;

import org.jspecify.annotations.NullMarked;
