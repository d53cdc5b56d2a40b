/** The benchmarks of one server and of the parts that send its moves. */
@NullMarked
package org.merlon.bench.load.single;

import org.jspecify.annotations.NullMarked;
