/** The {@code merlon} command and its subcommands. */
@NullMarked
package org.merlon.cli;

import org.jspecify.annotations.NullMarked;
