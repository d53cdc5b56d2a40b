/** A game small enough to be seen through at a glance, for tests of what all games share. */
@NullMarked
package org.merlon.protocol.toy;

import org.jspecify.annotations.NullMarked;
