/** Nine Towers: a game of a few dozen lines, to show how one is added. */
@NullMarked
package org.merlon.towers;

import org.jspecify.annotations.NullMarked;
