/** Reproducible benchmarks whose results can be compared between machines. */
@NullMarked
package org.merlon.bench;

import org.jspecify.annotations.NullMarked;
