/** Analyses of a state for players and bots: facts, hints and the value for each seat. */
@NullMarked
package org.merlon.blackstone.king.analysis;

import org.jspecify.annotations.NullMarked;
