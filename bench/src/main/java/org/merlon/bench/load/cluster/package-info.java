/** Load and failures against several servers. */
@NullMarked
package org.merlon.bench.load.cluster;

import org.jspecify.annotations.NullMarked;
