/** Simulated players and their connections, for all benchmarks of servers. */
@NullMarked
package org.merlon.bench.load.client;

import org.jspecify.annotations.NullMarked;
