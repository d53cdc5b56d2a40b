/** Load generators with simulated players, and the benchmarks of one server. */
@NullMarked
package org.merlon.bench.load.client;

import org.jspecify.annotations.NullMarked;
