/** Chance that nobody has to take on trust: commitments before the game, proof after it. */
@NullMarked
package org.merlon.server.fair;

import org.jspecify.annotations.NullMarked;
