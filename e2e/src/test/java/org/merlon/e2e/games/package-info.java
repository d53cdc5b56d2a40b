/** Browser tests of the single games. */
@NullMarked
package org.merlon.e2e.games;

import org.jspecify.annotations.NullMarked;
