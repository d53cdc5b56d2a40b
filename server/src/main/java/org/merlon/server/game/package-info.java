/** The game log and the game that follows from it: pure, without I/O, threads or clocks. */
@NullMarked
package org.merlon.server.game;

import org.jspecify.annotations.NullMarked;
