/** The arena and learning commands. */
@NullMarked
package org.merlon.cli.arena;

import org.jspecify.annotations.NullMarked;
