/** Nine Towers: a small game that shows how to add a game. */
@NullMarked
package org.merlon.towers;

import org.jspecify.annotations.NullMarked;
