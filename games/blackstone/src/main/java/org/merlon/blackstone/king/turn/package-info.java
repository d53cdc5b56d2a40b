/** The course of a turn: its phases, and what a move changes. */
@NullMarked
package org.merlon.blackstone.king.turn;

import org.jspecify.annotations.NullMarked;
