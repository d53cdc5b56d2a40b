/** The database and the bus of a simulation, with their faults. */
@NullMarked
package org.merlon.simulation.database;

import org.jspecify.annotations.NullMarked;
