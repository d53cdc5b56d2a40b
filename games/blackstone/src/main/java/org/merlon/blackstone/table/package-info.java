/** The components of all quests: the board, the vassal and task cards, which are read from tables, and their piles. */
@NullMarked
package org.merlon.blackstone.table;

import org.jspecify.annotations.NullMarked;
