/** Benchmarks of the speed and the strength of bots. */
@NullMarked
package org.merlon.bench.bots;

import org.jspecify.annotations.NullMarked;
