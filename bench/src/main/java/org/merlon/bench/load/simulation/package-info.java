/** Simulated servers with faults. */
@NullMarked
package org.merlon.bench.load.simulation;

import org.jspecify.annotations.NullMarked;
