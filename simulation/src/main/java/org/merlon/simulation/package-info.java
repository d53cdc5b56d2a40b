/** Servers, their database, their bus and their players in one simulated world, with faults. */
@NullMarked
package org.merlon.simulation;

import org.jspecify.annotations.NullMarked;
