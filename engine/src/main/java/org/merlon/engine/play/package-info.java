/** Services for any game: matches, playouts, perft and notation. */
@NullMarked
package org.merlon.engine.play;

import org.jspecify.annotations.NullMarked;
