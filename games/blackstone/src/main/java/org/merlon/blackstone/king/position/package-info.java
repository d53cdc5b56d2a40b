/** Positions of King's Quest as data: reading with validation, writing, and guesses about hidden cards. */
@NullMarked
package org.merlon.blackstone.king.position;

import org.jspecify.annotations.NullMarked;
