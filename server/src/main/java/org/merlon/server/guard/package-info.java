/** What keeps the server safe from clumsy and hostile clients: refusals, limits, rates, origins, addresses, clean text. */
@NullMarked
package org.merlon.server.guard;

import org.jspecify.annotations.NullMarked;
