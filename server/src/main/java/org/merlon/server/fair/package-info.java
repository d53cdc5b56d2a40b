/** Verifiable randomness: commitments before a game, proof after it. */
@NullMarked
package org.merlon.server.fair;

import org.jspecify.annotations.NullMarked;
