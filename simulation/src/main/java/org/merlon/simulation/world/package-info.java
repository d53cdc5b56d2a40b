/** Threads and time of a simulation: everything runs on one thread, in an order that a seed decides. */
@NullMarked
package org.merlon.simulation.world;

import org.jspecify.annotations.NullMarked;
