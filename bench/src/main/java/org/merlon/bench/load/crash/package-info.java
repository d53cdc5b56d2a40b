/** Kills servers under load and checks that nothing acknowledged is lost. */
@NullMarked
package org.merlon.bench.load.crash;

import org.jspecify.annotations.NullMarked;
