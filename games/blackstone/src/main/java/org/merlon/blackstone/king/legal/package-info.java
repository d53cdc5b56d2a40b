/** Legal moves, the reasons why others are illegal, and the notation of moves. */
@NullMarked
package org.merlon.blackstone.king.legal;

import org.jspecify.annotations.NullMarked;
