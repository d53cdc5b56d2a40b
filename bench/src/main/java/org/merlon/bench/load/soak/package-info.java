/** Long runs of honest players and attacks. */
@NullMarked
package org.merlon.bench.load.soak;

import org.jspecify.annotations.NullMarked;
