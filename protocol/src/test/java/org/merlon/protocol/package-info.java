/** Tests of the line protocol. */
@NullMarked
package org.merlon.protocol;

import org.jspecify.annotations.NullMarked;
