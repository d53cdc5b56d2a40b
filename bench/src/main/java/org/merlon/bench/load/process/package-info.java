/** Server processes, their CPU profiles and temporary folders for the load benchmarks. */
@NullMarked
package org.merlon.bench.load.process;

import org.jspecify.annotations.NullMarked;
