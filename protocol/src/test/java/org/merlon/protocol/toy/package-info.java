/** A toy game for tests of what all games share. */
@NullMarked
package org.merlon.protocol.toy;

import org.jspecify.annotations.NullMarked;
