/** Tests of the merlon command and of the product as a whole. */
@NullMarked
package org.merlon.cli;

import org.jspecify.annotations.NullMarked;
