/** Tests of the runner for third-party rule cases. */
@NullMarked
package org.merlon.protocol.cases;

import org.jspecify.annotations.NullMarked;
