/** The merlon command. */
@NullMarked
package org.merlon.cli;

import org.jspecify.annotations.NullMarked;
