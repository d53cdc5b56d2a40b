/** The King's Quest kinds of Blackstone Castle: King's Quest, advanced, together, alone, and Puzzle Master's Quest. */
@NullMarked
package org.merlon.blackstone.king;

import org.jspecify.annotations.NullMarked;
