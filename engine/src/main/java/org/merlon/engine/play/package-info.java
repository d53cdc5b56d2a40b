/** What can be done with any game: matches, playouts, counting, notation. */
@NullMarked
package org.merlon.engine.play;

import org.jspecify.annotations.NullMarked;
