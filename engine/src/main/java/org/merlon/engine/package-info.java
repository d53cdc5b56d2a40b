/** The core shared by all games: states, moves, chance, notation, replay and the registry. */
@NullMarked
package org.merlon.engine;

import org.jspecify.annotations.NullMarked;
