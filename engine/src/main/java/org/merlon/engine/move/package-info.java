/** Moves: lists, text forms, refusals and events. */
@NullMarked
package org.merlon.engine.move;

import org.jspecify.annotations.NullMarked;
