/** Plays games in a terminal. */
@NullMarked
package org.merlon.cli.play;

import org.jspecify.annotations.NullMarked;
