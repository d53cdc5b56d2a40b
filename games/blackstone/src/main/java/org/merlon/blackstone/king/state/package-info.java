/** The state of a game of King's Quest: its rules, seats, moves and conditions to win and to lose. */
@NullMarked
package org.merlon.blackstone.king.state;

import org.jspecify.annotations.NullMarked;
