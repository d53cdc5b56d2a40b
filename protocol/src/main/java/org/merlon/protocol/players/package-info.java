/** Bots that are external programs and speak the line protocol. */
@NullMarked
package org.merlon.protocol.players;

import org.jspecify.annotations.NullMarked;
