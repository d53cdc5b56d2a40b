/** Moves as they are listed, read, spelled, refused and told of. */
@NullMarked
package org.merlon.engine.move;

import org.jspecify.annotations.NullMarked;
