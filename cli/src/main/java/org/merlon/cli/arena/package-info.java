/** The arena on the command line. */
@NullMarked
package org.merlon.cli.arena;

import org.jspecify.annotations.NullMarked;
