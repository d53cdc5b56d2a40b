/** Time, threads and random numbers of the process in which a server runs. */
@NullMarked
package org.merlon.server.runtime;

import org.jspecify.annotations.NullMarked;
