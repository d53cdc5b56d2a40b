/** Hours of mixed load and attacks. */
@NullMarked
package org.merlon.bench.load.soak;

import org.jspecify.annotations.NullMarked;
