/** A player's castle and what it is built from: the board with its lines, the faces of the dice, the guests. */
@NullMarked
package org.merlon.onceupon.castle;

import org.jspecify.annotations.NullMarked;
