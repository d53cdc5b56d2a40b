/** The interfaces of bots and players, written against the engine's interfaces alone. */
@NullMarked
package org.merlon.bots;

import org.jspecify.annotations.NullMarked;
