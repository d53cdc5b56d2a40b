/** The board: its spaces, the castles on it, and where blocks and knights can go. */
@NullMarked
package org.merlon.torres.board;

import org.jspecify.annotations.NullMarked;
