/** Long runs of honest players and attacks. */
@NullMarked
package org.merlon.bench.load.attack;

import org.jspecify.annotations.NullMarked;
