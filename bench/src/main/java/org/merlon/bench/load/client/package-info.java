/** Load generators: players, sockets, latencies. */
@NullMarked
package org.merlon.bench.load.client;

import org.jspecify.annotations.NullMarked;
