/** The engine's public line protocol: text in, text out, for any client program. */
@NullMarked
package org.merlon.protocol;

import org.jspecify.annotations.NullMarked;
