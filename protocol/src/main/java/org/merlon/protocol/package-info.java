/** The public line protocol: sessions of the engine and their commands. */
@NullMarked
package org.merlon.protocol;

import org.jspecify.annotations.NullMarked;
