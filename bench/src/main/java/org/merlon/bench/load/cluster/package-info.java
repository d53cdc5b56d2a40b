/** Load and fault tests of a cluster. */
@NullMarked
package org.merlon.bench.load.cluster;

import org.jspecify.annotations.NullMarked;
