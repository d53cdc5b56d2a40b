/** Load for a running server: its process, clients on real sockets, and what they measure. */
@NullMarked
package org.merlon.bench.load;

import org.jspecify.annotations.NullMarked;
