/** Series of games between bots: the plan, the games, and the statistics. */
@NullMarked
package org.merlon.arena;

import org.jspecify.annotations.NullMarked;
