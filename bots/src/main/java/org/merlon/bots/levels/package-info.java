/** The built-in bots and the text that selects a bot with its budget. */
@NullMarked
package org.merlon.bots.levels;

import org.jspecify.annotations.NullMarked;
