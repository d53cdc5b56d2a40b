/** Tests of what keeps the server safe. */
@NullMarked
package org.merlon.server.guard;

import org.jspecify.annotations.NullMarked;
