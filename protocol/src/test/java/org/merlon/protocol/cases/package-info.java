/** Tests of the runner for outside cases. */
@NullMarked
package org.merlon.protocol.cases;

import org.jspecify.annotations.NullMarked;
