/** The engine's public line protocol: text in, text out, any program may speak it. */
@NullMarked
package org.merlon.protocol;

import org.jspecify.annotations.NullMarked;
