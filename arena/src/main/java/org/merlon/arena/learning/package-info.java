/** Learns evaluation weights from self-play. */
@NullMarked
package org.merlon.arena.learning;

import org.jspecify.annotations.NullMarked;
