/** Tests of the protection against faulty and hostile clients. */
@NullMarked
package org.merlon.server.guard;

import org.jspecify.annotations.NullMarked;
