/** Series of games between bots: who sits where, the games themselves, and what can be concluded from them. */
@NullMarked
package org.merlon.arena;

import org.jspecify.annotations.NullMarked;
