/** Tests of the parts of a cluster, with a clock that the tests move and threads that they run. */
@NullMarked
package org.merlon.server.cluster;

import org.jspecify.annotations.NullMarked;
