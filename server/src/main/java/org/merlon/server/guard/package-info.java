/** Protection against faulty and hostile clients: refusals, limits, rates, origins, client addresses, text cleaning. */
@NullMarked
package org.merlon.server.guard;

import org.jspecify.annotations.NullMarked;
