/** Kills servers under load and checks that no acknowledged move is lost. */
@NullMarked
package org.merlon.bench.load.crash;

import org.jspecify.annotations.NullMarked;
