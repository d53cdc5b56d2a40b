/** Benchmarks that anyone can rerun, on any machine, and compare. */
@NullMarked
package org.merlon.bench;

import org.jspecify.annotations.NullMarked;
